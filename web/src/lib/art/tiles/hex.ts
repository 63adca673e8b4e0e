/**
 * The hexagon of a tile: pointy top, centred on the origin, 100 units from centre to corner.
 *
 * Side k faces direction k, counter-clockwise from east (BS-1.6): 0 (+1,0), 1 (+1,-1), 2 (0,-1), 3 (-1,0),
 * 4 (-1,+1), 5 (0,+1) in axial coordinates (q, r).
 */

import { add, between, ORIGIN, polar, quarterTurn, scaled, subtract, trace, type Point } from '../path';
import { clipPath, definitionsOf, picture, type Svg } from '../svg';

/** From the centre to a corner. */
export const CORNER_RADIUS = 100;
/** From the centre to the middle of a side. */
export const APOTHEM = (CORNER_RADIUS * Math.sqrt(3)) / 2;

export const SIDES = [0, 1, 2, 3, 4, 5] as const;

/** Axial coordinates (q, r). */
export type Cell = readonly [q: number, r: number];

export const DIRECTIONS: readonly Cell[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

export function neighbour([q, r]: Cell, side: number): Cell {
  const [dq, dr] = DIRECTIONS[side] ?? ORIGIN;
  return [q + dq, r + dr];
}

export function opposite(side: number): number {
  return (side + 3) % 6;
}

/** Open sides after `turn` turns of a sixth: the pattern's side i lies at side (i + turn) mod 6 (BS-1.6). */
export function turned(open: readonly number[], turn: number): number[] {
  return open.map((side) => (side + turn) % 6).sort((a, b) => a - b);
}

/** The middle of a cell in drawing units. */
export function centreOf([q, r]: Cell): Point {
  return [CORNER_RADIUS * Math.sqrt(3) * (q + r / 2), CORNER_RADIUS * 1.5 * r];
}

/** The direction of a side as an angle on the screen, in radians. */
export function sideAngle(side: number): number {
  return (-Math.PI / 3) * side;
}

/** The point at `radius` from the centre towards the middle of a side; by default the middle of the edge itself. */
export function towards(side: number, radius: number = APOTHEM): Point {
  return polar(radius, sideAngle(side));
}

/** Coordinates of one side: `out` units from the centre towards the side, `along` units along the edge. */
export function sideFrame(side: number): (out: number, along: number) => Point {
  const outwards = towards(side, 1);
  const along = quarterTurn(outwards);
  return (distanceOut, distanceAlong) => add(scaled(outwards, distanceOut), scaled(along, distanceAlong));
}

/** The corner between side k - 1 and side k, of a hexagon that is `inset` smaller on every side. */
function corner(k: number, inset: number): Point {
  return polar(((APOTHEM - inset) / APOTHEM) * CORNER_RADIUS, sideAngle(k) - Math.PI / 6);
}

/** A side as a line from corner to corner that stops short of both by `gap`, a share of its length. */
export function sideLine(side: number, inset: number, gap: number): string {
  const from = corner(side + 5, inset);
  const to = corner(side, inset);
  return trace`M${between(from, to, gap)}L${between(to, from, gap)}`;
}

/** Path data of a hexagon. `inset` shrinks it on every side, `rounding` is how much the corners give. */
export function hexagon(inset = 0, rounding = 0): string {
  const radius = ((APOTHEM - inset) / APOTHEM) * CORNER_RADIUS;
  const corners = SIDES.map((k) => {
    const here = corner(k, inset);
    const arrive = add(here, scaled(subtract(corner(k + 5, inset), here), rounding / radius));
    const leave = add(here, scaled(subtract(corner(k + 1, inset), here), rounding / radius));
    return trace`${arrive}Q${here} ${leave}`;
  });
  return `M${corners.join('L')}Z`;
}

export const HEXAGON = hexagon();

/** The two clip paths that tiles refer to, in a picture of no size: the root layout shows it once. */
export function definitions(): Svg {
  const clips = definitionsOf(clipPath('cw-hex', hexagon(-1)), clipPath('cw-hole', hexagon(17, 12)));
  return picture([0, 0, 1, 1], { class: 'definitions' }, clips);
}

export const INSIDE_HEXAGON = 'url(#cw-hex)';
export const INSIDE_HOLE = 'url(#cw-hole)';
