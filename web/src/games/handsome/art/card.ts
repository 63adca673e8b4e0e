/** A letter card: somebody well dressed who holds up a letter, or two halves of people who hold up one each. */
import { BRASS, PAPER } from '$lib/art/cards/palette';
import { block, circle, line, patch, placed, printed, shape } from '$lib/art/cards/pen';
import { CARD, card, cornerTab, EDGE } from '$lib/art/cards/shell';
import { memoised } from '$lib/art/memo';
import { type Svg, cropped, nothing, together } from '$lib/art/svg';
import { figure, hand } from './figures/index';
import { pearls } from './figures/pearls';
import { suitLetter } from './letterforms';
import { suitMark } from './marks';
import { cloth } from './patterns';
import { type Suit, suitOf, SUITS } from './suits';

/** What a card is, as the view tells it: one letter or two, and no suit, one or two (HA-1.1). */
export interface LetterCard {
  readonly letters: readonly string[];
  readonly suits: readonly string[];
}

/** One side of a card. On a card of one letter both sides are alike. */
interface Side {
  readonly letter: string;
  readonly suit: Suit;
}

type Sides = readonly [left: Side, right: Side];

export const letterCard = memoised((of: LetterCard): Svg => {
  const sides = sidesOf(of);
  if (of.suits.length > 1) return splitCard(sides);
  return sides[0].letter === sides[1].letter ? singleCard(sides[0]) : doubleCard(sides);
});

/** A figure without its card, for box lids and score sheets; some 160 × 200 about the eyes. */
export const dandy = memoised((suit: string, letter: string): Svg =>
  placed('translate(-120 -78)', figure(suitOf(suit), letter)));

function sidesOf({ letters: [first = '', second = first], suits: [suit = 'plain', other = suit] }: LetterCard): Sides {
  return [{ letter: first, suit: suitOf(suit) }, { letter: second, suit: suitOf(other) }];
}

// --- the three kinds of card

function singleCard({ letter, suit }: Side): Svg {
  const { main } = SUITS[suit];
  return card('letter-card', {
    field: main,
    inside: [cloth(suit), haloLine(), person({ letter, suit }), placard(), placardRule(main), ...bigLetter(letter, suit),
      hand(suit, letter, 'left'), hand(suit, letter, 'right')],
    over: [singleIndex(letter, suit), badge(suit)],
  });
}

/** Two letters of one suit or of none: one person, an oblique stroke between the letters. */
function doubleCard([{ letter: first, suit }, { letter: second }]: Sides): Svg {
  const { main, ink } = SUITS[suit];
  return card('letter-card', {
    field: main,
    inside: [cloth(suit), haloLine(), person({ letter: first, suit }), placard(), placardRule(main),
      suitLetter(first, suit, 82, 270, 62), suitLetter(second, suit, 158, 270, 62), line('M127 206L113 274', 5, ink),
      hand(suit, first, 'left'), hand(suit, first, 'right')],
    over: [doubleIndex(first, second, suit), badge(suit)],
  });
}

/** Two letters of two suits: the card is torn down the middle. */
function splitCard([left, right]: Sides): Svg {
  const [half, middle] = [(CARD.width - 2 * EDGE) / 2, CARD.width / 2];
  const height = CARD.height - 2 * EDGE;
  const halfOf = (x: number, { suit }: Side) =>
    together(block(x, EDGE, half, height, SUITS[suit].main), cropped([x, EDGE, half, height], cloth(suit)));
  return card('letter-card', {
    field: SUITS[left.suit].main,
    inside: [
      halfOf(EDGE, left), halfOf(middle, right), haloLine(),
      cropped([EDGE, EDGE, half, 200], person(left)), cropped([middle, EDGE, half, 200], person(right)),
      line(`M${middle} ${EDGE}V170`, 3),
      placard(), line('M117 175H37V311H117', 4, SUITS[left.suit].main), line('M123 175H203V311H123', 4, SUITS[right.suit].main),
      suitLetter(left.letter, left.suit, 79, 276, 68), suitLetter(right.letter, right.suit, 158, 276, 68),
      line(TEAR, 3.4),
      suitMark(left.suit, 77, 297, 22), suitMark(right.suit, 163, 297, 22),
      hand(left.suit, left.letter, 'left'), hand(right.suit, right.letter, 'right'),
    ],
    over: [splitIndex(left, right)],
  });
}

// --- behind the placard

const HALO = 'M46 200V104A74 74 0 0 1 194 104V200Z';

const haloLine = (): Svg => together(line(HALO, 8), line(HALO, 4.6, PAPER));

const person = ({ letter, suit }: Side): Svg => together(patch(HALO, SUITS[suit].tint), figure(suit, letter));

// --- the placard

const TEAR = `M120 168l4 12${'l-8 12l8 12'.repeat(5)}l-4 10V318`;

const placard = (): Svg => shape('M30 168H210V318H30Z', PAPER, 3.6);

const placardRule = (colour: string): Svg => line('M37 175H203V311H37Z', 4, colour);

/** W would touch the placard's rule at the height of the others. */
const bigLetter = (letter: string, suit: Suit): Svg[] =>
  [letter === 'W' ? suitLetter(letter, suit, 120, 292, 80) : suitLetter(letter, suit, 120, 300, 96), ornament(suit)];

/** What stands above the letter. */
function ornament(suit: Suit): Svg {
  const { ink } = SUITS[suit];
  switch (suit) {
    case 'necklace':
      return pearls({ x: 120, y: 183, reach: 66, sag: 7, count: 15, radius: 3.6 });
    case 'bowTie':
      return together(line('M48 188H96M144 188H192', 3, ink), suitMark(suit, 120, 188, 24));
    case 'bolo':
      return together(line('M48 187H192', 3, ink, { dash: '9 6' }), patch('M120 180L127 187L120 194L113 187Z', ink));
    case 'plain':
      return nothing;
  }
}

// --- the corners

const TAB = { width: 60, radius: 18, middle: 34 } as const;

const indexLetter = (letter: string, suit: Suit, y: number, size: number): Svg =>
  printed(letter, TAB.middle, y, size, { weight: 850, fill: SUITS[suit].ink });

const isWide = (letter: string): boolean => letter === 'W' || letter === 'M';

const singleIndex = (letter: string, suit: Suit): Svg =>
  together(
    cornerTab(TAB.width, 104, TAB.radius),
    indexLetter(letter, suit, 53, isWide(letter) ? 42 : 52),
    suitMark(suit, TAB.middle, 77, 42),
  );

const indexRule = (y: number): Svg => line(`M14 ${y}H52`, 1.8, BRASS);

const doubleIndex = (first: string, second: string, suit: Suit): Svg =>
  together(
    cornerTab(TAB.width, 104, TAB.radius),
    indexLetter(first, suit, 46, 42),
    indexRule(56),
    indexLetter(second, suit, 92, 42),
  );

const splitIndex = (left: Side, right: Side): Svg =>
  together(
    cornerTab(TAB.width, 144, TAB.radius),
    indexLetter(left.letter, left.suit, 43, 40),
    suitMark(left.suit, TAB.middle, 60, 30),
    indexRule(76),
    indexLetter(right.letter, right.suit, 108, 40),
    suitMark(right.suit, TAB.middle, 124, 28),
  );

const badge = (suit: Suit): Svg =>
  suit === 'plain' ? nothing : together(circle(205, 35, 23, PAPER), suitMark(suit, 205, 35, 30));
