import { describe, expect, it } from 'vitest';
import type { EpicEvent } from '../../wire/epic';
import { motionOf } from './motion';
import { card, cards, pair } from './testing';

const motion = (events: EpicEvent[], you: number | null = 0) => motionOf({ sequence: 7, events }, you);
const caught: EpicEvent[] = [
  { event: 'answered', seat: 2, declarer: 1, believes: false },
  { event: 'turned_up', seat: 1, cards: pair('rBH bOH'), honest: false },
  { event: 'chip_won', seat: 2, bank: 49 },
  { event: 'taken_back', seat: 1, cards: pair('rBH bOH') },
  { event: 'drawn', seat: 1, count: 2, cards: null },
];

describe('motion', () => {
  it('throws a discarded card and flies what others draw, face down', () => {
    const found = motion([
      { event: 'discarded', seat: 0, card: card('gEP') },
      { event: 'drawn', seat: 1, count: 1 },
      { event: 'drawn', seat: 2, count: 1 },
    ]);
    expect(found.discarded).toEqual({ seat: 0, card: card('gEP') });
    expect(found.flights.map(({ from, to, card: face }) => [from, to, face])).toEqual([
      ['draw', 'seat 1', null],
      ['draw', 'seat 2', null],
    ]);
  });

  it('deals the reader’s own cards into the hand', () => {
    const found = motion([{ event: 'drawn', seat: 0, count: 2, cards: cards('rEP bBS') }]);
    expect(found.came).toEqual(cards('rEP bBS'));
    expect(found.flights).toEqual([]);
  });

  it('turns a pair up before anything flies', () => {
    const { reveal, flights } = motion(caught);
    expect(reveal).toEqual({
      declarer: 1,
      target: 2,
      believed: false,
      cards: pair('rBH bOH'),
      honest: false,
      shed: false,
      chipTo: 2,
      bankWasEmpty: false,
      draws: [{ seat: 1, count: 2 }],
    });
    expect(flights.map(({ kind, from, to }) => `${kind} ${from} → ${to}`)).toEqual([
      'chip bank → seat 2',
      'card middle → seat 1',
      'card middle → seat 1',
      'card draw → seat 1',
      'card draw → seat 1',
    ]);
    expect(Math.min(...flights.map(({ after }) => after))).toBeGreaterThan(1000);
  });

  it('brings the declarer’s cards home', () => {
    const own = caught.map((event) => (event.event === 'drawn' ? { ...event, cards: cards('gBS gSS') } : event));
    expect(motion(own, 1).came).toEqual(cards('rBH bOH gBS gSS'));
  });

  it('says when the bank had no chip', () => {
    const { reveal } = motion([...caught.slice(0, 2), { event: 'bank_empty', seat: 2 }]);
    expect(reveal).toMatchObject({ chipTo: 2, bankWasEmpty: true });
  });

  it('deals a round anew, after the end of the last', () => {
    const found = motion([
      { event: 'round_ended', round: 1, why: 'out', seat: 0, hands: [[], []], penalties: [0, 0] },
      { event: 'dealt', round: 2, dealer: 1, first: 0, each: 6, top: card('gOH') },
    ]);
    expect(found.deals).toBe(true);
    expect(found.ended?.round).toBe(1);
    expect(motion([]).deals).toBe(false);
  });

  it('brings an onlooker nothing', () => {
    expect(motion([{ event: 'drawn', seat: 0, count: 1 }], null).came).toEqual([]);
  });
});
