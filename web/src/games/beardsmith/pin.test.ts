import { describe, expect, it } from 'vitest';
import type { Cell } from '../../wire/beardsmith';
import { SIDES, neighbour } from './cells';
import { placePin } from './pin';

const view = { x: 0, y: 0, scale: 0.4 };
const felt = { width: 700, height: 600 };
const pin = { width: 110, height: 44 };
const ghost: Cell = [0, 0];
const sides = (...of: number[]) => ({ tiles: [ghost, ...of.map((side) => neighbour(ghost, side))], chalk: [] });

describe('the pin', () => {
  it('stands to the right of its ghost', () => {
    const { side, x, y } = placePin(ghost, sides(3, 4), view, felt, pin);
    expect(side).toBe('right');
    expect(x).toBeGreaterThan(350 + 0.4 * 86);
    expect(y).toBe(300);
  });

  it('changes sides when there is a tile', () => {
    expect(placePin(ghost, sides(0), view, felt, pin).side).toBe('left');
    expect(placePin(ghost, sides(0, 3), view, felt, pin).side).toBe('above');
    expect(placePin(ghost, sides(0, 1, 2, 3), view, felt, pin).side).toBe('below');
  });

  it('keeps off chalk while there is room near by', () => {
    expect(placePin(ghost, { tiles: [ghost], chalk: [neighbour(ghost, 0)] }, view, felt, pin).side).toBe('left');
    const { tiles } = sides(0, 3, 4, 5);
    const chalk = [1, 2].map((side) => neighbour(ghost, side));
    const place = placePin(ghost, { tiles, chalk }, view, felt, pin);
    expect(place).toMatchObject({ side: 'away', onChalk: false });
  });

  it('would rather stand on chalk than on a tile or off the felt', () => {
    const small = { width: 150, height: 230 };
    const { tiles } = sides(3, 4, 5);
    const chalk = [0, 1, 2].map((side) => neighbour(ghost, side));
    expect(placePin(ghost, { tiles, chalk }, view, small, pin)).toMatchObject({ side: 'above', onChalk: true });
  });

  it('steps off when it is hemmed in', () => {
    const place = placePin(ghost, sides(...SIDES), view, felt, pin);
    expect(place.side).toBe('away');
    for (const cell of sides(...SIDES).tiles) {
      const [q, r] = cell;
      const x = 350 + 0.4 * 173.2 * (q + r / 2);
      const y = 300 + 0.4 * 150 * r;
      const apart = Math.abs(place.x - x) > 55 + 17 || Math.abs(place.y - y) > 22 + 20;
      expect(apart).toBe(true);
    }
  });

  it('stays on the felt', () => {
    const edge = placePin([4, 0], { tiles: [[4, 0]], chalk: [] }, view, felt, pin);
    expect(edge.x + pin.width / 2).toBeLessThanOrEqual(felt.width);
    expect(edge.side).toBe('left');
  });

  it('keeps below the turn line', () => {
    const high: Cell = [0, -4];
    const tiles = [high, ...[0, 3].map((side) => neighbour(high, side))];
    const place = placePin(high, { tiles, chalk: [] }, view, felt, pin, 60);
    expect(place.y).toBeGreaterThanOrEqual(60);
    expect(place.side).toBe('below');
  });
});
