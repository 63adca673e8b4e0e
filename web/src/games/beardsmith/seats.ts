// The players round the board as their cards show them.

import words from '$words/en/beardsmith.json';
import { playerColour, type PlayerColour } from '$lib/art/players';
import { botLevel, colourName } from '$lib/table/telling';
import { sentence } from '$lib/words';
import type { SeatInfo } from '../../wire/table';
import type { BeardsmithView, Face } from '../../wire/beardsmith';
import { tileLabel } from './labels';
import { minus } from '$lib/numbers';

export interface SeatCard {
  readonly seat: number;
  readonly name: string;
  /** The colour, undefined for one that this page does not know, and what it is called. */
  readonly colour: PlayerColour | undefined;
  readonly colourName: string;
  readonly isYou: boolean;
  readonly points: string;
  readonly hand: readonly Face[];
  readonly pile: number;
  readonly toPlay: boolean;
  readonly isAway: boolean;
  /** What a bot is called by its strength; null for a person. */
  readonly bot: string | null;
  readonly skipped: boolean;
}

/** The colours of the seats as they can be drawn. */
export const seatColours = (seats: readonly SeatInfo[]): readonly (PlayerColour | undefined)[] =>
  seats.map(({ colour }) => playerColour(colour));

/** The cards in the order of play, the reader's own first; from seat 0 for an onlooker. */
export function seatCards(view: BeardsmithView, seats: readonly SeatInfo[], you: number | null): SeatCard[] {
  const count = view.hands.length;
  const colours = seatColours(seats);
  return Array.from({ length: count }, (_, index) => (index + (you ?? 0)) % count).map((seat) => {
    const info = seats[seat];
    return {
      seat,
      name: info?.name ?? '',
      colour: colours[seat],
      colourName: colourName(info?.colour ?? ''),
      isYou: seat === you,
      points: minus(view.scores[seat]?.total ?? 0),
      hand: view.hands[seat] ?? [],
      pile: view.piles[seat] ?? 0,
      toPlay: view.turn === seat,
      isAway: info?.kind === 'person' && !info.present,
      bot: info?.kind === 'bot' ? botLevel(info.bot ?? '') : null,
      skipped: view.skipped.includes(seat),
    };
  });
}

/** A card in one sentence, for a chip: "Agnes, Ginger: 5 points, 3 to draw, to play". */
export function chipLabel(card: SeatCard): string {
  const points = sentence(words.seats.points, { count: card.points === '1' ? 1 : card.points });
  const draw = sentence(words.seats.draw, { count: card.pile });
  const label = sentence(words.seats.chip, { name: card.name, colour: card.colourName, points, draw });
  return card.toPlay ? sentence(words.seats.to_play_long, { label }) : label;
}

/** The tiles of an open hand in words. */
export const handLabel = ({ hand, colourName }: SeatCard): string =>
  hand.length === 0
    ? words.seats.hand_empty
    : sentence(words.seats.hand, { tiles: hand.map((face) => tileLabel(face, colourName)).join('; ') });
