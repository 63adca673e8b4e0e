// What is asked about an intent that no legal action serves, so that the server can say why not.

import type { Card, WizardsAction, WizardsView } from '../../wire/wizards';
import { infoOf, sameCard } from './cards';
import type { Intent } from './choices';

/** What an unserved intent would look like as an action. `cards` and `target` are what has been chosen so far. */
export function wishOf(
  view: WizardsView,
  intent: Intent,
  chosen: { readonly cards?: readonly Card[]; readonly target?: number | null } = {},
): WizardsAction {
  const target = chosen.target ?? view.players.findIndex((_, seat) => seat !== view.seat);
  const artifact = view.players[target]?.artifacts[0]?.card ?? null;
  if (intent.kind === 'ritual') {
    const ritual = view.rituals.find(({ hairs }) => hairs === intent.hairs);
    const cards = chosen.cards ?? view.hand.slice(0, ritual?.cost.length ?? 0);
    return { do: 'perform', hairs: intent.hairs, cards, target: ritual?.targeted === true ? target : null };
  }
  const info = infoOf(view, intent.card.name);
  const others = intent.kind === 'use' ? view.hand : without(view.hand, intent.card);
  const choice = {
    card: intent.card,
    target: info.targeted ? target : null,
    artifact: info.chooses_artifact ? artifact : null,
    cards: chosen.cards ?? others.slice(0, info.pays),
  };
  if (intent.kind === 'use') return { do: 'use', ...choice };
  if (info.kind === 'counterspell') return { do: 'counter', card: intent.card, target: null, artifact: null };
  return info.kind === 'spell' ? { do: 'cast', ...choice } : { do: 'equip', card: intent.card };
}

function without(hand: readonly Card[], card: Card): Card[] {
  const at = hand.findIndex((each) => sameCard(each, card));
  return hand.filter((_, index) => index !== at);
}
