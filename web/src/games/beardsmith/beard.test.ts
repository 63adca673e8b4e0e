import { describe, expect, it } from 'vitest';
import { Beard, asLaid, topOf } from './beard';
import { chin, face, layer, stack } from './testing';

describe('the beard', () => {
  it('is drawn back to front', () => {
    const beard = new Beard({ stacks: [stack([0, 1], []), chin, stack([1, -1], []), stack([-1, 0], [])] });
    expect(beard.stacks.map(({ at }) => at)).toEqual([
      [1, -1],
      [-1, 0],
      [0, 0],
      [0, 1],
    ]);
  });

  it('may be pointed at where a tile lies and beside it', () => {
    const beard = new Beard({ stacks: [chin, stack([1, 0], [layer('tip', 0, 3)])] });
    expect(beard.targets()).toHaveLength(2 + 8);
  });

  it('shows the uppermost tile only', () => {
    const high = stack([1, 0], [layer('tip', 0, 3), layer('scissors', 0)]);
    const beard = new Beard({ stacks: [chin, high] });
    expect(topOf(high).kind).toBe('scissors');
    expect(beard.facing([0, 0], 0)).toBeNull();
    expect(beard.facing([1, 0], 3)?.kind).toBe('board');
    expect(beard.facing([1, 0], 0)).toBeNull();
  });

  it('joins open side to open side', () => {
    // A trident at (1, 0) turned by 2 is open to 2, 3 and 4: west meets the chin, the others meet nothing.
    const beard = new Beard({ stacks: [chin] });
    expect(beard.joins({ face: face('trident', 0, 1, 2), turn: 2, at: [1, 0] })).toEqual([3]);
    expect(beard.joins({ face: face('tip', 0), turn: 0, at: [1, 0] })).toEqual([]);
  });

  it('joins a wild, and a wild joins ends and wilds', () => {
    const beard = new Beard({ stacks: [chin, stack([1, 0], [layer('wild', 0)])] });
    expect(beard.joins({ face: face('tip', 0), turn: 3, at: [2, 0] })).toEqual([3]);
    // (1, -1) lies north-east of the chin and north-west of the wild.
    expect(beard.joins({ face: face('wild'), turn: 0, at: [1, -1] })).toEqual([4, 5]);
    expect(beard.endsAt([1, -1])).toEqual([4]);
  });

  it('lets gum stick to every neighbour, and scissors to none', () => {
    const beard = new Beard({ stacks: [chin, stack([1, 0], [layer('tip', 0, 0)])] });
    expect(beard.joins({ face: face('gum'), turn: 0, at: [1, -1] })).toEqual([4, 5]);
    expect(beard.joins({ face: face('scissors'), turn: 0, at: [1, 0] })).toEqual([]);
  });

  it('writes a tile as it would lie', () => {
    expect(asLaid({ face: face('straight', 0, 3), turn: 2 }, 1)).toEqual({
      tile: 'straight',
      kind: 'beard',
      owner: 1,
      turn: 2,
      open: [2, 5],
    });
  });
});
