/** The little Markdown of the rulebooks: `*a term*` and `**a word**`, and nothing else. */

export type Emphasis = 'none' | 'term' | 'strong';

export interface EmphasisRun {
  readonly text: string;
  readonly emphasis: Emphasis;
}

const EMPHASISED = /\*\*([^*]+)\*\*|\*([^*]+)\*/g;

/** A text in runs of one emphasis each. A star without its fellow is a star. */
export function emphasised(text: string): readonly EmphasisRun[] {
  const runs: EmphasisRun[] = [];
  let after = 0;
  for (const found of text.matchAll(EMPHASISED)) {
    if (found.index > after) runs.push({ text: text.slice(after, found.index), emphasis: 'none' });
    const [whole, strong, term] = found;
    runs.push(strong === undefined ? { text: term ?? '', emphasis: 'term' } : { text: strong, emphasis: 'strong' });
    after = found.index + whole.length;
  }
  if (after < text.length) runs.push({ text: text.slice(after), emphasis: 'none' });
  return runs;
}
