/** The cloth of each suit. */
import { steps } from '$lib/art/cards/geometry';
import { line } from '$lib/art/cards/pen';
import { type Svg, nothing } from '$lib/art/svg';
import { type Suit, SUITS } from './suits';

function strungPearls(ink: string): Svg {
  const rows = steps(6, 340, 26).flatMap((y, row) =>
    steps(row % 2 === 0 ? -30 : 0, 240, 60).map((x) => `M${x} ${y}q30 40 60 0`),
  );
  return line(rows.join(''), 6, ink, { dash: '0 9.8', opacity: 0.75 });
}

const pinstripes = (ink: string): Svg =>
  line(steps(14, 240, 15).map((x) => `M${x} 0V340`).join(''), 2, ink, { opacity: 0.8 });

function stitchedDiamonds(ink: string): Svg {
  const diamonds = steps(-10, 350, 44).flatMap((y) => steps(-6, 260, 42).map((x) => `M${x} ${y}l21 22l-21 22l-21 -22Z`));
  return line(diamonds.join(''), 3, ink, { dash: '7 5', opacity: 0.75 });
}

const CLOTHS: Readonly<Record<Suit, (ink: string) => Svg>> = {
  necklace: strungPearls,
  bowTie: pinstripes,
  bolo: stitchedDiamonds,
  plain: () => nothing,
};

export const cloth = (suit: Suit): Svg => CLOTHS[suit](SUITS[suit].pattern);
