// What the legal actions offer. The server sends the list; nothing here knows a rule.

import type { Allow, Card, Draw, EndTurn, Pick, WizardsAction } from '../../wire/wizards';
import { cardName, sameCard } from './cards';

export const DRAW: Draw = { do: 'draw' };
export const END_TURN: EndTurn = { do: 'end_turn' };
export const ALLOW: Allow = { do: 'allow' };
export const asPick = (card: Card): Pick => ({ do: 'pick', card });

/** What somebody means to do: with a card of the hand, with an equipped one, or with a ritual. */
export type Intent =
  | { readonly kind: 'card'; readonly key: string; readonly card: Card }
  | { readonly kind: 'use'; readonly card: Card }
  | { readonly kind: 'ritual'; readonly hairs: number };

/** An action with all that there may be to choose; what it does not choose is null or empty. */
export interface Option {
  readonly action: WizardsAction;
  readonly cards: readonly Card[];
  readonly target: number | null;
  readonly artifact: Card | null;
}

/** The ways in which an intent can be carried out. */
export function optionsFor(legal: readonly WizardsAction[], intent: Intent): Option[] {
  return legal.filter((action) => serves(action, intent)).map(optionOf);
}

function serves(action: WizardsAction, intent: Intent): boolean {
  switch (action.do) {
    case 'cast':
    case 'equip':
    case 'counter':
      return intent.kind === 'card' && sameCard(action.card, intent.card);
    case 'use':
      return intent.kind === 'use' && sameCard(action.card, intent.card);
    case 'perform':
      return intent.kind === 'ritual' && action.hairs === intent.hairs;
    default:
      return false;
  }
}

const optionOf = (action: WizardsAction): Option => ({
  action,
  cards: 'cards' in action ? action.cards : [],
  target: 'target' in action ? action.target : null,
  artifact: 'artifact' in action ? action.artifact : null,
});

/** Whether a card of the hand can be played now. */
export const plays = (legal: readonly WizardsAction[], card: Card): boolean =>
  legal.some(
    (action) => (action.do === 'cast' || action.do === 'equip' || action.do === 'counter') && sameCard(action.card, card),
  );

/** Whether an equipped card can be used now. */
export const uses = (legal: readonly WizardsAction[], card: Card): boolean =>
  legal.some((action) => action.do === 'use' && sameCard(action.card, card));

/** Whether the ritual of so many hairs can be performed now. */
export const performs = (legal: readonly WizardsAction[], hairs: number): boolean =>
  legal.some((action) => action.do === 'perform' && action.hairs === hairs);

/** Whether there is anything to do before the turn ends. */
export const canGoOn = (legal: readonly WizardsAction[]): boolean => legal.some((action) => action.do !== 'end_turn');

/** Whether all of `some` are among `cards`, each as often. */
export function holds(cards: readonly Card[], some: readonly Card[]): boolean {
  const left = cards.map(cardName);
  return some.every((card) => {
    const at = left.indexOf(cardName(card));
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

/** The options that are paid with these cards, in this order: one order of each cost is listed, any may be played (BW-3.7). */
export function paidWith(options: readonly Option[], cards: readonly Card[]): Option[] {
  return options
    .filter((option) => option.cards.length === cards.length && holds(option.cards, cards))
    .map((option) => ({ ...option, cards, action: 'cards' in option.action ? { ...option.action, cards } : option.action }));
}
