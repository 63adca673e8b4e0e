import { describe, expect, it } from 'vitest';
import { anchorOf, quotedRules, rulesOf } from './quoted';
import type { Quote, Rule } from '../../wire/table';

const quote = (rule: string, text: string, changed: Partial<Quote> = {}): Quote => ({
  rule,
  mark: 'printed',
  text,
  note: '',
  cells: [],
  ...changed,
});
const rule = (id: string, table: Rule['table'] = []): Rule => ({
  id,
  section: 'EB-4 Pairs',
  passages: [{ mark: 'printed', text: 'All that the rule says.', note: '' }],
  table,
});
const book = [rule('EB-4.1'), rule('EB-4.4', [['card', 'effect'], ['EPIC', 'nothing'], ['Harry', 'nothing']])];

describe('what is quoted', () => {
  it('is what the answer says, with its marks, and not the rest of the rule', () => {
    const quotes = [quote('EB-4.1', 'Two cards.'), quote('EB-4.1', 'Only these.', { mark: 'house' })];
    expect(quotedRules(quotes, book)).toEqual([
      {
        id: 'EB-4.1',
        section: 'EB-4 Pairs',
        passages: [
          { mark: 'printed', text: 'Two cards.', note: '' },
          { mark: 'house', text: 'Only these.', note: '' },
        ],
        table: [],
      },
    ]);
  });

  it('has the rows that were quoted under the heading of their table', () => {
    const row = quote('EB-4.4', '| Harry | nothing |', { cells: ['Harry', 'nothing'] });
    const [shown] = quotedRules([row], book);
    expect(shown?.passages).toEqual([]);
    expect(shown?.table).toEqual([['card', 'effect'], ['Harry', 'nothing']]);
  });

  it('needs no book', () => {
    const row = quote('EB-4.4', '| Harry | nothing |', { cells: ['Harry', 'nothing'] });
    expect(quotedRules([row], [])[0]?.table).toEqual([[], ['Harry', 'nothing']]);
  });

  it('keeps the order of the answer', () => {
    const quotes = [quote('EB-4.4', 'b'), quote('EB-4.1', 'a')];
    expect(quotedRules(quotes, book).map(({ id }) => id)).toEqual(['EB-4.4', 'EB-4.1']);
  });
});

it('finds rules by their ids, in the order of the ids', () => {
  expect(rulesOf(['EB-4.4', 'NO-RULE', 'EB-4.1'], book).map(({ id }) => id)).toEqual(['EB-4.4', 'EB-4.1']);
});

it('reads in a section by the number of its heading', () => {
  expect(anchorOf('EB-4 Pairs')).toBe('EB-4');
});
