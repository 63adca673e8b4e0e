import { describe, expect, it } from 'vitest';
import { nextOrder, sorted } from './sorting';
import { aView, card, cards } from './testing';

const view = aView();
const hand = cards('yBS rBH gOH rBS rBH bOH');
const codesOf = (order: Parameters<typeof sorted>[1]) => sorted(hand, order, view).map(({ card: each }) => each);

describe('a hand', () => {
  it('is sorted by colour, and by character within', () => {
    expect(codesOf('colour')).toEqual(cards('rBS rBH rBH bOH gOH yBS'));
  });

  it('is sorted by character, and by colour within', () => {
    expect(codesOf('character')).toEqual(cards('rBS yBS bOH gOH rBH rBH'));
  });

  it('is sorted by penalty, the dearest first', () => {
    expect(codesOf('penalty')).toEqual(cards('rBH rBH bOH gOH rBS yBS'));
  });

  it('puts what only an owner’s box knows at the end', () => {
    const odd = { colour: 'mauve', character: 'Wanda Walrus' };
    expect(sorted([odd, card('yBH')], 'colour', view).map(({ card: each }) => each)).toEqual([card('yBH'), odd]);
    expect(sorted([odd, card('yBH')], 'character', view).map(({ card: each }) => each)).toEqual([card('yBH'), odd]);
  });

  it('goes through the orders round and round', () => {
    expect([nextOrder('colour'), nextOrder('character'), nextOrder('penalty')]).toEqual([
      'character',
      'penalty',
      'colour',
    ]);
  });
});
