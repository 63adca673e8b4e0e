// Where the pin "Why not?" stands: beside its ghost on free felt, never on a tile, never off the felt.

import type { Cell } from '../../wire/beardsmith';
import { APOTHEM, RADIUS, middle, type Point } from './cells';
import { toFelt, type Size, type Viewport } from './viewport';

/** The side of the ghost at which the pin stands, for its little arrow; `away` when it had to step further off. */
export type PinSide = 'right' | 'left' | 'above' | 'below' | 'away';

export interface PinPlace {
  /** The middle of the pin in pixels of the felt. */
  readonly x: number;
  readonly y: number;
  readonly side: PinSide;
  /** How far its middle is from the middle of the ghost, in pixels. */
  readonly distance: number;
  /** Whether it stands on chalked cells, for want of a better place. */
  readonly onChalk: boolean;
}

type Spot = Omit<PinPlace, 'onChalk'>;

const GAP = 10;

/** What is on the felt: tiles and the ghost may not be covered, chalk rather not. */
export interface OnFelt {
  readonly tiles: readonly Cell[];
  readonly chalk: readonly Cell[];
}

/** `pin` is its size in pixels; above `top` pixels stands the turn line. */
export function placePin(ghost: Cell, on: OnFelt, view: Viewport, size: Size, pin: Size, top = 0): PinPlace {
  const at = toFelt(view, middle(ghost), size);
  const across = APOTHEM * view.scale;
  const down = RADIUS * view.scale;
  const clearOf = (cells: readonly Cell[]) => {
    const hexagons = cells.map((cell) => toFelt(view, middle(cell), size));
    return ({ x, y }: Point) =>
      x - pin.width / 2 >= 4 &&
      x + pin.width / 2 <= size.width - 4 &&
      y - pin.height / 2 >= top + 4 &&
      y + pin.height / 2 <= size.height - 4 &&
      !hexagons.some((hexagon) => overlaps({ x, y }, pin, hexagon, across, down));
  };
  const outwards = across + GAP + pin.width / 2;
  const upwards = down + GAP + pin.height / 2;
  const beside: Spot[] = [
    { x: at.x + outwards, y: at.y, side: 'right', distance: outwards },
    { x: at.x - outwards, y: at.y, side: 'left', distance: outwards },
    { x: at.x, y: at.y - upwards, side: 'above', distance: upwards },
    { x: at.x, y: at.y + upwards, side: 'below', distance: upwards },
  ];
  const free = clearOf(on.tiles);
  const clear = clearOf([...on.tiles, ...on.chalk]);
  const best = beside.find(clear) ?? nearest(at, clear, size, NEAR);
  if (best !== null) return { ...best, onChalk: false };
  const spot = beside.find(free) ?? nearest(at, free, size, Infinity);
  return { ...(spot ?? footOf(size, pin, top)), onChalk: true };
}

/** Pixels from the ghost that still are beside it. */
export const NEAR = 280;

/** The place nearest to the ghost, ring by ring, that is free; null where none is within the distance. */
function nearest(at: Point, free: (point: Point) => boolean, size: Size, within: number): Spot | null {
  for (let radius = 40; radius < Math.min(within, Math.max(size.width, size.height)); radius += 16)
    for (let spoke = 0; spoke < 24; spoke += 1) {
      const angle = (spoke / 24) * 2 * Math.PI;
      const point = { x: at.x + radius * Math.cos(angle), y: at.y + radius * Math.sin(angle) };
      if (free(point)) return { ...point, side: 'away', distance: radius };
    }
  return null;
}

/** The foot of the felt, where everything is full. */
const footOf = (size: Size, pin: Size, top: number): Spot => ({
  x: size.width / 2,
  y: Math.max(top, size.height - pin.height / 2 - 8),
  side: 'away',
  distance: Infinity,
});

/** Whether a rectangle and a pointed hexagon overlap; the hexagon is taken as two boxes that cover it closely. */
function overlaps(middleOfPin: Point, pin: Size, hexagon: Point, across: number, down: number): boolean {
  const dx = Math.abs(middleOfPin.x - hexagon.x) - pin.width / 2;
  const dy = Math.abs(middleOfPin.y - hexagon.y) - pin.height / 2;
  return (dx < across && dy < down / 2) || (dx < across / 2 && dy < down);
}
