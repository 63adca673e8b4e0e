import { describe, expect, it } from 'vitest';
import { walkDownTo, walkTo } from './walking';

describe('walking along a row', () => {
  it('goes on and back, and round at the ends', () => {
    expect(walkTo('ArrowRight', 1, 3)).toBe(2);
    expect(walkTo('ArrowRight', 2, 3)).toBe(0);
    expect(walkTo('ArrowLeft', 0, 3)).toBe(2);
  });

  it('goes to the first and to the last', () => {
    expect(walkTo('Home', 1, 3)).toBe(0);
    expect(walkTo('End', 1, 3)).toBe(2);
  });

  it('knows no other keys', () => {
    expect(walkTo('ArrowDown', 0, 3)).toBeNull();
    expect(walkTo('a', 0, 3)).toBeNull();
  });
});

describe('walking down a list', () => {
  it('goes from line to line, and to both ends', () => {
    expect(walkDownTo('ArrowDown', 0, 3)).toBe(1);
    expect(walkDownTo('ArrowUp', 1, 3)).toBe(0);
    expect(walkDownTo('End', 0, 3)).toBe(2);
    expect(walkDownTo('Home', 2, 3)).toBe(0);
  });

  it('goes nowhere beyond the ends, nor with another key', () => {
    expect(walkDownTo('ArrowUp', 0, 3)).toBeNull();
    expect(walkDownTo('ArrowDown', 2, 3)).toBeNull();
    expect(walkDownTo('Tab', 1, 3)).toBeNull();
  });
});
