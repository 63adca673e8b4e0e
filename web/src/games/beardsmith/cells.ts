// Where cells lie: axial coordinates (q, r), pointed corner up, sides counted counter-clockwise from east (BS-1.6).

import { APOTHEM, centreOf, CORNER_RADIUS, towards as fromMiddle } from '$lib/art/tiles/hex';
import type { Cell } from '../../wire/beardsmith';

export { APOTHEM, neighbour, opposite, SIDES, turned } from '$lib/art/tiles/hex';

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

/** From the middle of a hexagon to a corner, in board units. */
export const RADIUS = CORNER_RADIUS;

export const cellKey = ([q, r]: Cell): string => `${q},${r}`;

export const sameCell = (one: Cell | null, other: Cell | null): boolean =>
  one === other || (one !== null && other !== null && one[0] === other[0] && one[1] === other[1]);

/** The middle of a cell, in board units. */
export function middle(cell: Cell): Point {
  const [x, y] = centreOf(cell);
  return { x, y };
}

/** The middle of a side, `distance` units from the middle of the cell. */
export function towards(cell: Cell, side: number, distance: number = APOTHEM): Point {
  const { x, y } = middle(cell);
  const [dx, dy] = fromMiddle(side, distance);
  return { x: x + dx, y: y + dy };
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
