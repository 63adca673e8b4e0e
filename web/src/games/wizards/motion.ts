// What moves on the table when a moment comes, and what of it stays in sight: read from its events.

import type { MomentOf } from '$lib/table/session.svelte';
import type { Card, WizardsEvent } from '../../wire/wizards';

/** Where things come from and go to. */
export type Anchor = 'draw' | 'discard' | 'hairs' | `seat ${number}`;

/** A thing that flies from one place to another, face down. */
export interface Flight {
  readonly kind: 'card' | 'hair';
  readonly from: Anchor;
  readonly to: Anchor;
  /** When it starts, in milliseconds. */
  readonly after: number;
}

/** What somebody did, and all that came of it, to be read on the table. */
export interface News {
  readonly seat: number;
  /** The card that was played, used or answered with; null for a ritual. */
  readonly card: Card | null;
  readonly events: readonly WizardsEvent[];
  /** The hand that the reader sees in a Crystal Mirror, and whose it is. */
  readonly mirror: { readonly seat: number; readonly hand: readonly Card[] } | null;
}

export interface Motion {
  /** The moment's sequence number: a new one finishes what still runs. */
  readonly sequence: number;
  /** Whether hands are dealt or exchanged, so that the whole hand is new. */
  readonly deals: boolean;
  /** What came into the reader's hand. */
  readonly came: readonly Card[];
  /** Whether something came down on the discard pile. */
  readonly discards: boolean;
  /** Whose beard grew or shrank. */
  readonly beards: readonly number[];
  readonly news: News | null;
  readonly flights: readonly Flight[];
}

/** From one thing that flies to the next, in milliseconds. */
const APART = 110;

export const seatAnchor = (seat: number): Anchor => `seat ${seat}`;

/** The motion of one moment, for the chair `you`. */
export function motionOf(moment: Pick<MomentOf<WizardsEvent>, 'sequence' | 'events'>, you: number | null): Motion {
  const { sequence, events } = moment;
  return {
    sequence,
    deals: events.some((event) => event.event === 'dealt' || (event.event === 'hands_swapped' && isIn(event, you))),
    came: you === null ? [] : events.flatMap((event) => cameTo(event, you)),
    discards: events.some((event) => DISCARDING.has(event.event)),
    beards: events.flatMap(beardsIn),
    news: newsOf(events),
    flights: flightsOf(events, you),
  };
}

type Log = readonly Pick<MomentOf<WizardsEvent>, 'sequence' | 'events'>[];

/** The last news of a log, with the sequence number of their moment. */
export function latestNews(log: Log, you: number | null): { readonly sequence: number; readonly news: News } | null {
  for (const moment of log.toReversed()) {
    const { news } = motionOf(moment, you);
    if (news !== null) return { sequence: moment.sequence, news };
  }
  return null;
}

const DISCARDING: ReadonlySet<WizardsEvent['event']> = new Set([
  'spell_cast',
  'countered',
  'ritual_performed',
  'discarded_at_random',
  'equipment_lost',
]);

const isIn = ({ seat, target }: { seat: number; target: number }, you: number | null): boolean =>
  seat === you || target === you;

function cameTo(event: WizardsEvent, you: number): readonly Card[] {
  if ((event.event === 'drawn' || event.event === 'taken') && event.seat === you) return event.cards ?? [];
  return event.event === 'picked' && event.seat === you ? [event.card] : [];
}

function beardsIn(event: WizardsEvent): number[] {
  if (event.event === 'hairs_drawn' || event.event === 'hairs_returned') return event.count > 0 ? [event.seat] : [];
  return event.event === 'hairs_stolen' && event.count > 0 ? [event.seat, event.target] : [];
}

/** Draws and ends of turns alone are no news: they would push aside what is still being read. */
function newsOf(events: readonly WizardsEvent[]): News | null {
  const played = events.find(
    (event) =>
      event.event === 'spell_cast' ||
      event.event === 'countered' ||
      event.event === 'allowed' ||
      event.event === 'equipped' ||
      event.event === 'used' ||
      event.event === 'picked' ||
      event.event === 'ritual_performed',
  );
  if (played === undefined) return null;
  const seen = events.find((event) => event.event === 'hand_seen');
  return {
    seat: played.seat,
    card: 'card' in played ? played.card : null,
    events: events.filter(({ event }) => event !== 'turn_started' && event !== 'turn_ended'),
    mirror: seen?.hand == null ? null : { seat: seen.target, hand: seen.hand },
  };
}

/** What the reader draws is dealt into the hand itself, so that it does not fly. */
function flightsOf(events: readonly WizardsEvent[], you: number | null): Flight[] {
  const flights: Flight[] = [];
  const fly = (kind: Flight['kind'], from: Anchor, to: Anchor, count: number) => {
    for (let number = 0; number < count; number += 1) flights.push({ kind, from, to, after: flights.length * APART });
  };
  for (const event of events) {
    if (event.event === 'hairs_drawn') fly('hair', 'hairs', seatAnchor(event.seat), event.count);
    if (event.event === 'hairs_returned') fly('hair', seatAnchor(event.seat), 'hairs', event.count);
    if (event.event === 'hairs_stolen') fly('hair', seatAnchor(event.target), seatAnchor(event.seat), event.count);
    if (event.event === 'taken') fly('card', seatAnchor(event.target), seatAnchor(event.seat), event.count);
    if (event.event === 'drawn' && event.seat !== you) fly('card', 'draw', seatAnchor(event.seat), event.count);
  }
  return flights;
}
