import { expect, it } from 'vitest';
import { lineAfter } from './log-keys';

const lines = ['newest', 'middle', 'oldest'];

it('goes from line to line with the arrow keys, and to both ends', () => {
  expect(lineAfter('ArrowDown', lines, 'newest')).toBe('middle');
  expect(lineAfter('ArrowUp', lines, 'middle')).toBe('newest');
  expect(lineAfter('End', lines, 'newest')).toBe('oldest');
  expect(lineAfter('Home', lines, 'oldest')).toBe('newest');
});

it('goes nowhere beyond the ends, with another key, or from no line', () => {
  expect(lineAfter('ArrowUp', lines, 'newest')).toBeNull();
  expect(lineAfter('ArrowDown', lines, 'oldest')).toBeNull();
  expect(lineAfter('Tab', lines, 'middle')).toBeNull();
  expect(lineAfter('ArrowDown', lines, null)).toBeNull();
  expect(lineAfter('ArrowDown', lines, 'taken back')).toBeNull();
});
