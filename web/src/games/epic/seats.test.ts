import { describe, expect, it } from 'vitest';
import { aSeat } from '$lib/table/testing';
import { opponents, plateLabel, plateOf } from './seats';
import { aView, cards, pair } from './testing';

const seats = [aSeat(0), aSeat(1), aSeat(2, { kind: 'bot', bot: 'sharp' })];
const declaration = { declarer: 1, target: 2, character: 'Otto Handlebar', cards: null, honest: null };

describe('the plates', () => {
  it('go round from the reader’s left, without the reader', () => {
    expect(opponents(aView(), seats, 1).map(({ seat }) => seat)).toEqual([2, 0]);
    expect(opponents(aView(), seats, null).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  it('say who is to play', () => {
    const view = aView({ turn: 1, hand_sizes: [6, 1, 6], chips: [0, 2, 1] });
    expect(plateOf(view, seats, 1)).toMatchObject({ isAwaited: true, status: 'to play', size: 1, chips: 2 });
    expect(plateLabel(plateOf(view, seats, 1))).toBe('Sweeney, Sky: last card, 2 chips, to play');
    expect(plateLabel(plateOf(view, seats, 0))).toBe('Agnes, Ginger: 6 cards, 0 chips');
    expect(plateOf(view, seats, 2).bot).toBe('Sharp');
  });

  it('say who is asked, and never what anybody could do', () => {
    const view = aView({ turn: 1, window: 'answer', declaration });
    expect(opponents(view, seats, 0).map(({ status, isAwaited }) => [status, isAwaited])).toEqual([
      ['declares', false],
      ['is asked', true],
    ]);
  });

  it('show what is known to be in a hand, perhaps among the laid cards', () => {
    const view = aView({ turn: 1, window: 'answer', declaration, known: [[], cards('rBH bOH'), []] });
    const plate = plateOf(view, seats, 1);
    expect(plate).toMatchObject({ hasLaid: true, known: pair('rBH bOH') });
    expect(plateLabel(plate)).toBe(
      'Sweeney, Sky: 6 cards, 0 chips, declares. Shown and taken back: a red Beardless Harry and a blue Otto Handlebar',
    );
  });

  it('lay every hand open when the game is over', () => {
    const view = aView({ turn: null, window: null, open_hands: [[], cards('rBH'), cards('gOH')], hand_sizes: [0, 1, 1] });
    expect(plateOf(view, seats, 1)).toMatchObject({ isOpen: true, known: cards('rBH'), status: null });
    expect(plateLabel(plateOf(view, seats, 1))).toBe(
      'Sweeney, Sky: last card, 0 chips. Laid open: a red Beardless Harry',
    );
  });

  it('say who is away', () => {
    const gone = [aSeat(0), aSeat(1, { present: false }), aSeat(2)];
    expect(plateOf(aView({ turn: 1 }), gone, 1)).toMatchObject({ isAway: true, status: 'away', isAwaited: true });
  });
});
