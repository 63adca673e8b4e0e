import { noise } from '../noise';
import { PLAYERS, type PlayerColour, type PlayerLook } from '../players';
import { group, type Svg } from '../svg';
import { bead } from './bead';
import { blank, PAPER_SHEET, THICKNESS, type TileDetail } from './blank';
import { curledStrand } from './curl';
import { INSIDE_HEXAGON } from './hex';
import { joinedStrands } from './joined';

/** A beard tile as it lies, already turned: `open` are its open sides. */
export function beardTile(
  colour: PlayerColour,
  open: readonly number[],
  { variant = 0, small = false, thickness = THICKNESS }: TileDetail = {},
): Svg {
  const grainSeed = small ? null : variant * 31 + 7;
  return group(
    { class: 'cw-tile cw-beard' },
    blank({ material: PAPER_SHEET, open, grainSeed, thickness }),
    hairOn(PLAYERS[colour], open, variant, small),
  );
}

function hairOn(owner: PlayerLook, open: readonly number[], variant: number, small: boolean): Svg {
  const random = noise(variant * 97 + 13);
  const [side] = open;
  if (side === undefined) return bead(owner, 18);
  const strands =
    open.length === 1 ? curledStrand(side, owner, random, small) : joinedStrands(open, owner, random, small);
  return group({ clipPath: INSIDE_HEXAGON }, strands);
}
