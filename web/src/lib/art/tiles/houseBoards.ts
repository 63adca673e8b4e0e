/** The starting boards of the house, cell by cell (BS-1.6), and a plain wooden cell for any other board. */

import { trace } from '../path';
import { BRASS } from '../inks';
import { memoised } from '../memo';
import type { Hair } from '../players';
import { circle, group, moved, nothing, path, picture, together, type Svg, type ViewBox } from '../svg';
import { blank, WOOD } from './blank';
import { chinFace, chopFace } from './boardFaces';
import { braided } from './braids';
import { APOTHEM, centreOf, INSIDE_HEXAGON, SIDES, towards, type Cell } from './hex';
import { handlebar } from './moustache';
import { silhouette } from './stack';
import { HALF_WIDTH, strandFrom } from './strand';

export type HouseBoard = 'chin' | 'moustache' | 'muttonChops';

/** `open` are the sides that are open on the board of the house; an owner's set may open others. */
interface CellArt {
  readonly at: Cell;
  readonly open: readonly number[];
  readonly face: () => Svg;
}

/** `strandsEnd` is how near to the centre the strands of its cells reach; `over` lies on all cells together. */
interface BoardArt {
  readonly cells: readonly CellArt[];
  readonly strandsEnd: number;
  readonly over: () => Svg;
  /** What a picture of the board shows. */
  readonly box: ViewBox;
}

const bare = () => nothing;

const WEST = [2, 3, 4];
const MIDDLE = [1, 2, 4, 5];
const EAST = [0, 1, 5];

const HOUSE_BOARDS: Readonly<Record<HouseBoard, BoardArt>> = {
  chin: {
    cells: [{ at: [0, 0], open: SIDES, face: () => chinFace() }],
    strandsEnd: 24,
    over: bare,
    box: [-140, -130, 280, 270],
  },
  moustache: {
    cells: [
      { at: [-1, 0], open: WEST, face: bare },
      { at: [0, 0], open: MIDDLE, face: bare },
      { at: [1, 0], open: EAST, face: bare },
    ],
    strandsEnd: 4,
    over: handlebar,
    box: [-290, -130, 580, 270],
  },
  muttonChops: {
    cells: [
      { at: [-2, 0], open: WEST, face: () => chopFace('left') },
      { at: [0, 0], open: MIDDLE, face: () => chinFace(40) },
      { at: [2, 0], open: EAST, face: () => chopFace('right') },
    ],
    strandsEnd: 24,
    over: bare,
    box: [-450, -130, 900, 270],
  },
};

const HOUSE_BOARD_NAMES = Object.keys(HOUSE_BOARDS) as readonly HouseBoard[];

/** The board of the house that has exactly these cells; null for a board of somebody's own. */
export function houseBoardOf(cells: readonly Cell[]): HouseBoard | null {
  const wanted = cells.map(String).sort().join();
  const known = (name: HouseBoard) => HOUSE_BOARDS[name].cells.map((cell) => String(cell.at));
  return HOUSE_BOARD_NAMES.find((name) => known(name).sort().join() === wanted) ?? null;
}

/** A board as a picture of its own, as it is chosen before the game. */
export function houseBoardPicture(board: HouseBoard): Svg {
  const { cells, over, box } = HOUSE_BOARDS[board];
  const placed = (cell: CellArt, drawing: Svg) => group({ transform: moved(...centreOf(cell.at)) }, drawing);
  return picture(
    box,
    {},
    ...cells.map((cell) => placed(cell, silhouette(THICKNESS_OF_BOARD, 9))),
    ...cells.map((cell) => placed(cell, boardCell(board, cell.at, cell.open))),
    over(),
  );
}

const THICKNESS_OF_BOARD = 10;

/**
 * One cell of a starting board, `open` to some sides.
 *
 * On a board of somebody's own (null) a cell is plain wood, its strands tied to a peg in the middle.
 */
export const boardCell = memoised((board: HouseBoard | null, [q, r]: Cell, open: readonly number[]): Svg => {
  const art = board === null ? OWN_BOARD : HOUSE_BOARDS[board];
  const index = art.cells.findIndex(({ at }) => at[0] === q && at[1] === r);
  const face = art.cells[index]?.face ?? peg;
  return group(
    { class: 'cw-tile cw-board' },
    blank({ material: WOOD, open, grainSeed: Math.max(0, index) + 9, thickness: THICKNESS_OF_BOARD }),
    group({ clipPath: INSIDE_HEXAGON }, ...open.map((side) => boardStrand(side, art.strandsEnd))),
    face(),
  );
});

/** What lies across the cells of a board: the handlebar of the moustache, in the middle of the table. */
export function boardOver(board: HouseBoard | null): Svg {
  return board === null ? nothing : HOUSE_BOARDS[board].over();
}

const OWN_BOARD = { cells: [] as readonly CellArt[], strandsEnd: 14 };

const BOARD_HAIR: Hair = {
  braid: 'fishtail',
  base: '#c79a66',
  dark: '#2a160b',
  middle: '#8a5f3a',
  light: '#f0d3a4',
};

/** A strand from the edge to `end` units from the centre. */
function boardStrand(side: number, end: number): Svg {
  const strand = strandFrom(side, [towards(side), towards(side, 70), towards(side, end)]);
  const ground = trace`M${towards(side, APOTHEM + 1)}L${towards(side, end + 16)}`;
  return together(
    path(ground, { fill: 'none', stroke: '#150b05', strokeWidth: 2 * HALF_WIDTH - 3 }),
    braided(strand, BOARD_HAIR, { small: false }),
  );
}

/** A turned wooden peg in a brass ring. */
function peg(): Svg {
  return together(
    circle(29, { cy: 3, fill: '#120904', fillOpacity: 0.5 }),
    circle(27, { fill: BRASS, stroke: '#4d320c', strokeWidth: 2.4 }),
    circle(20, { fill: '#6b432b', stroke: '#4d320c', strokeWidth: 2.4 }),
    circle(12, { fill: 'none', stroke: '#8a5f3a', strokeWidth: 2 }),
    circle(5, { fill: '#8a5f3a' }),
  );
}
