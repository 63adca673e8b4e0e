import { describe, expect, it } from 'vitest';
import { join, runs, sentence, words, type Words } from './words';

// The same cases as in the docstrings of `chinwag.words`: both sides must put a template together alike.
describe('sentence', () => {
  const tables: Words = { side: { '0': 'east', '3': 'west' } };

  it('looks facts up in a table and joins several', () => {
    expect(sentence('Its {sides|side} side is open.', { sides: [0, 3] }, tables)).toBe(
      'Its east and west side is open.',
    );
  });

  it('chooses a form by the count', () => {
    const template = { one: 'one tile', other: '{count} tiles' };
    expect(sentence(template, { count: 1 })).toBe('one tile');
    expect(sentence(template, { count: 2 })).toBe('2 tiles');
    expect(sentence(template, { count: 0 })).toBe('0 tiles');
  });

  it('leaves a value that the table does not know', () => {
    expect(sentence('{side|side}', { side: 'up' }, tables)).toBe('up');
  });

  it('names a fact that is missing', () => {
    expect(() => sentence('{name} sings.')).toThrow(/the fact name/);
  });

  it('names a table that is missing', () => {
    expect(() => sentence('{name|colours}', { name: 'x' })).toThrow(/no table colours/);
  });

  it('takes no markup and no second template out of a fact', () => {
    expect(sentence('{name} sings.', { name: '<b>{other}</b>', other: 'x' })).toBe('<b>{other}</b> sings.');
  });
});

describe('runs', () => {
  it('keeps facts apart from words', () => {
    expect(runs('{name} plays {tile}.', { name: 'Agnes', tile: 'fork' })).toEqual([
      { text: 'Agnes', fact: 'name' },
      { text: ' plays ', fact: null },
      { text: 'fork', fact: 'tile' },
      { text: '.', fact: null },
    ]);
  });
});

describe('join', () => {
  it('sets the last with and', () => {
    expect(join(['east', 'west', 'north'])).toBe('east, west and north');
    expect(join(['east'])).toBe('east');
    expect(join([])).toBe('');
  });

  it('uses the and of the words at hand', () => {
    expect(join(['Ost', 'West'], { and: 'und' })).toBe('Ost und West');
  });
});

it('has words for the site and the table', () => {
  expect(words.site.name).toBe('Chinwag');
  expect(words.table.and).toBe('and');
});
