import { describe, expect, it } from 'vitest';
import { winsOf } from './wins';

const game = (names: readonly string[], winners: readonly number[]) => ({ game: 'epic', names, winners });

describe('an evening', () => {
  it('counts every win, also a shared one, and names those who have none', () => {
    const evening = [game(['Anna', 'Berta', 'Cora'], [1]), game(['Anna', 'Berta', 'Cora'], [0, 1])];
    expect(winsOf(evening)).toEqual([
      { name: 'Berta', count: 2 },
      { name: 'Anna', count: 1 },
      { name: 'Cora', count: 0 },
    ]);
  });

  it('goes by names, whatever the chair', () => {
    expect(winsOf([game(['Anna', 'Berta'], [0]), game(['Berta', 'Anna'], [1])])[0]).toEqual({ name: 'Anna', count: 2 });
  });

  it('may only have begun', () => {
    expect(winsOf([])).toEqual([]);
  });
});
