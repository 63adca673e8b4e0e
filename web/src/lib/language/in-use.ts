/**
 * The language in use. It is chosen before any other part of the page is loaded, and holds until the page is loaded
 * again: every part may take its words where it begins, as if there were only one language.
 */
import type { Words } from '$lib/words';

/** The words of a language: its files by their names. */
export type LanguageWords = Readonly<Record<string, Words>>;

export const BUILT_IN = 'en';

let tag: string = BUILT_IN;
let loaded: LanguageWords = {};

/** Speak another language than English from now on. Call before the words of any part are asked for. */
export function speak(language: string, words: LanguageWords): void {
  tag = language;
  loaded = words;
}

/** The tag of the language in use. */
export const languageInUse = (): string => tag;

/** The words of one file in the language in use where that is not English. */
export const wordsOf = (part: string): Words | undefined => loaded[part];

/** The words of one file in the language in use, from its English ones. */
export function inUse<Part extends Words>(part: string, english: Part): Part {
  const words = loaded[part];
  // A test sees to it that a language of the house has everything. One that is being written still shows a page.
  return words === undefined ? english : (filled(words, english) as Part);
}

/** A translation, with the English where it has nothing. */
export function filled(words: Words, english: Words): Words {
  const entries = Object.entries(english).map(([key, original]) => {
    const word = words[key];
    if (isWords(original)) return [key, isWords(word) ? filled(word, original) : original];
    return [key, word ?? original];
  });
  // What only the translation has are the tables that its grammar needs.
  return { ...words, ...(Object.fromEntries(entries) as Words) };
}

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
