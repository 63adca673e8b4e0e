// The reader's own hand, in the order that the reader likes.

import { keyed, type Held } from '$lib/cards/held';
import type { Card } from '../../wire/epic';
import { cardKey, penaltyOf, type Cast } from './cards';

export const ORDERS = ['colour', 'character', 'penalty'] as const;
export type Order = (typeof ORDERS)[number];

export type HandCard = Held<Card>;

type Compare = (one: Card, other: Card) => number;

/** The hand by colour and then character, by character and then colour, or the dearest first. */
export function sorted(hand: readonly Card[], order: Order, cast: Cast): HandCard[] {
  const byColour: Compare = (one, other) => placeOf(cast.colours, one.colour) - placeOf(cast.colours, other.colour);
  const names = cast.characters.map(({ name }) => name);
  const byCharacter: Compare = (one, other) => placeOf(names, one.character) - placeOf(names, other.character);
  const byPenalty: Compare = (one, other) => penaltyOf(cast, other) - penaltyOf(cast, one);
  const steps = {
    colour: [byColour, byCharacter],
    character: [byCharacter, byColour],
    penalty: [byPenalty, byCharacter, byColour],
  }[order];
  const compare: Compare = (one, other) => steps.map((step) => step(one, other)).find((found) => found !== 0) ?? 0;
  return keyed([...hand].sort(compare), cardKey);
}

/** The next order, round and round. */
export const nextOrder = (order: Order): Order => ORDERS[(ORDERS.indexOf(order) + 1) % ORDERS.length] ?? 'colour';

/** Where something stands in a list; what is not in it comes last. */
const placeOf = (list: readonly string[], item: string): number => {
  const index = list.indexOf(item);
  return index < 0 ? list.length : index;
};
