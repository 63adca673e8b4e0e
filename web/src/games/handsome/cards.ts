// Cards by their names, and in words.

import words from '$words/en/handsome.json';
import { join, sentence } from '$lib/words';
import type { HandsomeView, LetterCard } from '../../wire/handsome';

/** The cards of these names, in their order. A name that is not in the box is left out. */
export function cardsOf(names: readonly string[], { cards }: Pick<HandsomeView, 'cards'>): LetterCard[] {
  return names.flatMap((name) => cards.find((card) => card.name === name) ?? []);
}

/** "B, necklace", "J or Z, bow tie and bolo", "S or Y, no suit" */
export function cardLabel({ letters, suits }: LetterCard): string {
  const [one = '', other] = letters;
  const named = other === undefined ? one : sentence(words.card.two, { one, other });
  if (suits.length === 0) return sentence(words.card.no_suit, { letters: named });
  return sentence(words.card.suits, { letters: named, suits }, words);
}

/** "B and J/Z" */
export const cardNames = (names: readonly string[]): string => join(names, words);
