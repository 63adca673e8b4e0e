/** The languages of the house, and the choice between them. */
import all from 'chinwag:languages';
import { BUILT_IN, speak } from './in-use';

/** English first, then the others as they call themselves. */
export const languages = [...all].sort((one, other) => Number(other.tag === BUILT_IN) - Number(one.tag === BUILT_IN));

/**
 * The tag of the language to speak: what was chosen, or the first of the reader's languages that the house has, or
 * English. A language without its region will do: `de` for a reader of `de-AT`.
 */
export function chosen(wished: string | null, readers: readonly string[], known: readonly string[]): string {
  for (const language of wished === null ? readers : [wished, ...readers]) {
    const found = known.find((tag) => tag === language) ?? known.find((tag) => tag === language.split('-')[0]);
    if (found !== undefined) return found;
  }
  return BUILT_IN;
}

/** Fetch the chosen language and speak it, or English where it cannot be fetched. Gives the tag of what is spoken. */
export async function learn(wished: string | null): Promise<string> {
  const tag = chosen(wished, navigator.languages, languages.map((language) => language.tag));
  const load = languages.find((language) => language.tag === tag)?.load ?? null;
  if (load === null) return BUILT_IN;
  try {
    speak(tag, await load());
  } catch {
    return BUILT_IN;
  }
  return tag;
}
