// What the log, the bar and the head of the bill say. Templates are in the words of the game; facts come from the wire.

import words from '$words/en/wizards.json';
import type { GameNowOf } from '$lib/table/session.svelte';
import { sentence, type Facts, type Template } from '$lib/words';
import type { Card, Countered, Drawn, SpellCast, Used, WizardsAction, WizardsEvent, WizardsView } from '../../wire/wizards';
import type { Teller, Telling } from '../registry';
import { aCard } from './cards';

export type WizardsGame = GameNowOf<WizardsView, WizardsAction>;

const { log } = words;

const listed = (cards: readonly Card[]): string[] => cards.map(aCard);

/** The sentence of an event. */
export function tell(event: WizardsEvent, teller: Teller): Telling | null {
  const said = (template: Template, seat: number, facts: Facts = {}): Telling => ({
    template,
    facts: { name: teller.nameOf(seat), ...facts },
    seat,
  });
  const at = (seat: number | null | undefined): string => (seat == null ? '' : teller.nameOf(seat));
  switch (event.event) {
    case 'dealt':
      return { ...said(log.dealt, event.first, { hairs: event.hairs, each: event.each, count: event.hairs }), seat: null };
    case 'turn_started':
      return { ...said(log.turn_started, event.seat, { round: event.round }), seat: null, heading: true };
    case 'drawn':
      return said(drawnTemplate(event), event.seat, drawnFacts(event));
    case 'flipped':
      return { template: log.flipped, facts: { count: event.count }, seat: null };
    case 'spell_cast':
    case 'used':
      return said(playedTemplate(event), event.seat, {
        card: event.card.name,
        target: at(event.target),
        artifact: event.artifact?.name ?? '',
        cards: listed(event.cards ?? []),
      });
    case 'allowed':
      return said(log.allowed, event.seat, { card: event.card.name });
    case 'countered':
      return said(counteredTemplate(event), event.seat, {
        card: event.card.name,
        spell: event.spell.name,
        target: at(event.target),
        artifact: event.artifact?.name ?? '',
      });
    case 'no_effect':
      return said(log.no_effect, event.target);
    case 'equipped':
      return said(event.replaced == null ? log.equipped : log.equipped_instead, event.seat, {
        card: event.card.name,
        replaced: event.replaced?.name ?? '',
      });
    case 'ritual_performed':
      return said(event.target == null ? log.ritual : log.ritual_on, event.seat, {
        hairs: event.hairs,
        target: at(event.target),
        cards: listed(event.cards),
      });
    case 'hairs_drawn': {
      const { count, hairs, missing = 0 } = event;
      const template = missing > 0 ? log.hairs_drawn_missing : log.hairs_drawn;
      return said(count === 0 ? log.hairs_drawn_none : template, event.seat, { count, hairs });
    }
    case 'hairs_stolen': {
      const none = event.safe ? log.hairs_safe : log.hairs_none;
      return said(event.count === 0 ? none : log.hairs_stolen, event.seat, {
        count: event.count,
        target: at(event.target),
      });
    }
    case 'hairs_returned': {
      const { count, hairs } = event;
      return said(count === 0 ? log.hairs_returned_none : log.hairs_returned, event.seat, { count, hairs });
    }
    case 'discarded_at_random':
      return said(event.cards.length === 0 ? log.discarded_none : log.discarded, event.seat, {
        cards: listed(event.cards),
      });
    case 'taken': {
      const { cards, count } = event;
      const template = cards == null || cards.length === 0 ? log.taken : log.taken_seen;
      return said(count === 0 ? log.taken_none : template, event.seat, {
        count,
        target: at(event.target),
        cards: listed(cards ?? []),
      });
    }
    case 'picked':
      return said(log.picked, event.seat, { card: aCard(event.card) });
    case 'hand_seen': {
      const { hand } = event;
      const template = hand == null || hand.length === 0 ? log.hand_seen : log.hand_seen_cards;
      return said(event.count === 0 ? log.hand_seen_empty : template, event.seat, {
        target: at(event.target),
        cards: listed(hand ?? []),
      });
    }
    case 'hands_swapped': {
      const [mine, theirs] = event.counts;
      const template = event.hand == null || event.hand.length === 0 ? log.hands_swapped : log.hands_swapped_seen;
      const facts = { target: at(event.target), mine, theirs, cards: listed(event.hand ?? []) };
      return said(template, event.seat, facts);
    }
    case 'beards_swapped':
      return said(log.beards_swapped, event.seat, {
        target: at(event.target),
        beard: event.beard?.name ?? log.no_beard,
        other: event.other?.name ?? log.no_beard,
      });
    case 'equipment_lost':
      return said(log.lost, event.seat, { card: event.card.name });
    case 'turn_ended':
      return said(log.turn_ended, event.seat);
    case 'game_ended': {
      const [winner = 0] = event.winners;
      if (event.why === 'ritual') return said(log.won_ritual, winner);
      const names = event.winners.map(teller.nameOf);
      return { template: names.length === 1 ? log.won_turns : log.shared_turns, facts: { names }, seat: null };
    }
  }
}

function drawnTemplate({ cards, count, missing = 0 }: Drawn): Template {
  if (count === 0) return log.drawn_none;
  const drawn = cards == null || cards.length === 0 ? log.drawn : log.drawn_seen;
  if (missing === 0) return drawn;
  const { one, other } = typeof drawn === 'string' ? { one: drawn, other: drawn } : drawn;
  return { one: `${one} ${log.drawn_missing}`, other: `${other} ${log.drawn_missing}` };
}

const drawnFacts = ({ cards, count, missing = 0 }: Drawn): Facts => ({ count, missing, cards: listed(cards ?? []) });

function playedTemplate({ event, artifact, cards = [], target }: SpellCast | Used): Template {
  const paid = cards.length > 0;
  if (event === 'used') {
    if (target == null) return paid ? log.used_paid : log.used;
    return paid ? log.used_on_paid : log.used_on;
  }
  if (target == null) return paid ? log.cast_paid : log.cast;
  if (paid) return log.cast_on_paid;
  return artifact == null ? log.cast_on : log.cast_at;
}

function counteredTemplate({ artifact, outcome }: Countered): Template {
  if (outcome === 'happens') return log.countered_happens;
  if (outcome === 'stopped') return log.countered_stopped;
  return artifact == null ? log.countered_redirected : log.countered_redirected_at;
}

/** How far the game is: "round 2 of at most 50". */
export const progress = ({ view: { round, rounds } }: WizardsGame): string =>
  sentence(words.progress, { round, rounds });

/** The beards as they are now, by seat. */
export const standing = ({ view: { players } }: WizardsGame): readonly number[] => players.map(({ hairs }) => hairs);

/** The headline of the bill. */
export function headline({ view, winners }: WizardsGame, teller: Teller): string {
  const text = words.bill.headline;
  const [winner] = winners;
  if (winner === undefined) return words.bill.total;
  const name = teller.nameOf(winner);
  if (view.won_by === 'ritual') return sentence(text.ritual, { name });
  return winners.length === 1 ? sentence(text.turns, { name }) : sentence(text.shared, { names: winners.map(teller.nameOf) });
}
