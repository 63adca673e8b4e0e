import { describe, expect, it } from 'vitest';
import { aCard, artOf, cardName, cardWorth, claimOf, penaltyOf, shortName } from './cards';
import { aView, card } from './testing';

const view = aView();

describe('a card', () => {
  it('is called by colour and character', () => {
    expect(cardName(card('rOH'))).toBe('red Otto Handlebar');
    expect(aCard(card('bEP'))).toBe('a blue EPIC');
    expect(cardWorth(view, card('gBS'))).toBe('green Barney Stubbles, 1 point');
    expect(cardWorth(view, card('yBH'))).toBe('yellow Beardless Harry, 15 points');
  });

  it('is claimed in the plural', () => {
    expect(claimOf('Otto Handlebar')).toBe('two Otto Handlebars');
    expect(claimOf('Barney Stubbles')).toBe('two Barney Stubbles');
    expect(claimOf('Wanda Walrus')).toBe('two Wanda Walrus');
  });

  it('keeps the name of an owner’s character that has no short one', () => {
    expect(shortName('Beardless Harry')).toBe('Harry');
    expect(shortName('Wanda Walrus')).toBe('Wanda Walrus');
  });

  it('costs what the box says, and its art marks a value of the house', () => {
    expect(penaltyOf(view, card('rSS'))).toBe(2);
    expect(artOf(view, card('rBH'))).toEqual({
      card: { character: 'Beardless Harry', colour: 'red', penalty: 15, house: true },
      labels: { name: 'Beardless Harry', shortName: 'Harry', effect: 'you draw three' },
    });
    const printed = aView({ characters: [{ name: 'Otto Handlebar', penalty: 9, special: null, house: ['name'] }] });
    expect(artOf(printed, card('rOH')).card).toMatchObject({ penalty: 9, house: false });
    expect(artOf(printed, card('rOH')).labels.effect).toBeNull();
  });
});
