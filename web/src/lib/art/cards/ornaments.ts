/** Small things that more than one game is decorated with. */
import type { Svg } from '../svg';
import { type Point, trace } from './geometry';
import { BRASS_LIGHT } from './palette';
import { patch, shape } from './pen';

/** How near to its middle a sparkle's sides run. */
const WAIST = 0.14;

function sparkleOutline(x: number, y: number, radius: number): string {
  const waist = radius * WAIST;
  const at = (right: number, down: number): Point => [x + right, y + down];
  return (
    trace`M${at(0, -radius)}Q${at(waist, -waist)} ${at(radius, 0)}Q${at(waist, waist)} ${at(0, radius)}` +
    trace`Q${at(-waist, waist)} ${at(-radius, 0)}Q${at(-waist, -waist)} ${at(0, -radius)}Z`
  );
}

/** A star of four points with the ink line: magic, or a gleam. */
export const sparkle = (x: number, y: number, radius: number, fill: string = BRASS_LIGHT, lineWidth = 2.4): Svg =>
  shape(sparkleOutline(x, y, radius), fill, lineWidth);

/** The same without a line, for patterns. */
export const glint = (x: number, y: number, radius: number, fill: string): Svg =>
  patch(sparkleOutline(x, y, radius), fill);
