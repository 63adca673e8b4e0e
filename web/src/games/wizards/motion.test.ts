import { describe, expect, it } from 'vitest';
import type { WizardsEvent } from '../../wire/wizards';
import { latestNews, motionOf } from './motion';
import { card, cards } from './testing';

const motion = (you: number | null, ...events: WizardsEvent[]) => motionOf({ sequence: 7, events }, you);

describe('what moves', () => {
  it('is dealt at the start, and when the reader’s hand is exchanged', () => {
    const swap: WizardsEvent = { event: 'hands_swapped', seat: 0, target: 1, counts: [2, 3] };
    expect(motion(0, { event: 'dealt', first: 0, each: 3, hairs: 1 }).deals).toBe(true);
    expect([0, 1, 2, null].map((you) => motion(you, swap).deals)).toEqual([true, true, false, false]);
  });

  it('comes into the reader’s hand, or flies face down to others', () => {
    const drawn: WizardsEvent = { event: 'drawn', seat: 0, count: 2, cards: cards('gFF pOP') };
    expect(motion(0, drawn)).toMatchObject({ came: cards('gFF pOP'), flights: [] });
    expect(motion(1, { event: 'drawn', seat: 0, count: 2 })).toMatchObject({
      came: [],
      flights: [
        { kind: 'card', from: 'draw', to: 'seat 0', after: 0 },
        { kind: 'card', from: 'draw', to: 'seat 0', after: 110 },
      ],
    });
    expect(motion(0, { event: 'picked', seat: 0, card: card('gFF') }).came).toEqual([card('gFF')]);
  });

  it('lets beards grow and shrink, and the hairs fly', () => {
    const stolen: WizardsEvent = { event: 'hairs_stolen', seat: 0, target: 2, count: 1 };
    expect(motion(0, stolen)).toMatchObject({
      beards: [0, 2],
      flights: [{ kind: 'hair', from: 'seat 2', to: 'seat 0' }],
    });
    expect(motion(0, { ...stolen, count: 0 })).toMatchObject({ beards: [], flights: [] });
    expect(motion(0, { event: 'hairs_drawn', seat: 1, count: 0, hairs: 1 }).beards).toEqual([]);
  });
});

describe('the news', () => {
  it('are what somebody played and all that came of it', () => {
    const events: WizardsEvent[] = [
      { event: 'allowed', seat: 1, card: card('gFF') },
      { event: 'hairs_stolen', seat: 0, target: 1, count: 1 },
    ];
    expect(motion(2, ...events).news).toEqual({ seat: 1, card: card('gFF'), events, mirror: null });
  });

  it('are no draw and no end of a turn, which would push others aside', () => {
    const end: WizardsEvent[] = [
      { event: 'turn_ended', seat: 0 },
      { event: 'turn_started', seat: 1, round: 2 },
      { event: 'drawn', seat: 1, count: 2 },
    ];
    expect(motion(2, ...end).news).toBeNull();
  });

  it('are those of the last moment that had any', () => {
    const equipped: WizardsEvent = { event: 'equipped', seat: 1, card: card('kPB') };
    const log = [
      { sequence: 4, events: [equipped] },
      { sequence: 5, events: [{ event: 'turn_ended', seat: 1 } as const] },
    ];
    expect(latestNews(log, 0)).toMatchObject({ sequence: 4, news: { seat: 1, card: card('kPB') } });
    expect(latestNews([], 0)).toBeNull();
  });

  it('show a hand in the mirror to the one who looks', () => {
    const used: WizardsEvent = { event: 'used', seat: 0, card: card('gMM'), target: 1 };
    const seen: WizardsEvent = { event: 'hand_seen', seat: 0, target: 1, count: 1, hand: cards('gFF') };
    expect(motion(0, used, seen).news?.mirror).toEqual({ seat: 1, hand: cards('gFF') });
    expect(motion(2, used, { ...seen, hand: null }).news?.mirror).toBeNull();
  });
});
