// The players round the table as their places show them.

import words from '$words/en/wizards.json';
import { botLevel, colourName } from '$lib/table/telling';
import { join, sentence } from '$lib/words';
import type { Card, Equipped, Known, WizardsView } from '../../wire/wizards';
import type { SeatInfo } from '../../wire/table';

export interface Place {
  readonly seat: number;
  readonly name: string;
  /** The key of the colour, and what it is called. */
  readonly colour: string;
  readonly colourName: string;
  readonly hairs: number;
  /** The number of cards in the hand. */
  readonly cards: number;
  readonly beard: Equipped | null;
  readonly artifacts: readonly Equipped[];
  /** Cards that the reader knows to be in this hand. */
  readonly known: readonly Card[];
  /** Cards of which the reader knows that this player may hold them, and who else may. */
  readonly maybe: readonly Known[];
  readonly isAwaited: boolean;
  readonly status: string | null;
  readonly isAway: boolean;
  /** What a bot is called by its strength; null for a person. */
  readonly bot: string | null;
}

/** The others in the order of play from the reader's left; all of them for an onlooker. */
export function opponents(view: WizardsView, seats: readonly SeatInfo[], you: number | null): Place[] {
  const count = view.players.length;
  const all = Array.from({ length: count }, (_, index) => (index + (you ?? 0)) % count);
  return all.filter((seat) => seat !== you).map((seat) => placeOf(view, seats, seat));
}

export function placeOf(view: WizardsView, seats: readonly SeatInfo[], seat: number): Place {
  const info = seats[seat];
  const player = view.players[seat];
  const isAway = info?.kind === 'person' && !info.present;
  // What is known of the reader's own hand is what the others know of it.
  const about = (seat === view.seat ? view.common : view.known).filter(({ seats: at }) => at.includes(seat));
  return {
    seat,
    name: info?.name ?? '',
    colour: info?.colour ?? '',
    colourName: colourName(info?.colour ?? ''),
    hairs: player?.hairs ?? 0,
    cards: player?.cards ?? 0,
    beard: player?.beard ?? null,
    artifacts: player?.artifacts ?? [],
    known: about.filter(({ seats: at }) => at.length === 1).map(({ card }) => card),
    maybe: about.filter(({ seats: at }) => at.length > 1),
    isAwaited: view.awaited === seat,
    status: statusOf(view, seat, isAway),
    isAway,
    bot: info?.kind === 'bot' ? botLevel(info.bot ?? '') : null,
  };
}

function statusOf({ spell, turn, window }: WizardsView, seat: number, isAway: boolean): string | null {
  if (isAway) return words.seats.away;
  if (spell?.target === seat) return words.seats.asked;
  if (spell?.caster === seat) return words.seats.casts;
  return turn === seat && window !== null && spell === null ? words.seats.to_play : null;
}

/** "5 cards" */
export const cardsLabel = (count: number): string => sentence(words.seats.cards, { count });

/** "3 golden hairs" */
export const hairsLabel = (count: number): string => sentence(words.seats.hairs, { count });

/** The equipment of a place, the beard first. */
export const equipmentOf = ({ beard, artifacts }: Pick<Place, 'beard' | 'artifacts'>): readonly Equipped[] =>
  beard === null ? artifacts : [beard, ...artifacts];

/** "equipped Pirate Beard and Golden Comb (used)" */
function equipmentLabel(place: Pick<Place, 'beard' | 'artifacts'>): string {
  const names = equipmentOf(place).map(({ card, used }) =>
    used ? sentence(words.seats.used, { card: card.name }) : card.name,
  );
  return names.length === 0 ? words.seats.nothing : sentence(words.seats.equipped, { equipment: join(names, words) });
}

/** A place in one sentence: "Agnes, Ginger: 2 golden hairs, 5 cards, nothing equipped, to play". */
export function placeLabel(place: Place): string {
  const facts = {
    name: place.name,
    colour: place.colourName,
    hairs: hairsLabel(place.hairs),
    cards: cardsLabel(place.cards),
    equipment: equipmentLabel(place),
  };
  const label = sentence(words.seats.label, facts);
  const withStatus = place.status === null ? label : sentence(words.seats.with, { label, status: place.status });
  const count = place.known.length;
  return count === 0 ? withStatus : sentence(words.seats.knows, { label: withStatus, count });
}
