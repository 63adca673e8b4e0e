import { ORIGIN, type Point } from '../path';
import { memoised } from '../memo';
import { PLAYERS, type PlayerColour } from '../players';
import { group, path, picture, rounded, type Svg } from '../svg';
import { braided, groundWidth } from './braids';
import { HALF_WIDTH, strandAlong } from './strand';

/**
 * A straight piece of a player's braid as a ruler, a divider or a meter, `length` by `width` pixels.
 *
 * It stretches to the box it is put in.
 */
export const braidStrip = memoised(
  (colour: PlayerColour, length: number, width: number, direction: 'across' | 'down' = 'across'): Svg => {
    const hair = PLAYERS[colour];
    const units = length * (HALF_WIDTH / (width / 2));
    const overhang: Point = [units + 30, 0];
    const strip = group(
      direction === 'down' ? { transform: 'rotate(90)' } : {},
      path(`M-9 0H${rounded(units + 9)}`, { stroke: hair.dark, strokeWidth: groundWidth(hair) }),
      braided(strandAlong([ORIGIN, overhang]), hair, { small: false, outline: 2.4 }),
    );
    return picture(
      direction === 'down' ? [-21, 0, 42, units] : [0, -21, units, 42],
      {
        class: 'braid-strip',
        width: direction === 'down' ? width : length,
        height: direction === 'down' ? length : width,
        preserveAspectRatio: 'none',
      },
      strip,
    );
  },
);
