/** The ids of rules and sections that a rule names: `BS-7.3`, `BS-5`. */

export interface CitationRun {
  readonly text: string;
  /** What the run cites, null for plain words. */
  readonly id: string | null;
}

const CITED = /\b[A-Z]{2}-\d+(?:\.\d+)?\b/g;

/** A text in runs: plain words, and what they cite. */
export function citations(text: string): readonly CitationRun[] {
  const runs: CitationRun[] = [];
  let after = 0;
  for (const found of text.matchAll(CITED)) {
    if (found.index > after) runs.push({ text: text.slice(after, found.index), id: null });
    runs.push({ text: found[0], id: found[0] });
    after = found.index + found[0].length;
  }
  if (after < text.length) runs.push({ text: text.slice(after), id: null });
  return runs;
}
