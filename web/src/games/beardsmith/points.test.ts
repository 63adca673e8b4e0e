import { describe, expect, it } from 'vitest';
import type { Cell, Score, Stack } from '../../wire/beardsmith';
import { counted } from './points';
import { chin, layer, stack } from './testing';

const stacks: Stack[] = [
  chin,
  stack([1, 0], [layer('claw', 0)], [0, 1]),
  stack([0, 1], [layer('claw', 0), layer('claw', 1)], [2], [3, 4]),
  stack([-1, 0], [layer('claw', 1), layer('scissors', 0)]),
];

const score = (...largest_group: Cell[]): Score => ({
  total: 0,
  face_up: 0,
  loose_ends: 0,
  gummed_ends: 0,
  largest_group,
  place: 1,
});
const view = { stacks, scores: [score([1, 0]), score([0, 1])] };

describe('where points lie', () => {
  it('counts the tiles on top, specials too', () => {
    expect(counted(view, 0, 'tiles').cells).toEqual([
      [1, 0],
      [-1, 0],
    ]);
    expect(counted(view, 1, 'tiles').cells).toEqual([[0, 1]]);
  });

  it('counts loose and gummed ends one by one', () => {
    expect(counted(view, 0, 'loose').ends).toEqual([
      { at: [1, 0], side: 0 },
      { at: [1, 0], side: 1 },
    ]);
    expect(counted(view, 1, 'gummed')).toEqual({
      cells: [[0, 1]],
      ends: [
        { at: [0, 1], side: 3 },
        { at: [0, 1], side: 4 },
      ],
    });
    expect(counted(view, 0, 'gummed').ends).toEqual([]);
  });

  it('shows the largest group that the server found', () => {
    expect(counted(view, 1, 'group')).toEqual({ cells: [[0, 1]], ends: [] });
  });
});
