// What moves on the table when a moment comes: read from its events.

import type { MomentOf } from '$lib/table/session.svelte';
import type { Card, EpicEvent, RoundEnded } from '../../wire/epic';

/** Where things come from and go to. */
export type Anchor = 'draw' | 'discard' | 'middle' | 'bank' | `seat ${number}`;

/** A thing that flies from one place to another. `card` is null for one that is face down. */
export interface Flight {
  readonly kind: 'card' | 'chip';
  readonly card: Card | null;
  readonly from: Anchor;
  readonly to: Anchor;
  /** When it starts, in milliseconds. */
  readonly after: number;
}

/** A pair that was turned up, and all that came of it. */
export interface Reveal {
  readonly declarer: number;
  readonly target: number;
  readonly believed: boolean;
  readonly cards: readonly [Card, Card];
  readonly honest: boolean;
  /** Whether the declarer is rid of the cards, or has them back. */
  readonly shed: boolean;
  /** Who won a chip, and whether the bank had one to give. */
  readonly chipTo: number | null;
  readonly bankWasEmpty: boolean;
  readonly draws: readonly { readonly seat: number; readonly count: number }[];
}

export interface Motion {
  /** The moment's sequence number: a new one finishes what still runs. */
  readonly sequence: number;
  /** Whether a round was dealt. */
  readonly deals: boolean;
  /** What came into the reader's hand. */
  readonly came: readonly Card[];
  /** The card that came down on the discard pile, and whose it was. */
  readonly discarded: { readonly seat: number; readonly card: Card } | null;
  readonly reveal: Reveal | null;
  readonly ended: RoundEnded | null;
  readonly flights: readonly Flight[];
}

/** Both cards are turned, one after the other, and are looked at before anything goes on. */
const LOOKED_AT = 1_350;
/** From one thing that flies to the next. */
const APART = 110;

export const seatAnchor = (seat: number): Anchor => `seat ${seat}`;

/** The motion of one moment, for the chair `you`. */
export function motionOf(moment: Pick<MomentOf<EpicEvent>, 'sequence' | 'events'>, you: number | null): Motion {
  const { sequence, events } = moment;
  const dealt = events.findLast((event) => event.event === 'dealt');
  const discarded = events.find((event) => event.event === 'discarded');
  return {
    sequence,
    deals: dealt !== undefined,
    came: events.flatMap((event) => cameTo(event, you)),
    discarded: discarded === undefined ? null : { seat: discarded.seat, card: discarded.card },
    reveal: revealOf(events),
    ended: events.find((event) => event.event === 'round_ended') ?? null,
    flights: dealt === undefined ? flightsOf(events, you) : [],
  };
}

function cameTo(event: EpicEvent, you: number | null): readonly Card[] {
  if (you === null) return [];
  if (event.event === 'drawn' && event.seat === you) return event.cards ?? [];
  return event.event === 'taken_back' && event.seat === you ? event.cards : [];
}

function revealOf(events: readonly EpicEvent[]): Reveal | null {
  const answered = events.find((event) => event.event === 'answered');
  const shown = events.find((event) => event.event === 'turned_up');
  if (answered === undefined || shown === undefined) return null;
  const chip = events.find((event) => event.event === 'chip_won' || event.event === 'bank_empty');
  return {
    declarer: answered.declarer,
    target: answered.seat,
    believed: answered.believes,
    cards: shown.cards,
    honest: shown.honest,
    shed: events.some((event) => event.event === 'pair_discarded'),
    chipTo: chip?.seat ?? null,
    bankWasEmpty: chip?.event === 'bank_empty',
    draws: events.flatMap((event) => (event.event === 'drawn' ? [{ seat: event.seat, count: event.count }] : [])),
  };
}

/** What the reader draws is dealt into the hand itself, so that it does not fly. */
function flightsOf(events: readonly EpicEvent[], you: number | null): Flight[] {
  let after = events.some((event) => event.event === 'turned_up') ? LOOKED_AT : 0;
  const flights: Flight[] = [];
  const fly = (kind: Flight['kind'], from: Anchor, to: Anchor, card: Card | null = null) => {
    flights.push({ kind, card, from, to, after });
    after += APART;
  };
  for (const event of events) {
    if (event.event === 'chip_won') fly('chip', 'bank', seatAnchor(event.seat));
    if (event.event === 'pair_discarded') event.cards.forEach((card) => fly('card', 'middle', 'discard', card));
    if (event.event === 'taken_back') event.cards.forEach((card) => fly('card', 'middle', seatAnchor(event.seat), card));
    if (event.event === 'drawn' && event.seat !== you)
      for (let count = 0; count < event.count; count += 1) fly('card', 'draw', seatAnchor(event.seat));
  }
  return flights;
}
