import { describe, expect, it } from 'vitest';
import { aSeat } from '$lib/table/testing';
import type { SeatInfo } from '../../wire/table';
import { opponents, placeLabel, placeOf } from './seats';
import { aView, card, player } from './testing';

const seat = (index: number, name: string, changed: Partial<SeatInfo> = {}): SeatInfo =>
  aSeat(index, { name, ...changed });
const seats = [seat(0, 'Agnes'), seat(1, 'Sweeney'), seat(2, 'Wilf', { kind: 'bot', bot: 'steady' })];

describe('the places', () => {
  it('begin at the reader’s left, and an onlooker sees all', () => {
    expect(opponents(aView({ seat: 1 }), seats, 1).map(({ name }) => name)).toEqual(['Wilf', 'Agnes']);
    expect(opponents(aView({ seat: null }), seats, null).map(({ name }) => name)).toEqual(['Agnes', 'Sweeney', 'Wilf']);
  });

  it('say in one sentence what all see', () => {
    const players = [
      player(3, 4),
      player(1, 1, {
        beard: { card: card('kPB'), used: false },
        artifacts: [{ card: card('pGC'), used: true }],
      }),
      player(0, 2),
    ];
    const view = aView({ players });
    expect(placeLabel(placeOf(view, seats, 1))).toBe(
      'Sweeney, Sky: 1 golden hair, 1 card, equipped Pirate Beard and Golden Comb (used)',
    );
    expect(placeLabel(placeOf(view, seats, 0))).toBe('Agnes, Ginger: 3 golden hairs, 4 cards, nothing equipped, to play');
  });

  it('say who casts and who is asked while a spell is in the air', () => {
    const spell = {
      card: card('gFF'),
      first_caster: 0,
      first_target: 1,
      replies: [],
      caster: 0,
      target: 1,
      artifact: null,
    };
    const view = aView({ window: 'answer', awaited: 1, spell });
    expect([0, 1, 2].map((index) => placeOf(view, seats, index).status)).toEqual(['casting', 'is asked', null]);
  });

  it('keep what the reader knows for sure apart from what may be there', () => {
    const known = [
      { card: card('gFF'), seats: [1] },
      { card: card('bML'), seats: [1, 2] },
    ];
    const place = placeOf(aView({ known }), seats, 1);
    expect(place.known).toEqual([card('gFF')]);
    expect(place.maybe).toEqual([known[1]]);
    expect(placeLabel(place)).toContain('You know one card of this hand');
    expect(placeOf(aView({ known }), seats, 2).known).toEqual([]);
  });

  it('tell the reader’s own place what everybody knows', () => {
    const view = aView({ known: [{ card: card('gFF'), seats: [1] }], common: [{ card: card('gDP'), seats: [0] }] });
    expect(placeOf(view, seats, 0).known).toEqual([card('gDP')]);
  });

  it('know who is away and what is a bot', () => {
    const away = [seats[0], seat(1, 'Sweeney', { present: false }), seats[2]].filter((each) => each !== undefined);
    expect(placeOf(aView(), away, 1)).toMatchObject({ isAway: true, status: 'away', bot: null });
    expect(placeOf(aView(), away, 2)).toMatchObject({ isAway: false, bot: 'Steady' });
  });
});
