import { expect, test } from 'vitest';
import { DIRECTIONS, opposite, SIDES } from '$lib/art/tiles/hex';
import { JAW, type JawTile } from './box';

function beside({ column, row }: JawTile, side: number): JawTile | undefined {
  const [dq, dr] = DIRECTIONS[side] ?? [0, 0];
  return JAW.find((tile) => tile.row === row + dr && tile.column === column + dq + dr / 2);
}

test.each(JAW)('the edges of the tile at $column, $row agree with its neighbours', (tile) => {
  for (const side of SIDES) {
    const other = beside(tile, side);
    const meets = other?.open.includes(opposite(side)) ?? false;
    expect(tile.open.includes(side)).toBe(meets);
  }
});
