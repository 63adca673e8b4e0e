/**
 * What the server has to say, in the language of the page. It sends a sentence in English with its code and its facts:
 * another language makes its own sentence of these, and where it cannot, the English one will do.
 */
import { sentence, type Facts, type Template, type Words } from '$lib/words';
import { wordsOf } from './in-use';

/** What is said: a code with its facts. */
interface Said {
  readonly code: string;
  readonly facts: Facts;
}

/** Why the rules of a game refuse something. */
export const refusalText = (game: string, refusal: Said, english: string): string =>
  translated(wordsOf(game), 'refusals', refusal, english);

/** Why the table did not take something. */
export const failureText = (failed: Said, english: string): string =>
  translated(wordsOf('table'), 'failures', failed, english);

function translated(words: Words | undefined, group: string, { code, facts }: Said, english: string): string {
  const templates = words?.[group];
  const template = typeof templates === 'object' && templates !== null ? (templates as Words)[code] : undefined;
  if (words === undefined || template === undefined) return english;
  try {
    return sentence(template as Template, facts, words);
  } catch (error) {
    if (error instanceof RangeError) return english;
    throw error;
  }
}
