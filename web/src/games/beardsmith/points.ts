// Where the points of a seat lie on the board: the tiles and the ends that a line of the bill counts.

import type { BeardsmithView, Cell, Stack } from '../../wire/beardsmith';
import { topOf } from './beard';
import { cellKey } from './cells';

/** The lines of the bill that lie on the board. */
export const PARTS = ['tiles', 'gummed', 'loose', 'group'] as const;
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

/** The tiles, gummed ends or loose ends that count for a seat, or its largest group (BS-9). */
export function counted(view: Pick<BeardsmithView, 'stacks' | 'scores'>, seat: number, part: Part): Counted {
  if (part === 'group') return { cells: view.scores[seat]?.largest_group ?? [], ends: [] };
  const own = view.stacks.filter((stack) => topOf(stack).owner === seat);
  if (part === 'tiles') return { cells: own.map(({ at }) => at), ends: [] };
  const ends = own.flatMap((stack) => sidesOf(stack, part).map((side) => ({ at: stack.at, side })));
  const cells = new Map(ends.map(({ at }) => [cellKey(at), at]));
  return { cells: [...cells.values()], ends };
}

const sidesOf = (stack: Stack, part: 'gummed' | 'loose'): readonly number[] => (part === 'loose' ? stack.loose : stack.gummed);
