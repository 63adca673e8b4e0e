// Where the points of a seat lie on the board: the tiles and the ends that a line of the bill counts.

import type { Cell, Stack } from '../../wire/beardsmith';
import { topOf } from './beard';
import { cellKey } from './cells';

/** The lines of the bill that lie on the board. */
export const PARTS = ['tiles', 'gummed', 'loose'] as const;
export type Part = (typeof PARTS)[number];

export interface End {
  readonly at: Cell;
  readonly side: number;
}

/** What one cell of the bill counts. */
export interface Counted {
  readonly cells: readonly Cell[];
  readonly ends: readonly End[];
}

export const NOTHING: Counted = { cells: [], ends: [] };

/** The tiles, gummed ends or loose ends that count for a seat (BS-9). */
export function counted(stacks: readonly Stack[], seat: number, part: Part): Counted {
  const own = stacks.filter((stack) => topOf(stack).owner === seat);
  if (part === 'tiles') return { cells: own.map(({ at }) => at), ends: [] };
  const ends = own.flatMap((stack) => sidesOf(stack, part).map((side) => ({ at: stack.at, side })));
  const cells = new Map(ends.map(({ at }) => [cellKey(at), at]));
  return { cells: [...cells.values()], ends };
}

const sidesOf = (stack: Stack, part: Part): readonly number[] => (part === 'loose' ? stack.loose : stack.gummed);
