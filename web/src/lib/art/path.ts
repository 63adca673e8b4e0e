/** Points and path data. */

import { rounded } from './svg';

export type Point = readonly [x: number, y: number];

export const ORIGIN: Point = [0, 0];

export function add(a: Point, b: Point): Point {
  return [a[0] + b[0], a[1] + b[1]];
}

export function subtract(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1]];
}

export function scaled(point: Point, factor: number): Point {
  return [point[0] * factor, point[1] * factor];
}

/** The point `share` of the way from a to b; a share of 0 is a, of 1 is b. */
export function between(a: Point, b: Point, share: number): Point {
  return [a[0] * (1 - share) + b[0] * share, a[1] * (1 - share) + b[1] * share];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

export function unit(vector: Point): Point {
  return scaled(vector, 1 / (Math.hypot(vector[0], vector[1]) || 1));
}

/** A quarter turn clockwise on the screen, where y grows downwards. */
export function quarterTurn(vector: Point): Point {
  return [-vector[1], vector[0]];
}

/** A point by its distance from the origin and its angle in radians. */
export function polar(radius: number, angle: number): Point {
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

function isPoint(value: Point | number | string): value is Point {
  return typeof value === 'object';
}

function written(value: Point | number | string): string {
  if (isPoint(value)) return `${rounded(value[0])} ${rounded(value[1])}`;
  return typeof value === 'number' ? rounded(value) : value;
}

/** Path data with points and numbers put in: trace`M${from}L${to}Z`. */
export function trace(
  literals: TemplateStringsArray,
  ...values: readonly (Point | number | string)[]
): string {
  return literals.reduce((data, literal, i) => data + written(values[i - 1] ?? '') + literal);
}

/** Straight pieces through all points. */
export function polyline(points: readonly Point[]): string {
  return `M${points.map(written).join('L')}`;
}

/** `pieces` + 1 points along a cubic Bézier curve. */
export function cubic(from: Point, fromHandle: Point, toHandle: Point, to: Point, pieces: number): Point[] {
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const t = i / pieces;
    const u = 1 - t;
    const weights: readonly [Point, number][] = [
      [from, u * u * u],
      [fromHandle, 3 * u * u * t],
      [toHandle, 3 * u * t * t],
      [to, t * t * t],
    ];
    return weights.reduce<Point>((sum, [point, weight]) => add(sum, scaled(point, weight)), ORIGIN);
  });
}

/** Path data of absolute M, L, C, Q and Z, cut into its letters and its points. */
export type Shape = readonly (string | Point)[];

/** Reads path data once, so that `warped` can lay it down many times. */
export function shape(data: string): Shape {
  const pieces = data.match(/[MLCQZ]|-?[\d.]+ -?[\d.]+/g) ?? [];
  return pieces.map((piece) => {
    const [x, y] = piece.split(' ').map(Number);
    return x === undefined || y === undefined ? piece : ([x, y] as const);
  });
}

/** A shape with every point, control points too, sent through `place`. */
export function warped(shapeToBend: Shape, place: (x: number, y: number) => Point): string {
  return shapeToBend
    .map((piece) => (typeof piece === 'string' ? piece : `${written(place(piece[0], piece[1]))} `))
    .join('');
}
