/** The clocks of a table as the waiting room offers them. */
import type { ClockChoices, Clocks } from '../../wire/table';

/** At most one of the three counts; beside it windows may have clocks of their own. */
export const KINDS = ['none', 'move', 'game', 'days'] as const;
export type Kind = (typeof KINDS)[number];

/** What is chosen first where a kind of clock is: neither the hastiest nor the slowest. */
const FIRST: Readonly<Record<Exclude<Kind, 'none'>, number>> = { move: 120, game: 900, days: 3 };

export function kindOf(clocks: Clocks): Kind {
  return KINDS.find((kind) => kind !== 'none' && clocks[kind] !== null) ?? 'none';
}

/** The clocks with another kind of time, and the windows as they were. */
export function withKind(clocks: Clocks, kind: Kind, choices: ClockChoices): Clocks {
  const none = { move: null, game: null, days: null, windows: clocks.windows };
  if (kind === 'none') return none;
  const values = choices[kind];
  return { ...none, [kind]: values.includes(FIRST[kind]) ? FIRST[kind] : (values[0] ?? null) };
}

/** The clocks with another time of the kind that they have. */
export function withTime(clocks: Clocks, kind: Exclude<Kind, 'none'>, time: number): Clocks {
  return { ...clocks, [kind]: time };
}

/** The clocks with another one for a window; null for none. */
export function withWindow(clocks: Clocks, window: string, seconds: number | null): Clocks {
  const others = Object.entries(clocks.windows).filter(([name]) => name !== window);
  return { ...clocks, windows: Object.fromEntries(seconds === null ? others : [...others, [window, seconds]]) };
}
