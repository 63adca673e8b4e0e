import { expect, test } from 'vitest';
import { expectRepeatableArt } from '$lib/art/cleanArt';
import { DIRECTIONS, opposite, SIDES } from '$lib/art/tiles/hex';
import { box, JAW, lid, type JawTile } from './box';

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

test('the box is art that a page may repeat, and its small print is escaped', () => {
  const drawing = box({ players: '2–6 <players>', minutes: '30–60 min' });
  expectRepeatableArt(drawing);
  expect(drawing).toContain('2–6 &#60;players&#62;');
  expectRepeatableArt(lid());
});
