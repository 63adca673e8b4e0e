import { describe, expect, it } from 'vitest';
import { cardText, costText, ritualText } from './texts';
import { aView, info } from './testing';

describe('what is printed on a card', () => {
  it('is told by its effects', () => {
    expect(cardText(info('OP'), 3)).toBe('Draw three cards.');
    expect(cardText(info('FF'), 3)).toBe('Steal one golden hair from another player.');
    expect(cardText(info('BB'), 3)).toBe('Discard two cards of your hand of your choice, then draw two golden hairs.');
  });

  it('says what a counterspell does to the spell: what stops it first', () => {
    expect(cardText(info('TR'), 3)).toBe('Draw two golden hairs. The spell still happens.');
    expect(cardText(info('ML'), 3)).toBe('The spell has no effect. Draw one card.');
  });

  it('redirects to another player, with two players to the caster (BW-4.4)', () => {
    expect(cardText(info('BA'), 3)).toBe('The spell goes to another player of your choice, and you cast it.');
    expect(cardText(info('BA'), 2)).toBe('The spell goes back to the player who cast it, and you cast it.');
  });

  it('says when an equipped card is used, and what it does by itself', () => {
    expect(cardText(info('GC'), 3)).toBe(
      'Once during each of your turns: discard two cards of your hand of your choice, then draw one golden hair.',
    );
    expect(cardText(info('MM'), 3)).toBe(
      'At the start of your turn, before you draw: you can swap hands with another player.',
    );
    expect(cardText(info('DP'), 3)).toBe('One of the cards that you discard for a ritual may count as any colour.');
  });
});

describe('a ritual', () => {
  it('tells its effect and its cost', () => {
    const [first] = aView().rituals;
    expect(first === undefined ? '' : ritualText(first)).toBe('Draw three cards');
    expect(costText(['any', 'different'])).toBe('two cards of different colours');
    expect(costText(['same', 'same'])).toBe('two cards of one colour');
    expect(costText(['purple', 'green'])).toBe('one purple and one green');
    expect(costText(['any', 'different', 'different'])).toBe('three cards of three different colours');
  });

  it('tells the cost of an owner’s own ritual piece by piece', () => {
    expect(costText(['pink', 'any', 'any'])).toBe('one pink and two cards of any colour');
    expect(costText(['blue', 'same', 'same', 'different'])).toBe(
      'one blue, two cards of one colour and one card of another colour',
    );
  });
});
