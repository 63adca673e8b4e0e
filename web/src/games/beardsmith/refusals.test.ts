import { describe, expect, it } from 'vitest';
import type { Why } from '$lib/table/session.svelte';
import type { Refusal } from '../../wire/table';
import { clashingSides, droppedCells } from './refusals';

const why = (facts: Refusal['facts']): Why => ({
  refusal: { code: 'some_code', rules: ['BS-4.1'], facts },
  message: 'It does not fit.',
});

describe('what a refusal names', () => {
  it('names the sides that clash', () => {
    expect(clashingSides(why({ sides: [1, 4], count: 2 }))).toEqual([1, 4]);
    expect(clashingSides(why({ tile: 'tip' }))).toEqual([]);
    expect(clashingSides(null)).toEqual([]);
  });

  it('takes no side that is none', () => {
    expect(clashingSides(why({ sides: ['east', 7, 2] }))).toEqual([2]);
  });

  it('names the cells whose tiles would drop', () => {
    expect(droppedCells(why({ cells: ['1,-2', '0,3'], count: 2 }))).toEqual([
      [1, -2],
      [0, 3],
    ]);
    expect(droppedCells(why({ cells: ['far away'] }))).toEqual([]);
    expect(droppedCells(null)).toEqual([]);
  });
});
