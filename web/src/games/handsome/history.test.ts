import { describe, expect, it } from 'vitest';
import { crossedOut, firstWorn, wornWords } from './history';
import { aView } from './testing';

const view = aView({
  pads: [
    { words: [{ word: 'oval', crossed_out: null }, null, { word: 'via', crossed_out: 'not_in_dictionary' }], points: [3, 0, 0] },
    { words: [{ word: 'vial', crossed_out: null }, { word: 'vial', crossed_out: null }, { word: 'oval', crossed_out: 'worn_before' }], points: [2, 2, 0] },
  ],
});

describe('words worn before', () => {
  it('are found in the round in which they were worn first', () => {
    expect(firstWorn('oval', view)).toEqual({ round: 1, seats: [0] });
    expect(firstWorn('VIAL', view)).toEqual({ round: 2, seats: [0, 1] });
    expect(firstWorn('fresh', view)).toBeNull();
  });

  it('count though they were crossed out', () => {
    expect(firstWorn('via', view)).toEqual({ round: 1, seats: [2] });
  });

  it('are listed once, the latest round first', () => {
    expect(wornWords(view)).toEqual(['vial', 'oval', 'via']);
  });
});

it('lists what was crossed out, and why', () => {
  expect(crossedOut(view)).toEqual([
    { round: 1, seat: 2, word: 'via', why: 'not_in_dictionary' },
    { round: 2, seat: 2, word: 'oval', why: 'worn_before' },
  ]);
});
