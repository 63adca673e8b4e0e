/** The backgrounds' symbols: bold outlines that survive greyscale and 12 px. */
import { radians } from '$lib/art/cards/geometry';
import { glint } from '$lib/art/cards/ornaments';
import { PAPER } from '$lib/art/cards/palette';
import { dot, line, patch, placed } from '$lib/art/cards/pen';
import { polar } from '$lib/art/path';
import { type Svg, together } from '$lib/art/svg';

/** Each is drawn in a box of 25 × 25 about 0. */
const SYMBOLS = {
  leaf: (ink: string) =>
    together(
      patch('M-10 11C-14 -6 -2 -13 12 -12C13 3 5 13 -7 9Z', ink),
      line('M-11 13L5 -5', 2, PAPER),
    ),
  moon: (ink: string) =>
    together(
      patch('M4 -12A12 12 0 1 0 11 7A10 10 0 0 1 4 -12Z', ink),
      patch('M8 -6L9.2 -3L12 -2L9.2 -1L8 2L6.8 -1L4 -2L6.8 -3Z', ink),
    ),
  bloom: (ink: string) =>
    together(
      ...[0, 72, 144, 216, 288].map((turn) => {
        const [x, y] = polar(7, radians(turn - 90));
        return dot(x, y, 5.4, ink);
      }),
      dot(0, 0, 3.2, PAPER),
    ),
  drop: (ink: string) =>
    together(
      patch('M0 -13C6 -4 9.5 0 9.5 4.5A9.5 9 0 0 1 -9.5 4.5C-9.5 0 -6 -4 0 -13Z', ink),
      line('M-5 5A5 5 0 0 0 0 9.5', 2, PAPER),
    ),
  spark: (ink: string) => glint(0, 0, 12, ink),
} as const satisfies Record<string, (ink: string) => Svg>;

export type SymbolName = keyof typeof SYMBOLS;

/** A symbol about a point, `size` across. */
export const symbol = (name: SymbolName, x: number, y: number, size: number, ink: string): Svg =>
  placed(`translate(${x} ${y}) scale(${(size / 25).toFixed(3)})`, SYMBOLS[name](ink));
