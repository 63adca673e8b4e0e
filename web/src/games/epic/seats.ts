// The players round the table as their plates show them.

import words from '$words/en/epic.json';
import { botLevel, colourName } from '$lib/table/telling';
import { sentence } from '$lib/words';
import type { Card, EpicView } from '../../wire/epic';
import type { SeatInfo } from '../../wire/table';
import { aCard } from './cards';

export interface Plate {
  readonly seat: number;
  readonly name: string;
  /** The key of the colour, and what it is called. */
  readonly colour: string;
  readonly colourName: string;
  readonly size: number;
  /** Cards that all know to be in this hand (EB-4.7), all of them once the game is over (EB-5.2). */
  readonly known: readonly Card[];
  readonly isOpen: boolean;
  /** Whether this seat has laid two cards face down, so that `known` may lie there. */
  readonly hasLaid: boolean;
  readonly chips: number;
  /** Whether this seat is awaited: to play, or to answer. */
  readonly isAwaited: boolean;
  readonly status: string | null;
  readonly isAway: boolean;
  /** What a bot is called by its strength; null for a person. */
  readonly bot: string | null;
}

/** The others in the order of play from the reader's left; all of them for an onlooker. */
export function opponents(view: EpicView, seats: readonly SeatInfo[], you: number | null): Plate[] {
  const count = view.hand_sizes.length;
  const all = Array.from({ length: count }, (_, index) => (index + (you ?? 0)) % count);
  return all.filter((seat) => seat !== you).map((seat) => plateOf(view, seats, seat));
}

export function plateOf(view: EpicView, seats: readonly SeatInfo[], seat: number): Plate {
  const info = seats[seat];
  const { declaration } = view;
  const isAway = info?.kind === 'person' && !info.present;
  const awaited = declaration?.target ?? view.turn;
  return {
    seat,
    name: info?.name ?? '',
    colour: info?.colour ?? '',
    colourName: colourName(info?.colour ?? ''),
    size: view.hand_sizes[seat] ?? 0,
    known: view.open_hands?.[seat] ?? view.known[seat] ?? [],
    isOpen: view.open_hands !== null,
    hasLaid: declaration?.declarer === seat,
    chips: view.chips[seat] ?? 0,
    isAwaited: awaited === seat,
    status: statusOf(view, seat, isAway),
    isAway,
    bot: info?.kind === 'bot' ? botLevel(info.bot ?? '') : null,
  };
}

function statusOf({ declaration, turn }: EpicView, seat: number, isAway: boolean): string | null {
  if (isAway) return words.seats.away;
  if (declaration?.target === seat) return words.seats.asked;
  if (declaration?.declarer === seat) return words.seats.declares;
  return turn === seat && declaration === null ? words.seats.to_play : null;
}

/** "5 cards", "last card", "no cards" */
export const sizeLabel = (size: number): string =>
  size === 0 ? words.seats.none : sentence(words.seats.cards, { count: size });

/** A plate in one sentence: "Agnes, Ginger: 5 cards, 2 chips, to play". */
export function plateLabel(plate: Plate): string {
  const chips = sentence(words.chip.count, { count: plate.chips });
  const facts = { name: plate.name, colour: plate.colourName, cards: sizeLabel(plate.size), chips };
  const label = sentence(words.seats.label, facts);
  const withStatus = plate.status === null ? label : sentence(words.seats.with, { label, status: plate.status });
  if (plate.known.length === 0) return withStatus;
  const template = plate.isOpen ? words.seats.open : words.seats.known;
  return sentence(template, { label: withStatus, known: plate.known.map(aCard) });
}
