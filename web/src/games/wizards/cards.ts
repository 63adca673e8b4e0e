// Cards in words and as the art wants them. What a card does comes with the view.

import words from '$words/en/wizards.json';
import { keyed, type Held } from '$lib/cards/held';
import { sentence } from '$lib/words';
import type { Card, CardInfo, Kind, WizardsView } from '../../wire/wizards';
import type { WizardCard, WizardCardLabels } from './art';
import { cardText } from './texts';

/** What the box holds, as far as cards are concerned, and how many play. */
export type Box = Pick<WizardsView, 'cards' | 'players'>;

/** A card of the reader's hand. */
export type HandCard = Held<Card>;

/** "green Owl Post": equal for cards that cannot be told apart. */
export const cardName = (card: Card): string => sentence(words.card.name, { ...card }, words);

/** "a green Owl Post" */
export const aCard = (card: Card): string => sentence(words.card.a, { ...card }, words);

export const sameCard = (one: Card, other: Card): boolean => one.name === other.name && one.colour === other.colour;

export const inHand = (hand: readonly Card[]): HandCard[] => keyed(hand, cardName);

const FORGOTTEN: Omit<CardInfo, 'name'> = {
  kind: 'spell',
  colours: [],
  targeted: false,
  answerable: false,
  pays: 0,
  chooses_artifact: false,
  effects: [],
  standing: [],
  use: null,
  spell: null,
  house: true,
};

export const infoOf = ({ cards }: Pick<Box, 'cards'>, name: string): CardInfo =>
  cards.find((each) => each.name === name) ?? { name, ...FORGOTTEN };

export const kindName = (kind: Kind): string => words.kinds[kind];

/** What a card does, as printed on it. */
export const textOf = (box: Box, name: string): string => cardText(infoOf(box, name), box.players.length);

/** "green Owl Post, spell. Draw three cards." */
export function described(box: Box, card: Card): string {
  const { kind } = infoOf(box, card.name);
  return sentence(words.card.described, { card: cardName(card), kind: kindName(kind).toLowerCase(), text: textOf(box, card.name) });
}

/** A card as the art wants it. */
export function artOf(box: Box, card: Card): { readonly card: WizardCard; readonly labels: WizardCardLabels } {
  const { kind } = infoOf(box, card.name);
  return {
    card: { name: card.name, kind, colour: card.colour },
    labels: { name: card.name, kind: kindName(kind), text: textOf(box, card.name) },
  };
}
