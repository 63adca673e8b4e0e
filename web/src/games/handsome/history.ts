// What the score pad remembers of words.

import type { HandsomeView, PadWord } from '../../wire/handsome';

/** Where a word was worn first: the round, and the seats that wore it. */
export interface FirstWorn {
  readonly round: number;
  readonly seats: readonly number[];
}

type Pads = Pick<HandsomeView, 'pads'>;

/** Where a word was made first (HA-3.5); null for a fresh one. Capitals count as small. */
export function firstWorn(word: string, { pads }: Pads): FirstWorn | null {
  const sought = word.toLowerCase();
  for (const [index, { words }] of pads.entries()) {
    const seats = words.flatMap((made, seat) => (made?.word === sought ? [seat] : []));
    if (seats.length > 0) return { round: index + 1, seats };
  }
  return null;
}

/** Every word that was worn, once each, the latest first. */
export function wornWords({ pads }: Pads): string[] {
  const made = pads.toReversed().flatMap(({ words }) => words.filter((word) => word !== null));
  return [...new Set(made.map(({ word }) => word))];
}

/** A word that was crossed out in a finished round. */
export interface Crossed {
  readonly round: number;
  readonly seat: number;
  readonly word: string;
  readonly why: NonNullable<PadWord['crossed_out']>;
}

export function crossedOut({ pads }: Pads): Crossed[] {
  return pads.flatMap(({ words }, index) =>
    words.flatMap((made, seat): Crossed[] =>
      made === null || made.crossed_out === null
        ? []
        : [{ round: index + 1, seat, word: made.word, why: made.crossed_out }],
    ),
  );
}
