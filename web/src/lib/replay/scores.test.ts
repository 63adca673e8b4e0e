import { describe, expect, it } from 'vitest';
import { scoreLines } from './scores';

describe('score lines', () => {
  it('go from the left edge to the right, the highest score on top', () => {
    expect(scoreLines([[0, 0], [2, 0], [2, 4]])).toEqual(['0.0,86.0 500.0,46.0 1000.0,46.0', '0.0,86.0 500.0,86.0 1000.0,6.0']);
  });

  it('are not drawn where nobody has scored, or nothing has happened', () => {
    expect(scoreLines([[0, 0], [0, 0]])).toEqual([]);
    expect(scoreLines([[1, 2]])).toEqual([]);
    expect(scoreLines([])).toEqual([]);
  });
});
