/** The word that was most likely meant: the nearest of those known, if it is near at all. */

/** Beyond so many changed letters it is another word. */
const NEAR = 3;

export function nearest(word: string, known: readonly string[]): string | null {
  const ranked = known
    .map((other) => ({ other, distance: distance(word, other) }))
    .filter((found) => found.distance <= NEAR)
    .sort((one, other) => one.distance - other.distance);
  return ranked[0]?.other ?? null;
}

/** How many letters must be put in, taken out or changed to make one word of the other (Levenshtein). */
export function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const change = from[i - 1] === to[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + change));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
