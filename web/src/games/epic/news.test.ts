import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Motion, Reveal } from './motion';
import { HELD, HELD_WHILE_ANOTHER_WAITS, News } from './news.svelte';

const reveal = (declarer: number): Reveal => ({
  declarer,
  target: 2,
  believed: true,
  cards: [
    { colour: 'red', character: 'EPIC' },
    { colour: 'blue', character: 'EPIC' },
  ],
  honest: true,
  shed: true,
  chipTo: null,
  bankWasEmpty: false,
  draws: [],
});

const motion = (change: Partial<Motion>): Motion => ({
  sequence: 1,
  deals: false,
  came: [],
  discarded: null,
  reveal: null,
  ended: null,
  flights: [],
  ...change,
});

const ended = { event: 'round_ended', round: 1, why: 'out', seat: 0, hands: [[], []], penalties: [0, 0] } as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a pair that is turned up', () => {
  it('is held, then stays until something takes its place, and goes away by itself', () => {
    const news = new News();
    news.hear(motion({ reveal: reveal(0) }));
    vi.advanceTimersByTime(HELD - 1);
    expect(news.held).toBe(true);
    vi.advanceTimersByTime(2);
    expect(news.held).toBe(false);
    expect(news.reveal?.declarer).toBe(0);
    vi.advanceTimersByTime(10_000);
    expect(news.reveal).toBeNull();
  });

  it('makes the next one wait, but not so long', () => {
    const news = new News();
    news.hear(motion({ reveal: reveal(0) }));
    vi.advanceTimersByTime(500);
    news.hear(motion({ reveal: reveal(1) }));
    expect(news.reveal?.declarer).toBe(0);
    vi.advanceTimersByTime(HELD_WHILE_ANOTHER_WAITS - 501);
    expect(news.reveal?.declarer).toBe(0);
    vi.advanceTimersByTime(2);
    expect(news.reveal?.declarer).toBe(1);
    expect(news.held).toBe(true);
    vi.advanceTimersByTime(HELD - 2);
    expect(news.held).toBe(true);
  });

  it('is turned up at once where the one before has been seen', () => {
    const news = new News();
    news.hear(motion({ reveal: reveal(0) }));
    vi.advanceTimersByTime(HELD_WHILE_ANOTHER_WAITS + 100);
    news.hear(motion({ reveal: reveal(1) }));
    vi.advanceTimersByTime(1);
    expect(news.reveal?.declarer).toBe(1);
  });

  it('does not fall behind however quick the others are', () => {
    const news = new News();
    for (let declarer = 0; declarer < 6; declarer += 1) news.hear(motion({ reveal: reveal(declarer) }));
    const seen: (number | undefined)[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      seen.push(news.reveal?.declarer);
      vi.advanceTimersByTime(HELD_WHILE_ANOTHER_WAITS);
    }
    expect(seen).toEqual([0, 4, 5]);
  });

  it('does not wait where nothing is held', () => {
    const news = new News();
    news.hear(motion({ reveal: reveal(0) }));
    vi.advanceTimersByTime(HELD + 1);
    news.hear(motion({ reveal: reveal(1) }));
    expect(news.reveal?.declarer).toBe(1);
  });

  it('can be put away, and is not left behind by what comes without one', () => {
    const news = new News();
    news.hear(motion({ reveal: reveal(0) }));
    news.hear(motion({}));
    expect(news.held).toBe(true);
    news.putPairAway();
    expect(news.held).toBe(false);
    expect(news.reveal).toBeNull();
  });

  it('goes sooner where the end of a round waits behind it', () => {
    const news = new News();
    news.hear(motion({ reveal: reveal(0), ended }));
    vi.advanceTimersByTime(HELD + 1_001);
    expect(news.reveal).toBeNull();
    expect(news.ended).toBe(ended);
    news.putRoundAway();
    expect(news.ended).toBeNull();
  });
});
