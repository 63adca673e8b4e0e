import { describe, expect, test } from 'vitest';
import { expectRepeatableArt } from '$lib/art/cleanArt';
import { type EpicCard, type EpicCardLabels, bluffChip, epicBack, epicCard, epicPortrait, facedownPair } from './index';

/** The house set (EB-1.2, EB-1.3). */
const PENALTIES = {
  'Barney Stubbles': 1, 'Sideburn Sal': 2, 'Gary Goatee': 3, 'Helmut Chinstrap': 4, 'Vincent Vandyke': 5,
  'Otto Handlebar': 6, 'Magnus Braid': 7, EPIC: 10, 'Beardless Harry': 15,
};
const COLOURS = ['red', 'blue', 'green', 'yellow'];
const SIZES = ['full', 'hand'] as const;

const labelled = (name: string): EpicCardLabels => ({ name, shortName: name.split(' ')[0] ?? name, effect: null });

const cardOf = (character: string, colour = 'red', more: Partial<EpicCard> = {}): EpicCard =>
  ({ character, colour, penalty: 3, house: true, ...more });

const drawn = (of: EpicCard) => epicCard(of, labelled(of.character));

describe('every card of the house', () => {
  test.each(Object.entries(PENALTIES))('%s is drawn in each colour and size, each unlike the others', (name, penalty) => {
    const seen = new Set<string>();
    for (const colour of COLOURS)
      for (const size of SIZES) {
        const card = epicCard(cardOf(name, colour, { penalty }), labelled(name), size);
        expectRepeatableArt(card);
        expect(card).toContain(`>${penalty}</text>`);
        seen.add(card);
      }
    expect(seen.size).toBe(COLOURS.length * SIZES.length);
  });

  test('no two characters share a portrait', () => {
    const portraits = Object.keys(PENALTIES).map((name) => epicPortrait(name, 'green'));
    expect(new Set(portraits).size).toBe(9);
  });

  test('each colour keeps its own pattern and symbol without its hue', () => {
    const withoutHues = COLOURS.map((colour) => drawn(cardOf('Gary Goatee', colour)).replace(/#[0-9a-f]{3,6}/g, '#'));
    expect(new Set(withoutHues).size).toBe(COLOURS.length);
  });
});

describe('an owner’s file', () => {
  test('a changed penalty is printed, and only a house value has the dashed tab', () => {
    const owners = drawn(cardOf('EPIC', 'blue', { penalty: 12, house: false }));
    expect(owners).toContain('>12</text>');
    expect(owners.match(/stroke-dasharray="5 6"/g)).toBeNull();
    expect(drawn(cardOf('EPIC', 'blue')).match(/stroke-dasharray="5 6"/g)).toHaveLength(1);
  });

  test('a name may be spelt in any way that keeps its letters', () => {
    expect(epicPortrait('beardless_harry', 'red') === epicPortrait('Beardless Harry', 'red')).toBe(true);
  });

  test('an unknown character has a face of its own, always the same', () => {
    const looks = (...names: string[]) => new Set(names.map((name) => epicPortrait(name, 'yellow'))).size;
    expectRepeatableArt(drawn(cardOf('Wanda Whisker')));
    expect(looks('Wanda Whisker', 'Bruno Bristle', 'Old Tom', 'Captain Cutlass')).toBe(4);
    expect(looks('Wanda Whisker', 'wanda whisker')).toBe(1);
  });

  test('an unknown colour is drawn too', () => {
    expectRepeatableArt(drawn(cardOf('Sideburn Sal', 'mauve')));
  });
});

test('words on a card are escaped', () => {
  const labels = { name: '<b>Barney & "Sons"', shortName: '<i>', effect: '1 < 2 & 3' };
  for (const size of SIZES) {
    const card = epicCard(cardOf('EPIC'), labels, size);
    expectRepeatableArt(card);
    expect(card).not.toMatch(/<b>|<i>|1 < 2/);
  }
  expectRepeatableArt(bluffChip({ worth: '<5>' }));
  expectRepeatableArt(facedownPair({ title: '<E&P>', claim: '"<u>"' }));
});

describe('card back', () => {
  test('it looks the same when turned by half: whatever it shows stands there twice', () => {
    const back = epicBack({ title: 'EPIC' });
    expectRepeatableArt(back);
    expect(back.match(/>EPIC</g)).toHaveLength(2);
    expect(back).toContain('rotate(180 120 168)');
  });

  test('two of them lie under a claim', () => {
    const pair = facedownPair({ title: 'EPIC', claim: '“a pair of Ottos”' });
    expectRepeatableArt(pair);
    expect(pair).toContain('a pair of Ottos');
    expect(pair.match(/>EPIC</g)).toHaveLength(4);
  });
});
