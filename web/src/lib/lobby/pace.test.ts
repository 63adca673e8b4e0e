import { describe, expect, it } from 'vitest';
import { kindOf, withKind, withTime, withWindow } from './pace';

const choices = { move: [30, 120], game: [300, 900], days: [1, 3], windows: [{ window: 'answer', seconds: [10, 20], usual: 20 }] };
const none = { move: null, game: null, days: null, windows: { answer: 20 } };

describe('the clocks of a table', () => {
  it('are of one kind', () => {
    expect(kindOf(none)).toBe('none');
    expect(kindOf({ ...none, days: 3 })).toBe('days');
    expect(withKind({ ...none, move: 30 }, 'days', choices)).toEqual({ ...none, days: 3 });
    expect(withKind({ ...none, move: 30 }, 'none', choices)).toEqual(none);
  });

  it('begin in the middle, or with the first that there is', () => {
    expect(withKind(none, 'move', choices).move).toBe(120);
    expect(withKind(none, 'move', { ...choices, move: [30, 60] }).move).toBe(30);
  });

  it('keep what is not changed', () => {
    expect(withTime({ ...none, move: 30 }, 'move', 120)).toEqual({ ...none, move: 120 });
    expect(withWindow(none, 'answer', null).windows).toEqual({});
    expect(withWindow(none, 'hand_in', 90).windows).toEqual({ answer: 20, hand_in: 90 });
  });
});
