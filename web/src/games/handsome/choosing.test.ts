import { describe, expect, it } from 'vitest';
import { Giving } from './giving.svelte';
import { BOX, card, SUITS } from './testing';
import { FIELD_LIMIT, Writing } from './writing.svelte';

const writing = (party = false) => new Writing(() => ({ cards: BOX, suits: SUITS, party }));
const [L, JZ] = [card('L', 'necklace'), card('JZ', 'bow tie', 'bolo')];

describe('writing', () => {
  it('puts tapped letters where the caret stands', () => {
    const word = writing();
    word.write('oal', 1);
    word.insert('V');
    expect([word.text, word.caret, word.word]).toEqual(['oVal', 2, 'oval']);
    word.rubOut();
    expect([word.text, word.caret]).toEqual(['oal', 1]);
  });

  it('takes a letter back when its card is tapped again', () => {
    const word = writing();
    word.tap(L, 'L');
    word.insert('I');
    expect(word.text).toBe('LI');
    word.tap(L, 'L');
    expect([word.text, word.caret]).toEqual(['I', 1]);
  });

  it('changes to the other letter of a card', () => {
    const word = writing();
    word.write('zoi');
    word.tap(JZ, 'J');
    expect([word.text, word.caret]).toEqual(['Joi', 3]);
  });

  it('gives a letter again in the party variant', () => {
    const word = writing(true);
    word.tap(L, 'L');
    word.tap(L, 'L');
    expect(word.text).toBe('LL');
  });

  it('believes an answer only about the word that stands there', () => {
    const word = writing();
    word.write('oval');
    expect(word.canHandIn).toBe(false);
    word.judge('ova', null);
    expect(word.judged).toBeNull();
    word.judge('oval', null);
    expect(word.canHandIn).toBe(true);
    word.judge('oval', { refusal: { code: 'no_card', rules: ['HA-3.1'], facts: {} }, message: 'No card.' });
    expect(word.canHandIn).toBe(false);
    word.forget();
    expect(word.judged).toBeNull();
  });

  it('hands in what Enter was pressed on too early, once the server has judged it', () => {
    const word = writing();
    word.write('oval');
    expect(word.judge('oval', null)).toBe(false);
    word.write('lav');
    word.hurry();
    expect(word.judge('oval', null)).toBe(false);
    expect(word.judge('lav', null)).toBe(true);
    expect(word.judge('lav', null)).toBe(false);
    word.write('ova');
    word.hurry();
    word.write('oval');
    expect(word.judge('oval', null)).toBe(false);
    word.write('zap');
    word.hurry();
    expect(word.judge('zap', { refusal: { code: 'no_card', rules: ['HA-3.1'], facts: {} }, message: 'No card.' })).toBe(
      false,
    );
  });

  it('has room for words that are too long, to be told so', () => {
    const word = writing();
    word.write('a'.repeat(100));
    word.insert('A');
    expect(word.text).toHaveLength(FIELD_LIMIT);
    word.clear();
    expect([word.text, word.canHandIn]).toEqual(['', false]);
  });
});

describe('giving', () => {
  const giving = (gives: number, given: readonly string[] | null = null) =>
    new Giving(() => ({ hand: ['B', 'L', 'T', 'V'], gives, given }));

  it('picks and puts back', () => {
    const choice = giving(2);
    choice.toggle('T');
    expect([choice.picked, choice.wanted]).toEqual([['T'], 1]);
    choice.toggle('B');
    expect([choice.picked, choice.wanted]).toEqual([['B', 'T'], 0]);
    choice.toggle('T');
    expect(choice.picked).toEqual(['B']);
  });

  it('lets one too many take the place of the first', () => {
    const choice = giving(1);
    choice.toggle('T');
    choice.toggle('V');
    expect(choice.picked).toEqual(['V']);
  });

  it('starts from what is given already, and knows when it is the same', () => {
    const choice = giving(1, ['L']);
    expect([choice.picked, choice.isGiven]).toEqual([['L'], true]);
    choice.toggle('B');
    expect([choice.picked, choice.isGiven]).toEqual([['B'], false]);
    choice.clear();
    expect(choice.isGiven).toBe(true);
  });
});
