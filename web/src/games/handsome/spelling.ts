// How the letters of a word come from cards, drawn while it is being written. The server alone says what is legal.

import type { HandsomeView, LetterCard, WrittenWord } from '../../wire/handsome';
import { isLetter, type Piece } from './art';

/** The free letters (HA-3.2), for the tokens that can be tapped. */
export const VOWELS = ['A', 'E', 'I', 'O', 'U'] as const;

export interface Spelling {
  /** One for each letter that can be drawn. */
  readonly pieces: readonly Piece[];
  /** What each used card gives, by the card's name. */
  readonly uses: ReadonlyMap<string, string>;
  /** How many of the used cards count in each suit, in the order of the box's suits. */
  readonly suits: readonly number[];
  readonly length: number;
  /** How many letters no card is left for. */
  readonly missing: number;
}

/** Lay out a word from the cards at hand. `again` lets a card give its letter more than once (HA-3.7). */
export function spell(
  word: string,
  cards: readonly LetterCard[],
  suits: readonly string[],
  again: boolean,
): Spelling {
  const uses = new Map<string, string>();
  let missing = 0;
  const letters = [...word.toUpperCase()];
  const pieces = letters.flatMap((letter): Piece[] => {
    if (!isLetter(letter)) return [];
    if (isVowel(letter)) return [{ kind: 'vowel', letter }];
    const card = cards.find(
      ({ name, letters: gives }) => gives.includes(letter) && (!uses.has(name) || (again && uses.get(name) === letter)),
    );
    if (card === undefined) {
      missing += 1;
      return [{ kind: 'missing', letter }];
    }
    uses.set(card.name, letter);
    return [{ kind: 'card', letter, suits: card.suits }];
  });
  const used = cards.filter(({ name }) => uses.has(name));
  const counts = suits.map((suit) => used.filter((card) => card.suits.includes(suit)).length);
  return { pieces, uses, suits: counts, length: letters.length, missing };
}

/** The letters of a word that was turned up, each with the card that the server says gave it. */
export function piecesOf(
  { word, cards: given }: Pick<WrittenWord, 'word' | 'cards'>,
  { cards }: Pick<HandsomeView, 'cards'>,
): Piece[] {
  return [...word.toUpperCase()].flatMap((letter, index): Piece[] => {
    if (!isLetter(letter)) return [];
    const card = cards.find(({ name }) => name === given[index]);
    return [card === undefined ? { kind: 'vowel', letter } : { kind: 'card', letter, suits: card.suits }];
  });
}

const isVowel = (letter: string): boolean => (VOWELS as readonly string[]).includes(letter);
