import { describe, expect, it } from 'vitest';
import { Choices, distinctTurns, nearestTurn, nextTurn, turnBy } from './choices';
import { face, place } from './testing';


describe('choices', () => {
  const choices = new Choices([
    place('tip', [1, 0], 3),
    place('tip', [0, 1], 2),
    place('tip', [1, 0]),
    place('wide bend', [1, 0], 3),
    place('gum', [-1, 0]),
  ]);

  it('lists the legal turns of a tile at a cell; turn 0 is left out on the wire', () => {
    expect(choices.turnsAt('tip', [1, 0])).toEqual([0, 3]);
    expect(choices.turnsAt('tip', [-1, 0])).toEqual([]);
    expect(choices.turnsAt('bush', [1, 0])).toEqual([]);
  });

  it('knows the cells of a tile, in any turn and as turned', () => {
    expect(choices.cellsFor('tip')).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect(choices.cellsAsTurned('tip', 2)).toEqual([[0, 1]]);
    expect(choices.cellsAsTurned('tip', 5)).toEqual([]);
  });

  it('knows the other way round which tiles fit a cell', () => {
    expect(choices.fits('tip', [1, 0])).toBe(true);
    expect(choices.fits('wide bend', [0, 1])).toBe(false);
    expect(choices.playable('gum')).toBe(true);
    expect(choices.playable('scissors')).toBe(false);
  });

  it('is empty when it is not one’s turn', () => {
    expect(new Choices([]).isEmpty).toBe(true);
    expect(choices.isEmpty).toBe(false);
    expect(choices.cells).toHaveLength(3);
  });
});

describe('turns', () => {
  it('counts the turns that look different', () => {
    expect(distinctTurns(face('tip', 0))).toBe(6);
    expect(distinctTurns(face('straight', 0, 3))).toBe(3);
    expect(distinctTurns(face('tripod', 0, 2, 4))).toBe(2);
    expect(distinctTurns(face('full beard', 0, 1, 2, 3, 4, 5))).toBe(1);
    expect(distinctTurns(face('wild'))).toBe(1);
  });

  it('goes round both ways', () => {
    expect(turnBy(face('tip', 0), 5, 1)).toBe(0);
    expect(turnBy(face('straight', 0, 3), 0, -1)).toBe(2);
    expect(turnBy(face('gum'), 0, 1)).toBe(0);
  });

  it('rotates through the legal turns only', () => {
    expect(nextTurn([1, 4], 1, 1)).toBe(4);
    expect(nextTurn([1, 4], 4, 1)).toBe(1);
    expect(nextTurn([1, 4], 1, -1)).toBe(4);
    expect(nextTurn([1, 4], 2, -1)).toBe(1);
    expect(nextTurn([2], 2, 1)).toBe(2);
    expect(nextTurn([], 3, 1)).toBe(3);
  });

  it('finds the legal turn that is nearest to the present one', () => {
    expect(nearestTurn([1, 4], 0, 6)).toBe(1);
    expect(nearestTurn([1, 4], 5, 6)).toBe(4);
    expect(nearestTurn([1, 5], 0, 6)).toBe(1);
    expect(nearestTurn([0, 1], 2, 3)).toBe(0);
    expect(nearestTurn([], 2, 6)).toBe(2);
  });
});
