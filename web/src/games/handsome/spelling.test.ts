import { describe, expect, it } from 'vitest';
import { cardLabel, cardNames, cardsOf } from './cards';
import { piecesOf, spell } from './spelling';
import { aView, BOX, card, SUITS } from './testing';

const kinds = (word: string, again = false) => spell(word, BOX, SUITS, again).pieces.map(({ kind }) => kind);

describe('a word that is being written', () => {
  it('takes consonants from cards and vowels from nowhere', () => {
    const { pieces, uses, suits, length, missing } = spell('joviality', BOX, SUITS, false);
    expect(pieces.map(({ letter }) => letter).join('')).toBe('JOVIALITY');
    expect([...uses]).toEqual([
      ['J/Z', 'J'],
      ['V', 'V'],
      ['L', 'L'],
      ['T', 'T'],
      ['S/Y', 'Y'],
    ]);
    expect(suits).toEqual([1, 2, 2]); // the wild card counts in both of its suits, S/Y in none
    expect([length, missing]).toEqual([9, 0]);
  });

  it('shows a letter that has no card left', () => {
    expect(kinds('jovially')).toEqual(['card', 'vowel', 'card', 'vowel', 'vowel', 'card', 'missing', 'card']);
    expect(kinds('jazz')).toEqual(['card', 'vowel', 'missing', 'missing']);
    expect(kinds('d')).toEqual(['missing']);
  });

  it('lets a card give its letter again in the party variant, but only one of its letters', () => {
    expect(kinds('ball', true)).not.toContain('missing');
    expect(kinds('jazz', true)).toEqual(['card', 'vowel', 'missing', 'missing']);
    expect(spell('lull', BOX, SUITS, true).suits).toEqual([1, 0, 0]);
  });

  it('draws letters alone, and counts what else was typed as length', () => {
    expect(spell("l'é2", BOX, SUITS, false).pieces).toHaveLength(1);
    expect(spell("l'é2", BOX, SUITS, false).length).toBe(4);
  });
});

it('lays out a word that was turned up as the server says', () => {
  const pieces = piecesOf({ word: 'zit', cards: ['J/Z', null, 'T'] }, aView());
  expect(pieces).toEqual([
    { kind: 'card', letter: 'Z', suits: ['bow tie', 'bolo'] },
    { kind: 'vowel', letter: 'I' },
    { kind: 'card', letter: 'T', suits: ['bolo'] },
  ]);
});

describe('cards', () => {
  it('are told by letters and suits', () => {
    expect(cardLabel(card('B', 'necklace'))).toBe('B, necklace');
    expect(cardLabel(card('JZ', 'bow tie', 'bolo'))).toBe('J or Z, bow tie and bolo');
    expect(cardLabel(card('SY'))).toBe('S or Y, no suit');
    expect(cardNames(['B', 'J/Z', 'T'])).toBe('B, J/Z and T');
  });

  it('are found by their names', () => {
    expect(cardsOf(['T', 'nothing', 'B'], aView()).map(({ name }) => name)).toEqual(['T', 'B']);
  });
});
