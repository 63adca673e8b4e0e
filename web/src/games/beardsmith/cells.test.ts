import { describe, expect, it } from 'vitest';
import { APOTHEM, RADIUS, SIDES, boxOf, middle, neighbour, opposite, step, towards, turned } from './cells';
import type { Cell } from '../../wire/beardsmith';

describe('cells', () => {
  it('counts sides counter-clockwise from east, as BS-1.6 does', () => {
    expect(SIDES.map((side) => neighbour([0, 0], side))).toEqual([
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, 0],
      [-1, 1],
      [0, 1],
    ]);
  });

  it('meets a neighbour side to side', () => {
    for (const side of SIDES) {
      const there = neighbour([2, -1], side);
      expect(neighbour(there, opposite(side))).toEqual([2, -1]);
      const one = towards([2, -1], side);
      const other = towards(there, opposite(side));
      expect(one.x).toBeCloseTo(other.x);
      expect(one.y).toBeCloseTo(other.y);
    }
  });

  it('draws north-east above and right of the middle', () => {
    const { x, y } = middle(neighbour([0, 0], 1));
    expect(x).toBeCloseTo(APOTHEM);
    expect(y).toBeCloseTo(-1.5 * RADIUS);
  });

  it('turns a pattern: side i comes to side (i + turn) mod 6', () => {
    expect(turned([0, 2], 5)).toEqual([1, 5]);
    expect(turned([0, 3], 3)).toEqual([0, 3]);
  });

  it('has a box round its cells, and round one cell when there are none', () => {
    expect(boxOf([])).toEqual({ left: -APOTHEM, top: -RADIUS, right: APOTHEM, bottom: RADIUS });
    const box = boxOf([
      [-1, 0],
      [1, 0],
    ]);
    expect(box.left).toBeCloseTo(-3 * APOTHEM);
    expect(box.right).toBeCloseTo(3 * APOTHEM);
  });
});

describe('arrow keys', () => {
  const among: Cell[] = [
    [0, 0],
    [1, 0],
    [3, 0],
    [0, -1],
    [1, -1],
    [0, 2],
  ];

  it('walk along the row, over gaps, and stop at its end', () => {
    expect(step([0, 0], 'ArrowRight', among)).toEqual([1, 0]);
    expect(step([1, 0], 'ArrowRight', among)).toEqual([3, 0]);
    expect(step([3, 0], 'ArrowRight', among)).toEqual([3, 0]);
    expect(step([1, 0], 'ArrowLeft', among)).toEqual([0, 0]);
  });

  it('go to the nearest cell of the next row, the left of two', () => {
    expect(step([0, 0], 'ArrowUp', among)).toEqual([0, -1]);
    expect(step([1, 0], 'ArrowUp', among)).toEqual([1, -1]);
  });

  it('skip rows without cells', () => {
    expect(step([1, 0], 'ArrowDown', among)).toEqual([0, 2]);
  });

  it('reach every cell from every other', () => {
    const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
    for (const start of among) {
      const reached = new Set([start.join()]);
      const todo = [start];
      for (let cell = todo.pop(); cell; cell = todo.pop())
        for (const arrow of arrows) {
          const next = step(cell, arrow, among);
          if (!reached.has(next.join())) {
            reached.add(next.join());
            todo.push(next);
          }
        }
      expect(reached.size).toBe(among.length);
    }
  });
});
