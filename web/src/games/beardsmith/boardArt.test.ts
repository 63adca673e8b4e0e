import { describe, expect, test } from 'vitest';
import { expectRepeatableArt } from '$lib/art/cleanArt';
import type { Layer, Stack } from '../../wire/beardsmith';
import realPosition from '../../parts/position.json';
import { Beard } from './beard';
import { boardArt, boardOf, liftOf, looseEnds, type SeatColours } from './boardArt';

const COLOURS: SeatColours = ['ginger', 'sky', 'blond', 'bluebeard'];
const REAL = realPosition as unknown as readonly Stack[];

function count(drawing: string, className: string): number {
  return drawing.split(`class="${className}"`).length - 1;
}

const layer = (kind: Layer['kind'], open: readonly number[] = [], owner: number | null = 0): Layer => ({
  tile: kind,
  kind,
  owner,
  turn: 0,
  open,
});

const stack = (at: Stack['at'], layers: readonly Layer[], loose: readonly number[] = []): Stack => ({
  at,
  layers,
  loose,
  gummed: [],
});

const CHIN = stack([0, 0], [layer('board', [0, 1, 2, 3, 4, 5], null)]);

describe('a position of a real game', () => {
  const drawing = boardArt(new Beard({ stacks: REAL }), COLOURS, { last: [5, -5] });

  test('is art that a page may repeat', () => {
    expectRepeatableArt(drawing);
  });

  test('marks every loose end, every stack and the last tile', () => {
    const tops = REAL.filter(({ layers }) => layers.at(-1)?.owner !== null);
    expect(count(drawing, 'cw-loose')).toBe(tops.reduce((sum, { loose }) => sum + loose.length, 0));
    expect(drawing.match(/×\d+/g)).toHaveLength(REAL.filter(({ layers }) => layers.length > 1).length);
    expect(count(drawing, 'cw-placed')).toBe(1);
  });

  test('is the same drawing again for the same view', () => {
    expect(boardArt(new Beard({ stacks: [...REAL].reverse() }), COLOURS, { last: [5, -5] })).toBe(drawing);
  });
});

describe('starting boards', () => {
  test('are known by their cells, whatever an owner’s file calls them', () => {
    expect(boardOf([CHIN])).toBe('chin');
    const chops = ([2, 0, -2] as const).map((q) => ({ ...CHIN, at: [q, 0] as const }));
    expect(boardOf(chops)).toBe('muttonChops');
    expect(boardOf([CHIN, { ...CHIN, at: [3, 1] }])).toBeNull();
  });

  test('have an owner’s board drawn of plain wood', () => {
    const own = [CHIN, { ...CHIN, at: [3, 1] as const }];
    const drawing = boardArt(new Beard({ stacks: own }), COLOURS);
    expectRepeatableArt(drawing);
    expect(drawing.match(/cw-board/g)).toHaveLength(2);
  });
});

describe('stacks and ends', () => {
  test('a stack rises, a hole does not', () => {
    expect(liftOf(stack([1, 0], [layer('beard', [3]), layer('gum')]))).toBeLessThan(0);
    expect(liftOf(stack([1, 0], [layer('beard', [3]), layer('scissors')]))).toBe(0);
  });

  test('an end that points at a quiet cell is left out', () => {
    const tip = stack([1, 0], [layer('beard', [0, 3])], [0]);
    expect(looseEnds(tip, COLOURS)).toContain('cw-loose');
    expect(looseEnds(tip, COLOURS, [[2, 0]])).toBe('');
  });

  test('ends of the starting board belong to nobody and are not marked', () => {
    expect(looseEnds({ ...CHIN, loose: [0, 1] }, COLOURS)).toBe('');
  });

  test('gum beside an end sticks to that end alone', () => {
    const arms = (stacks: readonly Stack[]) =>
      boardArt(new Beard({ stacks }), COLOURS).match(/var\(--tile-line,[^"]*"/g)?.length ?? 0;
    const gum = stack([1, 0], [layer('gum')]);
    expect(arms([CHIN, gum])).toBe(1);
    const everywhere = stack([9, 9], [layer('gum')]);
    expect(arms([CHIN, everywhere])).toBe(0);
  });
});
