/** The ritual reference card, and the cost of a ritual as small cards. */
import { INK, PAPER, PAPER_SHADED, READ } from '$lib/art/cards/palette';
import { BRASS } from '$lib/art/cards/palette';
import { box, circle, line, placed, printed, ring } from '$lib/art/cards/pen';
import { card } from '$lib/art/cards/shell';
import { fittedSentence, fittedTitle } from '$lib/art/cards/type';
import { memoised } from '$lib/art/memo';
import { type Svg, picture, together } from '$lib/art/svg';
import { isColour, schemeOf } from './colours';
import { PATTERNS } from './patterns';
import { symbol } from './symbols';

/** One card of a cost (BW-5.1): of a named background, of any, of the same as the others, of another than the others. */
export type CostCard = string;

/** A ritual, as the view tells it, with its effect in words. */
export interface Ritual {
  /** The length of beard that it needs. */
  readonly hairs: number;
  readonly cost: readonly CostCard[];
  readonly effect: string;
  /** Whether it wins the game. */
  readonly wins: boolean;
}

export interface RitualCardLabels {
  /** "Rituals". */
  readonly title: string;
}

/** The cost of a ritual, for a button. */
export const ritualCost = memoised((cost: readonly CostCard[]): Svg =>
  picture(
    [0, 0, cost.length * 30, 36],
    { class: 'cost' },
    ...cost.map((of, index) => placed(`translate(${15 + index * 30} 18)`, costCard(of))),
  ));

/** All rituals on one card; those that a beard of `hairs` does not reach are dimmed. */
export const ritualCard = memoised((rituals: readonly Ritual[], hairs: number, { title }: RitualCardLabels): Svg => {
  const { main, pattern, patternInk } = schemeOf('purple');
  const pitch = Math.min(ROW_PITCH, ROWS_HEIGHT / rituals.length);
  return card('ritual-card', {
    field: main,
    inside: [
      PATTERNS[pattern](patternInk),
      fittedTitle(title, { x: 20, y: 14, width: 200, height: 24 }, 24, { weight: 800, fill: PAPER }),
      ...rituals.map((ritual, index) => placed(`translate(0 ${68 + index * pitch})`, row(ritual, hairs >= ritual.hairs))),
    ],
  });
});

/** From the top of one row to the next, and of all rows together. */
const ROW_PITCH = 55;
const ROWS_HEIGHT = 275;

const ROW_FILL = { winning: '#fdf1cf', reached: '#fffaf0', beyond: '#e3d7bd' } as const;

function row({ hairs, cost, effect, wins }: Ritual, reached: boolean): Svg {
  const fill = wins ? ROW_FILL.winning : reached ? ROW_FILL.reached : ROW_FILL.beyond;
  const textStart = 66 + cost.length * 18;
  return together(
    box(14, -20, 212, 48, 8, fill, 2.4),
    circle(36, 4, 16, reached ? BRASS : '#cbbfa6', 2.8),
    printed(hairs, 36, 11, 21, { weight: 800 }),
    ...cost.map((of, index) => placed(`translate(${68 + index * 18} 4) scale(.68)`, costCard(of))),
    fittedSentence(
      effect,
      { x: textStart, y: -18, width: 222 - textStart, height: 44 },
      13.5,
      { font: READ, weight: wins ? 800 : 550, anchor: 'start' },
    ),
  );
}

const EQUALS = 'M-6 -3H6M-6 4H6';

/** A card of 24 × 32 about 0: in its background, with = for the same, ≠ for another, a ring for any. */
function costCard(of: CostCard): Svg {
  if (isColour(of)) {
    const colour = schemeOf(of);
    return together(box(-12, -16, 24, 32, 4, colour.main, 2.4), symbol(colour.symbol, 0, 0, 17, of === 'pink' ? INK : PAPER));
  }
  const blank = box(-12, -16, 24, 32, 4, PAPER_SHADED, 2.4);
  switch (of) {
    case 'same':
      return together(blank, line(EQUALS, 3));
    case 'different':
      return together(blank, line(`${EQUALS}M4 -9L-4 10`, 2.6));
    default:
      return together(blank, ring(0, 0, 5, 2.8));
  }
}
