/** The back of every letter card. */
import { steps } from '$lib/art/cards/geometry';
import { BRASS, BRASS_DARK, FELT, PAPER, RED, WALNUT } from '$lib/art/cards/palette';
import { bothWaysUp, line, printed, shape } from '$lib/art/cards/pen';
import { card } from '$lib/art/cards/shell';
import { fittingSize } from '$lib/art/cards/type';
import { memoised } from '$lib/art/memo';
import { type Svg, together } from '$lib/art/svg';
import { suitMark } from './marks';
import type { Suit } from './suits';

export interface LetterBackLabels {
  /** "HANDSOME". */
  readonly title: string;
}

/** The band looks the same when turned by half, so that a turned card tells nothing. */
export const letterBack = memoised(({ title }: LetterBackLabels): Svg =>
  card('letter-back', {
    field: FELT,
    inside: [
      ...wallpaper(),
      shape('M9 120H231V216H9Z', BRASS, 3.4),
      shape('M9 128H231V208H9Z', PAPER, 2.6),
      bothWaysUp(120, 168, printed(title, 120, 150, fittingSize(title, 200, 25), { weight: 800, fill: WALNUT, spacing: 1 })),
      line('M40 168H84M156 168H200', 2.4, BRASS_DARK),
      suitMark('bowTie', 120, 168, 40, RED),
    ],
  }));

const ORDER: readonly [Suit, Suit, Suit] = ['necklace', 'bowTie', 'bolo'];
const FELT_MARK = '#3a6a63';

function wallpaper(): Svg[] {
  const mark = (row: number, column: number) => ORDER[(row + column) % 3] ?? 'bolo';
  return steps(0, 8).map((row) =>
    together(...steps(0, 5).map((column) => suitMark(mark(row, column), 24 + column * 48, 24 + row * 41, 26, FELT_MARK))),
  );
}
