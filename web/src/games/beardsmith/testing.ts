// Small tiles and stacks for the tests of this folder.

import type { Cell, Face, Layer, Place, Stack, TileKind } from '../../wire/beardsmith';

export const face = (tile: string, ...open: number[]): Face => ({ tile, kind: kindOf(tile), open });

export const layer = (tile: string, owner: number | null, ...open: number[]): Layer => ({
  tile,
  kind: owner === null ? 'board' : kindOf(tile),
  owner,
  turn: 0,
  open,
});

export const stack = (at: Cell, layers: Layer[], loose: number[] = [], gummed: number[] = []): Stack => ({
  at,
  layers,
  loose,
  gummed,
});

export const place = (tile: string, at: Cell, turn?: number): Place =>
  turn === undefined ? { do: 'place', tile, at } : { do: 'place', tile, at, turn };

export const chin: Stack = stack([0, 0], [layer('chin', null, 0, 1, 2, 3, 4, 5)]);

export function kindOf(tile: string): TileKind {
  return tile === 'wild' || tile === 'gum' || tile === 'scissors' ? tile : 'beard';
}
