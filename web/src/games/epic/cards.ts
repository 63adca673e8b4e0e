// Cards in words and as the art wants them. What a character costs and does comes with the view.

import words from '$words/en/epic.json';
import { sentence } from '$lib/words';
import type { Card, Character, EpicView } from '../../wire/epic';
import type { EpicCard, EpicCardLabels } from './art';

/** What the box holds, as far as cards are concerned. */
export type Cast = Pick<EpicView, 'colours' | 'characters'>;

/** Equal for cards that cannot be told apart. */
export const cardKey = ({ colour, character }: Card): string => `${colour} ${character}`;

export const sameCard = (one: Card, other: Card): boolean =>
  one.colour === other.colour && one.character === other.character;

/** "red Otto Handlebar" */
export const cardName = (card: Card): string => sentence(words.card.name, { ...card }, words);

/** "a red Otto Handlebar" */
export const aCard = (card: Card): string => sentence(words.card.a, { ...card }, words);

/** What the declarer says: "two Otto Handlebars" */
export const claimOf = (character: string): string => sentence(words.claim, { character }, words);

/** A character by the first name, where there is little room. */
export const shortName = (character: string): string =>
  (words.short as Readonly<Record<string, string>>)[character] ?? character;

const FORGOTTEN: Omit<Character, 'name'> = { penalty: 0, special: null, house: [] };

export const characterOf = ({ characters }: Cast, name: string): Character =>
  characters.find((each) => each.name === name) ?? { name, ...FORGOTTEN };

export const penaltyOf = (cast: Cast, { character }: Card): number => characterOf(cast, character).penalty;

/** "red Otto Handlebar, 6 points" */
export const cardWorth = (cast: Cast, card: Card): string =>
  sentence(words.card.worth, { card: cardName(card), count: penaltyOf(cast, card) });

/** A card as the art wants it. */
export function artOf(cast: Cast, card: Card): { readonly card: EpicCard; readonly labels: EpicCardLabels } {
  const { name, penalty, special, house } = characterOf(cast, card.character);
  return {
    card: { character: name, colour: card.colour, penalty, house: house.includes('penalty') },
    labels: { name, shortName: shortName(name), effect: special === null ? null : words.card.effect[special] },
  };
}
