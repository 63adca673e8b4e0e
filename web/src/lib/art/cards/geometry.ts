/** Curves and outlines of the cards, on top of the points of `../path`. */
import { type Point, between, polyline, trace } from '../path';

export type { Point } from '../path';
export { add, polar, trace } from '../path';

/** A cubic Bézier curve: its start, two handles, its end. */
export type Cubic = readonly [start: Point, leave: Point, arrive: Point, end: Point];

/** A full turn, in radians. */
export const TURN = Math.PI * 2;

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A closed outline with straight sides. */
export const polygon = (corners: readonly Point[]): string => `${polyline(corners)}Z`;

/** One curve as path data. */
export const curve = ([start, leave, arrive, end]: Cubic): string => trace`M${start}C${leave} ${arrive} ${end}`;

/** A curve with each of its points moved. */
export const mapCubic = ([start, leave, arrive, end]: Cubic, move: (point: Point) => Point): Cubic =>
  [move(start), move(leave), move(arrive), move(end)];

/** A curve on the other side of the upright axis. */
export const mirrorCurve = (cubic: Cubic): Cubic => mapCubic(cubic, ([x, y]) => [-x, y]);

/** The curve that lies a share of the way from one curve to another. */
export const blend = (a: Cubic, b: Cubic, share: number): Cubic =>
  [between(a[0], b[0], share), between(a[1], b[1], share), between(a[2], b[2], share), between(a[3], b[3], share)];

/** Both halves of a curve that is cut at a share of its run (de Casteljau). */
function cut([start, leave, arrive, end]: Cubic, share: number): readonly [Cubic, Cubic] {
  const a = between(start, leave, share);
  const b = between(leave, arrive, share);
  const c = between(arrive, end, share);
  const ab = between(a, b, share);
  const bc = between(b, c, share);
  const middle = between(ab, bc, share);
  return [[start, a, ab, middle], [middle, bc, c, end]];
}

/** The part of a curve between two shares of its run. */
export function part(cubic: Cubic, from: number, to: number): Cubic {
  const [, rest] = cut(cubic, from);
  return cut(rest, (to - from) / (1 - from))[0];
}

/** A smooth closed outline through points (Catmull-Rom). */
export function smoothOutline(points: readonly Point[]): string {
  const count = points.length;
  const at = (index: number): Point => points[(index + count) % count] ?? [0, 0];
  const pieces = points.map((_, index) => {
    const [before, here, next, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leave: Point = [here[0] + (next[0] - before[0]) / 6, here[1] + (next[1] - before[1]) / 6];
    const arrive: Point = [next[0] - (after[0] - here[0]) / 6, next[1] - (after[1] - here[1]) / 6];
    return trace`C${leave} ${arrive} ${next}`;
  });
  return trace`M${at(0)}${pieces.join('')}Z`;
}

/** The whole outline of which the right half is given; its first and last point lie on the axis. */
export const symmetric = (half: readonly Point[]): readonly Point[] =>
  [...half, ...half.slice(1, -1).reverse().map(([x, y]): Point => [-x, y])];

/** Whether a point lies inside an outline with straight sides (it is crossed an odd number of times to the right). */
export function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  const crossings = outline.filter((corner, index) => {
    const next = outline[(index + 1) % outline.length] ?? corner;
    const passes = corner[1] > y !== next[1] > y;
    return passes && x < ((next[0] - corner[0]) * (y - corner[1])) / (next[1] - corner[1]) + corner[0];
  });
  return crossings.length % 2 === 1;
}

/** The numbers from `from` up to, but not including, `to`. */
export function steps(from: number, to: number, by = 1): number[] {
  const count = Math.max(0, Math.ceil((to - from) / by));
  return Array.from({ length: count }, (_, index) => from + index * by);
}
