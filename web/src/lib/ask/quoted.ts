/** What an answer quotes, as rules to show: the words come from the answer alone, never from anywhere else. */
import type { Quote, Rule } from '../../wire/table';

/** The anchor of a section in its rulebook: the number with which its heading starts. */
export const anchorOf = (section: string): string => section.split(' ')[0] ?? '';

/**
 * The quoted passages and rows under their rules, in the order of the answer. A row stands under the heading that its
 * table has in the book; where the book is not at hand, under none.
 */
export function quotedRules(quotes: readonly Quote[], book: readonly Rule[]): readonly Rule[] {
  const ids = [...new Set(quotes.map((quote) => quote.rule))];
  return ids.map((id) => {
    const known = book.find((rule) => rule.id === id);
    const own = quotes.filter((quote) => quote.rule === id);
    const rows = own.filter((quote) => quote.cells.length > 0).map((quote) => quote.cells);
    return {
      id,
      section: known?.section ?? '',
      passages: own.filter((quote) => quote.cells.length === 0).map(({ mark, text, note }) => ({ mark, text, note })),
      table: rows.length === 0 ? [] : [known?.table[0] ?? [], ...rows],
    };
  });
}

/** The rules of some ids, in their order; what the book does not have is left out. */
export function rulesOf(ids: readonly string[], book: readonly Rule[]): readonly Rule[] {
  return ids.flatMap((id) => book.filter((rule) => rule.id === id));
}
