import { describe, expect, it } from 'vitest';
import { bySection, findRules, markedCell, marksOf } from './rulebook.svelte';
import type { Rule } from '../wire/table';

const rule = (id: string, section: string, ...passages: Rule['passages'][number][]): Rule => ({
  id,
  section,
  passages,
  table: [],
});
const printed = (text: string) => ({ mark: 'printed', text, note: '' }) as const;
const house = (text: string) => ({ mark: 'house', text, note: '' }) as const;

const book = [
  rule('BS-3.1', 'A turn', printed('Play a tile.'), house('A player’s turn is short.')),
  rule('BS-7.2', 'Scissors', printed('Scissors make a hole.')),
  { ...rule('BS-1.4', 'Components', house('The house set.')), table: [['pattern', 'name'], ['100000', 'tip']] },
];
const ids = (rules: readonly Rule[]) => rules.map((one) => one.id);

describe('findRules', () => {
  it('wants every word, in any order and case', () => {
    expect(ids(findRules(book, 'HOLE scissors'))).toEqual(['BS-7.2']);
    expect(ids(findRules(book, 'hole tile'))).toEqual([]);
  });

  it('finds by number, by section and in tables', () => {
    expect(ids(findRules(book, 'bs-7.2'))).toEqual(['BS-7.2']);
    expect(ids(findRules(book, 'turn'))).toEqual(['BS-3.1']);
    expect(ids(findRules(book, 'tip'))).toEqual(['BS-1.4']);
  });

  it('takes a straight apostrophe for a curly one', () => {
    expect(ids(findRules(book, "player's"))).toEqual(['BS-3.1']);
  });

  it('finds all for nothing', () => {
    expect(findRules(book, '  ')).toHaveLength(3);
  });
});

it('knows what is printed and what is a ruling of the house', () => {
  expect(book.map(marksOf)).toEqual([['printed', 'house'], ['printed'], ['house']]);
});

it('sorts rules under their headings', () => {
  expect(bySection(book).map(([section, rules]) => [section, ids(rules)])).toEqual([
    ['A turn', ['BS-3.1']],
    ['Scissors', ['BS-7.2']],
    ['Components', ['BS-1.4']],
  ]);
});

describe('markedCell', () => {
  it('takes the mark off, and what it adds', () => {
    expect(markedCell('Dwarven Beard [R]')).toEqual({ text: 'Dwarven Beard', mark: 'printed', note: '' });
    expect(markedCell('Apparition [R for two players]')).toEqual({
      text: 'Apparition',
      mark: 'printed',
      note: 'for two players',
    });
    expect(markedCell('Owl Post [H]').mark).toBe('house');
  });

  it('leaves a cell alone that bears none', () => {
    expect(markedCell('draw three cards')).toEqual({ text: 'draw three cards', mark: null, note: '' });
  });
});
