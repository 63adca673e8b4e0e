/** Strands that run through a tile or meet in it: two open sides or more. */

import { eitherSign, type Noise } from '../noise';
import { polar, trace } from '../path';
import type { Hair, PlayerLook } from '../players';
import { circle, group, line, moved, nothing, path, together, type Svg } from '../svg';
import { bead } from './bead';
import { braided, groundWidth } from './braids';
import { limbsOf, type Limbs } from './limbs';
import { HALF_WIDTH, strandFrom, type Strand } from './strand';

export const HAIR_SHADOW = '#2a160a';

export function joinedStrands(
  open: readonly number[],
  owner: PlayerLook,
  random: Noise,
  small: boolean,
): Svg {
  const limbs = limbsOf(open, random);
  const strands = limbs.limbs.map(({ side, points }) => strandFrom(side, points));
  const through = open.length === 2;
  return together(
    ground(strands, limbs, owner),
    small ? nothing : flyAways(strands, owner, random),
    ...strands.map((strand) => braided(strand, owner, { small })),
    through ? nothing : bun(owner, small),
    bead(owner, small ? 24 : through ? 16 : 19, limbs.centre),
  );
}

/** Shadow and dark ground below the locks. */
function ground(strands: readonly Strand[], { bend }: Limbs, hair: Hair): Svg {
  const courses = strands.map((strand) => strand.path).join('');
  const width = groundWidth(hair);
  return group(
    { fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' },
    path(courses, {
      transform: moved(0, 3.5),
      stroke: HAIR_SHADOW,
      strokeOpacity: 0.26,
      strokeWidth: 2 * HALF_WIDTH + 5,
    }),
    path(courses, { stroke: hair.dark, strokeWidth: width }),
    bend === null
      ? nothing
      : path(bend, { stroke: hair.middle, strokeLinecap: 'butt', strokeWidth: width - 3 }),
  );
}

/** Three hairs a strand that would not be braided. They keep away from the edge, so seams stay clean. */
function flyAways(strands: readonly Strand[], hair: Hair, random: Noise): Svg {
  const hairs = strands.flatMap((strand) =>
    Array.from({ length: 3 }, () => {
      const side = eitherSign(random);
      const root = (strand.outwards ? strand.from : strand.to) * (0.3 + random() * 0.35);
      const bow = strand.place(root + 7, side * (HALF_WIDTH + 3));
      const tip = strand.place(root + 12 + random() * 4, side * (HALF_WIDTH + 4 + random() * 4));
      return trace`M${strand.place(root, side * (HALF_WIDTH - 2))}Q${bow} ${tip}`;
    }),
  );
  return line(hairs.join(''), hair.dark, 1.3, { strokeOpacity: 0.75 });
}

const BUN_RADIUS = 36;
const BUN_LOCKS = 9;

/** A wound bun hides where the limbs cross, so that every limb leaves a calm round shape. */
function bun(hair: Hair, small: boolean): Svg {
  return together(
    circle(BUN_RADIUS, { cy: 2.5, fill: HAIR_SHADOW, fillOpacity: 0.3 }),
    circle(BUN_RADIUS, { fill: hair.base, stroke: hair.dark, strokeWidth: small ? 4 : 2.6 }),
    small ? nothing : windings(hair),
  );
}

function windings(hair: Hair): Svg {
  const angles = Array.from({ length: BUN_LOCKS }, (_, i) => (i * 2 * Math.PI) / BUN_LOCKS);
  const furrow = (angle: number) =>
    trace`M${polar(21, angle)}Q${polar(29, angle + 0.16)} ${polar(BUN_RADIUS - 1.5, angle + 0.62)}`;
  const ridge = (angle: number) =>
    trace`M${polar(24, angle + 0.3)}Q${polar(30, angle + 0.42)} ${polar(BUN_RADIUS - 5, angle + 0.74)}`;
  return together(
    line(angles.map(furrow).join(''), hair.dark, 2),
    line(angles.map(ridge).join(''), hair.light, 2, { strokeOpacity: 0.85 }),
  );
}
