import { describe, expect, it } from 'vitest';
import type { WizardsEvent } from '../../wire/wizards';
import { hairStories, startOf, sumOf, winningRitual } from './history';
import { card, cards } from './testing';

const moment = (...events: WizardsEvent[]) => ({ events });

const log = [
  moment({ event: 'dealt', first: 0, each: 3, hairs: 1 }, { event: 'turn_started', seat: 0, round: 1 }),
  moment({ event: 'spell_cast', seat: 0, card: card('gFF'), target: 1 }),
  moment(
    { event: 'countered', seat: 1, card: card('gTR'), spell: card('gFF'), caster: 0, outcome: 'happens' },
    { event: 'hairs_drawn', seat: 1, count: 2, hairs: 3 },
    { event: 'hairs_stolen', seat: 0, target: 1, count: 1 },
  ),
  moment({ event: 'turn_ended', seat: 0 }, { event: 'turn_started', seat: 1, round: 2 }),
  moment(
    { event: 'ritual_performed', seat: 1, hairs: 2, cards: cards('gOP gFF') },
    { event: 'hairs_drawn', seat: 1, count: 2, hairs: 4 },
    { event: 'hairs_drawn', seat: 0, count: 0, hairs: 2, missing: 1 },
  ),
];

describe('where golden hairs come from', () => {
  it('is told by round, with the card or ritual that moved them', () => {
    expect(hairStories(log)).toEqual([
      { seat: 1, part: 'drawn', count: 2, round: 1, cause: { card: 'Transmute Trimmings' }, other: null },
      { seat: 0, part: 'stolen', count: 1, round: 1, cause: { card: 'Flaming Follicles' }, other: 1 },
      { seat: 1, part: 'lost', count: 1, round: 1, cause: { card: 'Flaming Follicles' }, other: 0 },
      { seat: 1, part: 'drawn', count: 2, round: 2, cause: { ritual: 2 }, other: null },
    ]);
  });

  it('adds up to the beard', () => {
    const stories = hairStories(log);
    expect([startOf(log), sumOf(stories, 1, 'drawn'), sumOf(stories, 1, 'lost')]).toEqual([1, 4, 1]);
    expect(sumOf(stories, 2, 'drawn')).toBe(0);
  });
});

describe('the winning ritual', () => {
  it('is the last thing that happened', () => {
    const won = {
      events: [
        { event: 'ritual_performed', seat: 0, hairs: 7, cards: cards('gOP bFF kDP') },
        { event: 'game_ended', why: 'ritual', winners: [0], hairs: [7, 2] },
      ] as const,
    };
    expect(winningRitual([...log, won])?.cards).toEqual(cards('gOP bFF kDP'));
    expect(winningRitual(log)).toBeNull();
  });
});
