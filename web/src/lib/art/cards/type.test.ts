import { describe, expect, test } from 'vitest';
import { balanced, fittedSentence, fittedTitle, fittingSize, inTwoLines, wrapped } from './type';

const AREA = { x: 0, y: 0, width: 200, height: 60 };

const sizes = (drawing: string): number[] => [...drawing.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));

describe('lines', () => {
  test('no word is lost, none is broken', () => {
    const words = 'Discard two cards of your choice, then draw two golden hairs';
    for (const width of [10, 60, 120, 400]) expect(wrapped(words, width, 15).join(' ')).toBe(words);
  });

  test('balanced lines are as many as full ones, and no longer than the width', () => {
    const words = 'Everyone with more golden hairs than you returns two';
    const lines = balanced(words, 200, 15);
    expect(lines).toHaveLength(wrapped(words, 200, 15).length);
    expect(lines.at(-1)?.includes(' ')).toBe(true);
  });

  test.each([
    ['Beard Swap', ['Beard', 'Swap']],
    ['Mask of Many Beards', ['Mask of', 'Many Beards']],
    ['Razor', ['Razor']],
  ])('%s in two lines', (name, lines) => {
    expect(inTwoLines(name)).toEqual(lines);
  });
});

describe('sizes', () => {
  test('short words have the largest size, long ones a smaller', () => {
    expect(fittingSize('Ned', 200, 25)).toBe(25);
    expect(fittingSize('Zoltan the Magnificent', 200, 25)).toBeLessThan(25);
    expect(fittingSize('', 200, 25)).toBe(25);
  });

  test('a long name is printed in two lines when that is larger', () => {
    expect(sizes(fittedTitle('Ned', AREA, 25))).toEqual([25]);
    expect(sizes(fittedTitle('Zoltan the Magnificently Bearded', AREA, 25))).toHaveLength(2);
  });

  test('a longer sentence is printed smaller, but never below 11', () => {
    const [short] = sizes(fittedSentence('Draw three cards.', AREA, 20));
    const [long] = sizes(fittedSentence('Draw three cards. '.repeat(8), AREA, 20));
    const [endless] = sizes(fittedSentence('Draw three cards. '.repeat(80), AREA, 20));
    expect(short).toBe(20);
    expect(long).toBeLessThan(20);
    expect(endless).toBe(11);
  });
});
