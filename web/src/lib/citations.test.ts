import { describe, expect, it } from 'vitest';
import { citations } from './citations';

describe('citations', () => {
  it('finds rules and sections among the words', () => {
    expect(citations('A hole (BS-7.2), or a wild (BS-5); so it is.')).toEqual([
      { text: 'A hole (', id: null },
      { text: 'BS-7.2', id: 'BS-7.2' },
      { text: '), or a wild (', id: null },
      { text: 'BS-5', id: 'BS-5' },
      { text: '); so it is.', id: null },
    ]);
  });

  it('leaves words alone that cite nothing', () => {
    expect(citations('S/Y counts in none: A-1.')).toEqual([{ text: 'S/Y counts in none: A-1.', id: null }]);
    expect(citations('')).toEqual([]);
  });
});
