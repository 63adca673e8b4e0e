import { describe, expect, it } from 'vitest';
import { fan, fitting, NARROW, SHORT, SMALL, WIDE } from './fan';

const across = (lies: ReturnType<typeof fan>, card: number) => {
  const xs = lies.map(({ x }) => x);
  return { left: Math.min(...xs), right: Math.max(...xs) + card };
};

describe('a fan', () => {
  it('lies about its middle, turned outwards', () => {
    const lies = fan(3, 700, WIDE);
    expect(lies.map(({ x }) => x)).toEqual([-144, -72, 0]);
    expect(lies.map(({ turn }) => turn)).toEqual([-2.7, 0, 2.7]);
    expect(lies.map(({ y }) => y)).toEqual([2, 0, 2]);
  });

  it('has nothing to lay for an empty hand, and one card lies straight', () => {
    expect(fan(0, 700, WIDE)).toEqual([]);
    expect(fan(1, 700, WIDE)).toEqual([{ x: -72, y: 0, turn: 0 }]);
  });

  it.each([7, 12, 20, 40])('keeps %i cards inside its width, and the index of each in sight', (count) => {
    for (const [width, look] of [
      [640, WIDE],
      [374, NARROW],
    ] as const) {
      const lies = fan(count, width, look);
      const { left, right } = across(lies, look.card);
      expect(left).toBeGreaterThanOrEqual(-width / 2 - 0.01);
      expect(right).toBeLessThanOrEqual(width / 2 + 0.01);
      for (const [index, { x }] of lies.entries()) {
        const next = lies[index + 1];
        // The next row begins on the left again.
        if (next !== undefined && next.x > x) expect(next.x - x).toBeGreaterThanOrEqual(look.least - 0.01);
      }
    }
  });
});

describe('the look of a hand', () => {
  const looks = [WIDE, SHORT, SMALL] as const;

  it('is the largest with which the hand stays in its place', () => {
    // Of the widths 144, 110 and 84 so many lie in a row of 440: 9, 12 and 15.
    expect(fitting(looks, 9, 440, 240)).toBe(WIDE);
    expect(fitting(looks, 10, 440, 240)).toBe(SHORT);
    expect(fitting(looks, 24, 440, 240)).toBe(SHORT); // two rows: 162 + 64
    expect(fitting(looks, 25, 440, 240)).toBe(SMALL); // two rows: 126 + 48
  });

  it('is the smallest where none is small enough', () => {
    expect(fitting(looks, 100, 440, 240)).toBe(SMALL);
  });
});
