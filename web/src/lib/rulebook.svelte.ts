/** The rules of the games, fetched once each, and the rule that the reader is looking at. */
import * as api from './api';
import type { Book, Rule } from '../wire/table';

/** Which marks a rule bears: what is printed, what the house rules where the book is silent, or both. */
export type RuleMark = 'printed' | 'house';

/** The rules of a game. What could not be fetched is fetched again the next time. */
export const rulebook: (game: string) => Promise<readonly Rule[]> = fetchedOnce(api.rules);

/** The rulebook of a game as a book: its rules, and all that stands beside them. */
export const book: (game: string) => Promise<Book> = fetchedOnce(api.rulebook);

function fetchedOnce<Answer>(fetch: (game: string) => Promise<Answer>): (game: string) => Promise<Answer> {
  const fetched = new Map<string, Promise<Answer>>();
  return (game) => {
    const known = fetched.get(game);
    if (known !== undefined) return known;
    const answer = fetch(game);
    fetched.set(game, answer);
    answer.catch(() => fetched.delete(game));
    return answer;
  };
}

/** Printed, house, or both, in this order. */
export function marksOf(rule: Rule): readonly RuleMark[] {
  const marks = new Set(rule.passages.map((passage) => passage.mark));
  return (['printed', 'house'] as const).filter((mark) => marks.has(mark));
}

/** The rules in whose id, section or text every word of the search stands. All of them for an empty search. */
export function findRules(book: readonly Rule[], search: string): readonly Rule[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  return book.filter((rule) => {
    const text = plain(
      [rule.id, rule.section, ...rule.passages.map((passage) => passage.text), ...rule.table.flat()].join(' '),
    );
    return wanted.every((word) => text.includes(word));
  });
}

/** Rules under the headings of their sections, in the order of the book. */
export function bySection(rules: readonly Rule[]): readonly (readonly [string, readonly Rule[]])[] {
  const sections = new Map<string, Rule[]>();
  for (const rule of rules) {
    const section = sections.get(rule.section) ?? [];
    section.push(rule);
    sections.set(rule.section, section);
  }
  return [...sections];
}

/** A cell of a rule's table without the mark that stands at its end: `[R]` printed, `[H]` ours, and what the mark adds. */
export function markedCell(cell: string): { readonly text: string; readonly mark: RuleMark | null; readonly note: string } {
  const [, text, letter, note = ''] = /^(.*) \[([RH])([^\]]*)\]$/.exec(cell) ?? [];
  if (text === undefined) return { text: cell, mark: null, note: '' };
  return { text, mark: letter === 'R' ? 'printed' : 'house', note: note.trim() };
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'");
}

/** The rule in the window over the page, null while there is none. */
class ShownRule {
  at: { readonly game: string; readonly id: string } | null = $state.raw(null);

  show(game: string, id: string): void {
    this.at = { game, id };
  }

  close(): void {
    this.at = null;
  }
}

export const shownRule = new ShownRule();
