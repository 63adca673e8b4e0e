// The players as their plates show them: who is awaited, never what anybody chose.

import words from '$words/en/handsome.json';
import { colourName } from '$lib/table/telling';
import { sentence } from '$lib/words';
import type { HandsomeView, WindowName } from '../../wire/handsome';
import type { SeatInfo } from '../../wire/table';

export interface Plate {
  readonly seat: number;
  readonly name: string;
  /** The key of the colour. */
  readonly colour: string;
  readonly points: number;
  /** What the seat is about: "writing", "ready"; null when the game is over. */
  readonly status: string | null;
  readonly isReady: boolean;
  readonly isAway: boolean;
  readonly isBot: boolean;
  /** All of it in one sentence. */
  readonly label: string;
}

const BUSY: Readonly<Record<WindowName, string>> = {
  give: words.seats.choosing,
  hand_in: words.seats.writing,
  challenge: words.seats.looking,
};

/** The seats in the order of the table, from the reader's left; all of them for an onlooker. */
export function others(view: HandsomeView, seats: readonly SeatInfo[], you: number | null): Plate[] {
  const count = view.scores.length;
  const round = Array.from({ length: count }, (_, index) => (index + (you ?? 0)) % count);
  return round.filter((seat) => seat !== you).map((seat) => plateOf(view, seats, seat));
}

export function plateOf(view: HandsomeView, seats: readonly SeatInfo[], seat: number): Plate {
  const info = seats[seat];
  const name = info?.name ?? '';
  const colour = info?.colour ?? '';
  const count = view.scores[seat] ?? 0;
  const isReady = view.chosen[seat] ?? false;
  const isAway = info?.kind === 'person' && !info.present;
  const status = statusOf(view.window, isReady, isAway);
  const points = sentence(words.seats.points, { count });
  const facts = { name, colour: colourName(colour), points, status: status ?? '' };
  const label = sentence(status === null ? words.seats.label_over : words.seats.label, facts);
  return { seat, name, colour, points: count, status, isReady, isAway, isBot: info?.kind === 'bot', label };
}

function statusOf(window: WindowName | null, isReady: boolean, isAway: boolean): string | null {
  if (window === null) return null;
  if (isReady) return window === 'challenge' ? words.seats.done : words.seats.ready;
  return isAway ? words.seats.away : BUSY[window];
}
