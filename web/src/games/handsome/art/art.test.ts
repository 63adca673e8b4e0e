import { describe, expect, test } from 'vitest';
import { expectRepeatableArt } from '$lib/art/cleanArt';
import {
  type LetterCard, type Piece, awardMark, dandy, isLetter, letterBack, letterCard, letterTile, missingTile,
  vowelToken, wordStrip,
} from './index';

const single = (suit: string) => (letter: string): LetterCard => ({ letters: [letter], suits: [suit] });

/** The eighteen cards of the box (HA-1.1), the wild ones in the suits of the house (HA-1.2). */
const DECK: readonly LetterCard[] = [
  ...[...'BCHLPRW'].map(single('necklace')),
  ...[...'DGMNV'].map(single('bow tie')),
  ...[...'FKT'].map(single('bolo')),
  { letters: ['J', 'Z'], suits: ['bow tie', 'bolo'] },
  { letters: ['Q', 'X'], suits: ['necklace', 'bolo'] },
  { letters: ['S', 'Y'], suits: [] },
];
const LABELS = { noCard: 'no card' };

const lettersOn = (drawing: string): string[] => [...drawing.matchAll(/>([A-Z])<\/text>/g)].map(([, letter]) => letter ?? '');

describe('every card of the box', () => {
  test.each(DECK.map((card) => [card.letters.join('/'), card] as const))('%s', (_, card) => {
    const drawing = letterCard(card);
    expectRepeatableArt(drawing);
    for (const letter of card.letters) expect(lettersOn(drawing)).toContain(letter);
  });

  test('eighteen cards, no two alike', () => {
    expect(new Set(DECK.map(letterCard)).size).toBe(18);
  });

  test('a suit is told by cloth, mark and letterform without its hue', () => {
    const suits = ['necklace', 'bow tie', 'bolo', 'none'];
    const grey = suits.map((suit) => letterCard(single(suit)('B')).replace(/#[0-9a-f]{3,6}/g, '#'));
    expect(new Set(grey).size).toBe(suits.length);
  });

  test('a wild card shows both of its suits, and changed suits change it', () => {
    const house = letterCard({ letters: ['J', 'Z'], suits: ['bow tie', 'bolo'] });
    const owners = letterCard({ letters: ['J', 'Z'], suits: ['necklace', 'bolo'] });
    expect(owners === house).toBe(false);
    expectRepeatableArt(owners);
  });
});

describe('what only an owner’s file has', () => {
  test.each<LetterCard>([
    { letters: ['E'], suits: ['cravat'] },
    { letters: ['P', 'R'], suits: ['bolo'] },
    { letters: ['T'], suits: ['bolo', 'necklace'] },
    { letters: [], suits: [] },
  ])('%j', (card) => expectRepeatableArt(letterCard(card)));

  test('a suit may be spelt in any way that keeps its letters', () => {
    expect(letterCard(single('bow_tie')('G')) === letterCard(single('Bow tie')('G'))).toBe(true);
  });

  test('letters are escaped', () => {
    expectRepeatableArt(letterCard({ letters: ['<', '&'], suits: ['bow tie'] }));
    expectRepeatableArt(letterBack({ title: '<HAND & "SOME">' }));
    expectRepeatableArt(missingTile('L', { noCard: '<no>' }));
  });
});

describe('figures and marks', () => {
  test('same suit, another person for every letter', () => {
    expect(new Set([...'BCHLPRW'].map((letter) => dandy('necklace', letter))).size).toBe(7);
    expectRepeatableArt(dandy('bolo', 'K'));
  });

  test('each award has a mark in the colour of the text', () => {
    const marks = ['necklace', 'bow tie', 'bolo', 'longest'].map(awardMark);
    expect(new Set(marks).size).toBe(4);
    for (const mark of marks) {
      expectRepeatableArt(mark);
      expect(mark).toContain('currentColor');
    }
  });
});

describe('the word', () => {
  const pieces: readonly Piece[] = [
    { kind: 'card', letter: 'J', suits: ['bow tie', 'bolo'] },
    { kind: 'vowel', letter: 'O' },
    { kind: 'card', letter: 'V', suits: ['bow tie'] },
    { kind: 'missing', letter: 'L' },
    { kind: 'card', letter: 'Y', suits: [] },
  ];
  const widthOf = (strip: string) => Number(/viewBox="0 0 (\d+)/.exec(strip)?.[1]);

  test('each letter stands on the shelf in its order', () => {
    const strip = wordStrip(pieces, LABELS);
    expectRepeatableArt(strip);
    expect(new Set(lettersOn(strip))).toEqual(new Set('JOVLY'));
    expect(lettersOn(strip)).toEqual([...'JOVVLY']); // the block shadow of a bow tie's letter is a letter too
    expect(strip).toContain('no card');
  });

  test('the shelf keeps its width for short words and grows for long ones', () => {
    const vowels = (count: number) => Array.from({ length: count }, (): Piece => ({ kind: 'vowel', letter: 'A' }));
    expect(widthOf(wordStrip([], LABELS))).toBe(widthOf(wordStrip(vowels(6), LABELS)));
    expect(widthOf(wordStrip(vowels(30), LABELS))).toBeGreaterThan(widthOf(wordStrip(vowels(12), LABELS)));
  });

  test('without a caret there is none', () => {
    expect(wordStrip([], LABELS, false).length).toBeLessThan(wordStrip([], LABELS).length);
  });

  test.each(['A', 'E', 'I', 'O', 'U'] as const)('vowel %s', (vowel) => expectRepeatableArt(vowelToken(vowel)));

  test('a tile wears the suits of its card', () => {
    expect(new Set([['bolo'], ['bow tie', 'bolo'], []].map((suits) => letterTile('Z', suits))).size).toBe(3);
  });

  test('only a capital is a letter', () => {
    expect([...'AZ'].every(isLetter)).toBe(true);
    expect(['', 'a', 'É', 'AB', '<', '7'].some(isLetter)).toBe(false);
  });
});

test('the card back looks the same when turned by half', () => {
  const back = letterBack({ title: 'HANDSOME' });
  expectRepeatableArt(back);
  expect(back.match(/>HANDSOME</g)).toHaveLength(2);
});
