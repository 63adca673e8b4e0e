import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../wire/epic';
import { outcomeLines } from './outcomes';

const row = (honest: boolean, believed: boolean, more: Partial<Outcome> = {}): Outcome => ({
  honest,
  believed,
  chip: null,
  cards: 'discarded',
  declarer_draws: 0,
  target_draws: 0,
  house: true,
  ...more,
});
/** The chip table of the house (EB-4.4). */
const HOUSE: Outcome[] = [
  row(false, true, { chip: 'declarer' }),
  row(false, false, { chip: 'target', cards: 'taken_back', declarer_draws: 2 }),
  row(true, true),
  row(true, false, { chip: 'declarer', target_draws: 2 }),
];
const parties = { declarer: 'Agnes', target: 'Wilf', youAreTarget: true };

describe('what an answer leads to', () => {
  it('is read off the chip table, a true pair first', () => {
    expect(outcomeLines(HOUSE, true, parties)).toEqual(['true: no chip for anyone', 'bluff: chip to Agnes']);
    expect(outcomeLines(HOUSE, false, parties)).toEqual([
      'true: chip to Agnes, you draw 2',
      'bluff: chip to you, Agnes draws 2',
    ]);
  });

  it('names the target for others, and follows an owner’s table', () => {
    const own = [row(false, false, { chip: 'target', target_draws: 1 })];
    expect(outcomeLines(own, false, { ...parties, youAreTarget: false })).toEqual([
      'bluff: chip to Wilf, Wilf draws 1',
    ]);
  });
});
