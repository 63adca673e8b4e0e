/** A card in a row of many, too small for a face: its penalty and the symbol of its colour on paper. */
import { PAPER } from '$lib/art/cards/palette';
import { block, line, printed } from '$lib/art/cards/pen';
import { memoised } from '$lib/art/memo';
import { type Svg, picture } from '$lib/art/svg';
import type { EpicCard } from './card';
import { schemeOf } from './colours';
import { symbol } from './symbols';

export const penaltyTag = memoised(({ colour, penalty, house }: Omit<EpicCard, 'character'>): Svg => {
  const scheme = schemeOf(colour);
  const digits = String(penalty);
  return picture(
    [0, 0, 64, 84],
    { class: 'tag-card' },
    block(2, 2, 60, 80, PAPER, 10),
    block(2, 60, 60, 22, scheme.main, 8),
    printed(digits, 32, 40, digits.length > 2 ? 26 : 36, { weight: 800, spacing: digits.length > 1 ? -2 : 0 }),
    line('M12 48H52', 2.4, scheme.ink, house ? { dash: '4 4' } : {}),
    symbol(scheme.symbol, 32, 71, 17, scheme.plateInk),
    line('M12 2H52Q62 2 62 12V72Q62 82 52 82H12Q2 82 2 72V12Q2 2 12 2Z', 3),
  );
});
