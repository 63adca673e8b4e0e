/** Who has won how often in an evening: games that were played before, by the names of those who sat there. */
import type { Finished } from '../../wire/table';

export interface Wins {
  readonly name: string;
  readonly count: number;
}

/** Everybody who has won, the most wins first. A shared win counts for all who share it. */
export function winsOf(evening: readonly Finished[]): readonly Wins[] {
  const counts = new Map<string, number>();
  for (const { names, winners } of evening)
    for (const name of names) {
      const won = winners.some((seat) => names[seat] === name);
      counts.set(name, (counts.get(name) ?? 0) + (won ? 1 : 0));
    }
  return [...counts].map(([name, count]) => ({ name, count })).sort((one, other) => other.count - one.count);
}
