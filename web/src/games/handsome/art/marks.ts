/** The marks of the suits, and of length: bold outlines that can be told in greyscale and at 16 px. */
import { steps } from '$lib/art/cards/geometry';
import { PAPER } from '$lib/art/cards/palette';
import { block, dot, line, patch, placed, ring } from '$lib/art/cards/pen';
import { type Svg, path, picture, rectangle, together } from '$lib/art/svg';
import { type Suit, suitOf, SUITS } from './suits';

/** What a suit, or the longest word, can win (HA-5). */
export type Award = Suit | 'longest';

const BEADS = 9;
const PENDANT = 4;

function necklace(ink: string): Svg {
  const beads = steps(0, BEADS).map((bead) => {
    const angle = (Math.PI * bead) / (BEADS - 1);
    const radius = bead === PENDANT ? 5.4 : 3.2 + 1.5 * Math.sin(angle);
    return dot(-Math.cos(angle) * 18, -10 + Math.sin(angle) * 21, radius, ink);
  });
  return together(...beads);
}

const bowTie = (ink: string): Svg =>
  together(
    patch('M-4.5 -5L-20 -13Q-23 -14 -23 -10V10Q-23 14 -20 13L-4.5 5ZM4.5 -5L20 -13Q23 -14 23 -10V10Q23 14 20 13L4.5 5Z', ink),
    rectangle(-4.8, -6.5, 9.6, 13, { rx: 3.5, fill: ink, stroke: PAPER, strokeWidth: 1.6 }),
  );

const bolo = (ink: string): Svg =>
  together(
    line('M-15 -18Q-14 -6 0 -3Q14 -6 15 -18', 3.6, ink),
    line('M-3 2Q-5 12 -6 19M3 2Q5 12 6 19', 3.6, ink),
    path('M0 -11L9 -3L0 6L-9 -3Z', { fill: ink, stroke: PAPER, strokeWidth: 1.4 }),
  );

const crossedRing = (ink: string): Svg => together(ring(0, 0, 9, 3.6, ink), line('M-6 6L6 -6', 3.6, ink));

const tape = (ink: string): Svg =>
  together(
    line('M-20 -9H20V9H-20ZM-13 -9v8M-6.5 -9v5M0 -9v8M6.5 -9v5M13 -9v8', 3, ink),
    block(18, -13, 6, 26, ink, 2),
  );

/** Each is drawn in a box of 48 × 40 about 0. */
const MARKS: Readonly<Record<Award, (ink: string) => Svg>> = { necklace, bowTie, bolo, plain: crossedRing, longest: tape };

/** A suit's mark as a part of a drawing, some `size` across; in the suit's own ink if no other is given. */
export const suitMark = (suit: Suit, x: number, y: number, size: number, ink: string = SUITS[suit].ink): Svg =>
  placed(`translate(${x} ${y}) scale(${(size / 44).toFixed(3)})`, MARKS[suit](ink));

/** A mark as a picture of its own, in the colour of the text around it. */
export const awardMark = (award: string): Svg =>
  picture([-26, -21, 52, 42], { class: 'suit' }, MARKS[award === 'longest' ? 'longest' : suitOf(award)]('currentColor'));
