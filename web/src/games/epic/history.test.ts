import { describe, expect, it } from 'vitest';
import type { EpicEvent } from '../../wire/epic';
import { chipGroups, chipStories, roundStories } from './history';
import { card, pair } from './testing';

const dealt = (round: number): EpicEvent => ({ event: 'dealt', round, dealer: 0, first: 1, each: 6, top: card('gOH') });
const answer = (declarer: number, target: number, honest: boolean, believes: boolean, chip: number): EpicEvent[] => [
  { event: 'answered', seat: target, declarer, believes },
  { event: 'turned_up', seat: declarer, cards: pair('rBH bOH'), honest },
  { event: 'chip_won', seat: chip, bank: 40 },
];
const ended = (round: number, why: 'out' | 'no_card'): EpicEvent => ({
  event: 'round_ended',
  round,
  why,
  seat: 1,
  hands: [[card('rBH')], []],
  penalties: [15, 0],
});

describe('the rounds', () => {
  it('end with a card, with a pair, or for want of one', () => {
    const log = [
      { events: [{ event: 'discarded', seat: 1, card: card('gEP') } as const, ended(1, 'out'), dealt(2)] },
      { events: [{ event: 'pair_discarded', seat: 1, cards: pair('rBH bOH') } as const, ended(2, 'out'), dealt(3)] },
      { events: [{ event: 'discarded', seat: 1, card: card('rBH') } as const, ended(3, 'no_card')] },
      { events: [] },
    ];
    expect(roundStories(log).map(({ last }) => last)).toEqual([card('gEP'), 'pair', null]);
    expect(roundStories(log).map(({ ended: { round } }) => round)).toEqual([1, 2, 3]);
  });
});

describe('the chips', () => {
  const log = [
    { events: [dealt(1)] },
    { events: answer(0, 1, true, false, 0) },
    { events: answer(1, 0, false, false, 0) },
    { events: [...answer(0, 1, false, true, 0), ended(1, 'out'), dealt(2)] },
    { events: answer(0, 1, false, true, 0) },
    { events: answer(1, 0, true, false, 1) },
  ];

  it('are won on either side of a declaration', () => {
    const stories = chipStories(log);
    expect(stories).toHaveLength(5);
    expect(stories[0]).toEqual({ round: 1, seat: 0, party: 'declarer', other: 1, honest: true, believed: false });
    expect(stories[1]).toEqual({ round: 1, seat: 0, party: 'target', other: 1, honest: false, believed: false });
    expect(stories.map(({ round }) => round)).toEqual([1, 1, 1, 2, 2]);
  });

  it('are grouped by the way they were won', () => {
    const groups = chipGroups(chipStories(log), 0);
    expect(groups.map(({ way: { party, honest, believed }, rounds }) => [party, honest, believed, rounds])).toEqual([
      ['declarer', false, true, [1, 1]],
      ['declarer', true, false, [1]],
      ['target', false, false, [1]],
    ]);
    expect(chipGroups(chipStories(log), 1)).toHaveLength(1);
  });
});
