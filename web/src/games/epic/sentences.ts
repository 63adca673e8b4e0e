// What the log, the bar and the head of the bill say. Templates are in the words of the game; facts come from the wire.

import words from '$words/en/epic.json';
import type { GameNowOf } from '$lib/table/session.svelte';
import { sentence, type Facts, type Template } from '$lib/words';
import type { Answered, Card, Drawn, EpicAction, EpicEvent, EpicView, RoundEnded } from '../../wire/epic';
import type { Teller, Telling } from '../registry';
import { aCard } from './cards';
import { minus } from '$lib/numbers';

export type EpicGame = GameNowOf<EpicView, EpicAction>;

/** The sentence of an event. */
export function tell(event: EpicEvent, teller: Teller): Telling | null {
  const said = (template: Template, seat: number, facts: Facts = {}): Telling => ({
    template,
    facts: { name: teller.nameOf(seat), ...facts },
    seat,
  });
  switch (event.event) {
    case 'dealt': {
      const { round, dealer, first } = event;
      return { ...said(words.log.dealt, first, { round, dealer: teller.nameOf(dealer) }), seat: null, heading: true };
    }
    case 'discarded':
      return said(words.log.discarded, event.seat, { card: aCard(event.card) });
    case 'drawn':
      return said(drawnTemplate(event), event.seat, { count: event.count, cards: listed(event.cards ?? []) });
    case 'reshuffled':
      return { template: words.log.reshuffled, facts: { count: event.count, times: event.times }, seat: null };
    case 'declared':
      return said(words.log.declared, event.seat, {
        target: teller.nameOf(event.target),
        character: event.character,
      });
    case 'answered':
      return said(answeredTemplate(event), event.seat, { declarer: teller.nameOf(event.declarer) });
    case 'turned_up':
      return said(event.honest ? words.log.true : words.log.bluff, event.seat, { cards: listed(event.cards) });
    case 'chip_won':
      return said(words.log.chip_won, event.seat);
    case 'bank_empty':
      return said(words.log.bank_empty, event.seat);
    case 'pair_discarded':
      return said(words.log.pair_discarded, event.seat);
    case 'taken_back':
      return said(words.log.taken_back, event.seat);
    case 'round_ended':
      return said(event.why === 'out' ? words.log.round_out : words.log.round_no_card, event.seat, {
        round: event.round,
        points: pointsOf(event, teller),
      });
    case 'game_ended': {
      const [winner = 0] = event.winners;
      const count = minus(event.totals[winner] ?? 0);
      if (event.winners.length === 1) return said(words.log.game_won, winner, { count });
      return { template: words.log.game_ended, facts: { names: event.winners.map(teller.nameOf), count }, seat: null };
    }
  }
}

const listed = (cards: readonly Card[]): string[] => cards.map(aCard);

const drawnTemplate = ({ cards }: Drawn): Template =>
  cards == null || cards.length === 0 ? words.log.drawn : words.log.drawn_seen;

const answeredTemplate = ({ believes }: Answered): Template => (believes ? words.log.believes : words.log.doubts);

const pointsOf = ({ penalties }: RoundEnded, teller: Teller): string[] =>
  penalties.map((count, seat) => sentence(words.log.points, { player: teller.nameOf(seat), count }));

/** How far the game is: "round 2 of 3". */
export const progress = ({ view: { round, rounds } }: EpicGame): string => sentence(words.progress, { round, rounds });

/** The headline of the bill. */
export function headline({ view, winners }: EpicGame, teller: Teller): string {
  const text = words.bill.headline;
  const [winner] = winners;
  if (winner === undefined) return words.bill.total;
  if (winners.length > 1) return sentence(text.shared, { names: winners.map(teller.nameOf) });
  const name = teller.nameOf(winner);
  if (hasMost(view.chips, winner)) return sentence(text.straight_face, { name });
  const count = Math.min(...others(view.totals, winner)) - (view.totals[winner] ?? 0);
  return count === 1 ? sentence(text.whisker, { name }) : sentence(text.points, { name, count });
}

/** Whether a seat alone has the most chips. */
const hasMost = (chips: readonly number[], seat: number): boolean =>
  (chips[seat] ?? 0) > Math.max(...others(chips, seat));

const others = (values: readonly number[], seat: number): number[] => values.filter((_, each) => each !== seat);
