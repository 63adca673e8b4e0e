/** Letters as each suit would paint them: flowing, upright with a block shadow, or a wood type of the Wild West. */
import { patch, placed, printed } from '$lib/art/cards/pen';
import { type Svg, together } from '$lib/art/svg';
import { type Suit, SUITS } from './suits';

/** Tuscan slab letters in a box of 100 × 120, drawn for the bolos of the box (HA-1.1, HA-1.2). */
const TUSCAN: Readonly<Record<string, string>> = {
  F: 'M6 0H94V34H76L72 22H48V50H58L64 42H70V80H64L58 72H48V100H62V120H6V100H22V68L13 60L22 52V20H6Z',
  T: 'M4 0H96V36H80L74 22H62V52L71 60L62 68V100H78V120H22V100H38V68L29 60L38 52V22H26L20 36H4Z',
  K: 'M4 0H54V20H44V50L66 20H58V0H98V20H90L66 54L90 100H98V120H60V100H64L48 72L44 78V100H54V120H4V100H18V68L9 60L18 52V20H4Z',
  X: 'M2 0H46V20H40L52 42L66 20H58V0H98V20H90L64 58L90 100H98V120H54V100H62L48 78L34 100H42V120H2V100H10L36 60L12 20H2Z',
  Z: 'M8 0H94V20L40 98H70L76 82H94V120H6V100L58 22H32L26 38H8Z',
};
const TUSCAN_HEIGHT = 120;

/** The height of a capital of the printed face, in ems. */
const CAP_HEIGHT = 0.7;
const BLOCK_SHADOW = '#a9b9d0';

/** A letter of `height`, centred on x, its foot at y. */
export function suitLetter(letter: string, suit: Suit, x: number, y: number, height: number): Svg {
  const { ink } = SUITS[suit];
  const size = height / CAP_HEIGHT;
  const tuscan = TUSCAN[letter];
  if (suit === 'bolo' && tuscan !== undefined) {
    const scale = height / TUSCAN_HEIGHT;
    const place = `translate(${(x - height * 0.46).toFixed(1)} ${y - height}) scale(${(scale * 1.1).toFixed(3)} ${scale.toFixed(3)})`;
    return placed(place, patch(tuscan, ink));
  }
  switch (suit) {
    case 'bowTie':
      return together(
        printed(letter, x + height * 0.045, y + height * 0.035, size, { weight: 900, fill: BLOCK_SHADOW }),
        printed(letter, x, y, size, { weight: 900, fill: ink }),
      );
    case 'necklace':
      return printed(letter, x - height * 0.02, y, size, { fill: ink, italic: true });
    default:
      return printed(letter, x, y, size, { weight: 600, fill: ink });
  }
}
