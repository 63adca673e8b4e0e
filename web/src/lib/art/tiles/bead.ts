/** The bead that ties a braid and says whose it is. */

import { ORIGIN, type Point } from '../path';
import { symbol, type PlayerLook } from '../players';
import { at, circle, together, type Svg } from '../svg';

const BEAD_FACE = '#fbf3e1';

export function bead(owner: PlayerLook, radius: number, [x, y]: Point = ORIGIN): Svg {
  return at(
    x,
    y,
    together(
      circle(radius + 2.6, { cy: 2, fill: '#1a0f08', fillOpacity: 0.38 }),
      circle(radius, { fill: BEAD_FACE, stroke: owner.dark, strokeWidth: 3 }),
      circle(radius - 3.6, { fill: 'none', stroke: owner.base, strokeWidth: 1.6, strokeOpacity: 0.75 }),
      symbol(owner.symbol, owner.dark, (radius / 17) * 0.94),
    ),
  );
}
