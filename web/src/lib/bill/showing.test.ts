import { describe, expect, it } from 'vitest';
import { Showing } from './showing.svelte';

describe('a figure of a bill', () => {
  it('is explained while it is pointed at', () => {
    const showing = new Showing<string>();
    showing.point(1, 'loose');
    expect(showing.shown).toEqual({ seat: 1, part: 'loose' });
    showing.leave();
    expect(showing.shown).toBeNull();
  });

  it('stays explained once it is pressed, and comes back after another was pointed at', () => {
    const showing = new Showing<string>();
    showing.press(0, 'tiles');
    showing.point(2, 'tiles');
    expect(showing.shows(0, 'tiles')).toBe(false);
    showing.leave();
    expect(showing.shows(0, 'tiles')).toBe(true);
  });

  it('is let go by a second press, not by pressing another', () => {
    const showing = new Showing<string>();
    showing.press(0, 'tiles');
    showing.press(1, 'tiles');
    expect(showing.shows(1, 'tiles')).toBe(true);
    showing.press(1, 'tiles');
    expect(showing.shown).toBeNull();
  });
});
