import { describe, expect, it } from 'vitest';
import { isUrgent, share, shownTime } from './time.svelte';

const clock = { seat: 0, left: 20_000, of: 20_000, stands: false, endsAt: 0 };

describe('the time that is left', () => {
  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [9_400, '0:10'],
    [60_000, '1:00'],
    [150_000, '2:30'],
    [3_600_000, '1 h 0 min'],
    [19_200_000, '5 h 20 min'],
    [187_200_000, '2 d 4 h'],
  ])('of %d ms is shown as %s', (left, shown) => expect(shownTime(left)).toBe(shown));

  it('is a share of the whole', () => {
    expect(share(clock, 5_000)).toBe(0.25);
    expect(share(clock, 30_000)).toBe(1);
    expect(share({ ...clock, of: 0 }, 0)).toBe(0);
  });

  it('is urgent from ten seconds on', () => {
    expect(isUrgent(10_001)).toBe(false);
    expect(isUrgent(10_000)).toBe(true);
  });
});
