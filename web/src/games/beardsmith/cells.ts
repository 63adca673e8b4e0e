// Where cells lie: axial coordinates (q, r), pointed corner up, sides counted counter-clockwise from east (BS-1.6).

import type { Cell } from '../../wire/beardsmith';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle in board units. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** From the middle of a hexagon to a corner, in board units; the tile art is drawn to it. */
export const RADIUS = 100;
const COLUMN = RADIUS * Math.sqrt(3);
const ROW = RADIUS * 1.5;

/** From the middle of a hexagon to the middle of a side. */
export const APOTHEM = COLUMN / 2;

export const SIDES = [0, 1, 2, 3, 4, 5] as const;
export type Side = (typeof SIDES)[number];

const STEPS: readonly Cell[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

export const cellKey = ([q, r]: Cell): string => `${q},${r}`;

export const sameCell = (one: Cell | null, other: Cell | null): boolean =>
  one === other || (one !== null && other !== null && one[0] === other[0] && one[1] === other[1]);

/** The cell that side `side` faces. */
export function neighbour([q, r]: Cell, side: number): Cell {
  const [dq, dr] = STEPS[side] as Cell;
  return [q + dq, r + dr];
}

/** The side of the neighbour that meets side `side`. */
export const opposite = (side: number): number => (side + 3) % 6;

/** A pattern's open sides after it was turned `turn` times by a sixth. */
export const turned = (open: readonly number[], turn: number): number[] =>
  open.map((side) => (side + turn) % 6).sort((one, other) => one - other);

/** The middle of a cell, in board units. */
export const middle = ([q, r]: Cell): Point => ({ x: COLUMN * (q + r / 2), y: ROW * r });

/** The middle of a side, `distance` units from the middle of the cell. */
export function towards(cell: Cell, side: number, distance: number = APOTHEM): Point {
  const { x, y } = middle(cell);
  const angle = (-Math.PI / 3) * side;
  return { x: x + distance * Math.cos(angle), y: y + distance * Math.sin(angle) };
}

/** The smallest box round all cells. An empty board has a box of one cell in the middle. */
export function boxOf(cells: readonly Cell[]): Box {
  const middles = (cells.length > 0 ? cells : [[0, 0] as Cell]).map(middle);
  const xs = middles.map((point) => point.x);
  const ys = middles.map((point) => point.y);
  return {
    left: Math.min(...xs) - APOTHEM,
    top: Math.min(...ys) - RADIUS,
    right: Math.max(...xs) + APOTHEM,
    bottom: Math.max(...ys) + RADIUS,
  };
}

/** The cells to draw back to front: row by row from the top, each from the left. */
export const inRowOrder = (one: Cell, other: Cell): number => one[1] - other[1] || one[0] - other[0];

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/**
 * Where an arrow key leads from a cell: left and right along the row, up and down to the nearest cell of the next row
 * that has one. Stays where it is at the rim.
 */
export function step(from: Cell, arrow: Arrow, among: readonly Cell[]): Cell {
  const start = middle(from);
  const forward = arrow === 'ArrowRight' || arrow === 'ArrowDown' ? 1 : -1;
  const sideways = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  let best = from;
  let least = Infinity;
  for (const cell of among) {
    const point = middle(cell);
    const along = forward * (sideways ? point.x - start.x : point.y - start.y);
    if (along < 1 || (sideways && cell[1] !== from[1])) continue;
    // A whole row further is worse than any distance sideways; of two equally near the left one wins.
    const cost = sideways ? along : along * 1000 + Math.abs(point.x - start.x) + (point.x > start.x ? 0.1 : 0);
    if (cost < least) {
      least = cost;
      best = cell;
    }
  }
  return best;
}
