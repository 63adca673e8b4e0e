/** The colours' symbols: bold outlines that survive greyscale and 12 px. */
import { INK } from '$lib/art/cards/palette';
import { line, patch, pierced, placed, ring } from '$lib/art/cards/pen';
import { type Svg, together } from '$lib/art/svg';

/** The house's moustache, also on the card back and on the chip. */
export const MOUSTACHE =
  'M0 -3C4 -9 13 -9 18 -2C22 3 28 3 31 -4C33 6 24 13 14 11C7 10 3 6 0 3C-3 6 -7 10 -14 11C-24 13 -33 6 -31 -4C-28 3 -22 3 -18 -2C-13 -9 -4 -9 0 -3Z';

/** Each is drawn in a box of 24 × 24 about 0. */
const SYMBOLS = {
  razor: (ink: string) =>
    together(
      line('M10 8.5Q-1 14 -11 8', 4.8, ink),
      placed('translate(10 8) rotate(40)', patch('M0 -1.8L-7 -2L-8 -9H-24Q-27 -4 -25 1.5H-7L0 2Z', ink)),
    ),
  comb: (ink: string) =>
    patch(
      'M-12 -9H12Q12.5 -4 11 -1V11H8.2V-1H6V11H3.2V-1H1.2V11H-1.6V-1H-3.8V11H-6.6V-1H-8.6V11H-11.4V-1Q-12.5 -4 -12 -9Z',
      ink,
    ),
  bottle: (ink: string) =>
    pierced(
      'M-3 -12.5H3Q4.2 -12.5 4.2 -11.3V-9.5H-4.2V-11.3Q-4.2 -12.5 -3 -12.5Z' +
        'M-2.8 -8.3H2.8V-5.5C8 -4.5 9 -2 9 1V10.5Q9 12.5 7 12.5H-7Q-9 12.5 -9 10.5V1C-9 -2 -8 -4.5 -2.8 -5.5Z' +
        'M-5.4 1V8.2H5.4V1Z',
      ink,
    ),
  scissors: (ink: string) =>
    together(
      line('M-9 -12L2.5 3.5M9 -12L-2.5 3.5', 4, ink),
      ring(-6, 7.6, 3.7, 3, ink),
      ring(6, 7.6, 3.7, 3, ink),
    ),
  moustache: (ink: string) => placed('scale(.38)', patch(MOUSTACHE, ink)),
} as const satisfies Record<string, (ink: string) => Svg>;

export type SymbolName = keyof typeof SYMBOLS;

/** A symbol about a point, `size` across. */
export const symbol = (name: SymbolName, x: number, y: number, size: number, ink: string = INK): Svg =>
  placed(`translate(${x} ${y}) scale(${(size / 24).toFixed(3)})`, SYMBOLS[name](ink));
