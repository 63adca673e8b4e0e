// What the log, the bar and the head of the bill say. Templates are in the words of the game; facts come from the wire.

import words from '$words/en/beardsmith.json';
import { minus } from '$lib/numbers';
import type { GameNowOf } from '$lib/table/session.svelte';
import { sentence, type Facts, type Template } from '$lib/words';
import type { Teller, Telling } from '../registry';
import type { BeardsmithEvent, BeardsmithView, FirstTiles, Place, Placed, Score } from '../../wire/beardsmith';

export type BeardsmithGame = GameNowOf<BeardsmithView, Place>;

/** A change of score: +2, −1, 0. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : minus(points));

/** The sentence of an event. Draws need none: hands are open, and the reader's own draw is announced on the table. */
export function tell(event: BeardsmithEvent, teller: Teller): Telling | null {
  switch (event.event) {
    case 'first_tiles':
      return tellFirst(event, teller);
    case 'drawn':
      return null;
    case 'placed':
      return tellPlaced(event, teller);
    case 'skipped':
      return telling(words.log.skipped, { name: teller.nameOf(event.seat), tile: event.tile }, event.seat);
    case 'ended':
      if (event.seat === null) return telling(words.log.out_of_tiles, {}, null);
      return telling(words.log.no_move, { name: teller.nameOf(event.seat) }, event.seat);
  }
}

function tellFirst({ tiles, level, first }: FirstTiles, teller: Teller): Telling {
  const name = teller.nameOf(first);
  if (level.length === 0) return telling(words.log.first, { name, tile: tiles[first] ?? '' }, first);
  return telling(words.log.lots, { name, names: level.map((seat) => teller.nameOf(seat)) }, first);
}

function tellPlaced(event: Placed, teller: Teller): Telling {
  const { seat, tile, covered, covered_owner: owner } = event;
  const template = words.log[placedBy(event)];
  const pointsOf = (other: number) => signed(event.points[other] ?? 0);
  return telling(
    template,
    {
      name: teller.nameOf(seat),
      tile,
      points: pointsOf(seat),
      covered: covered ?? '',
      owner: owner === null ? '' : teller.nameOf(owner),
      lost: owner === null ? '' : pointsOf(owner),
    },
    seat,
  );
}

type PlacedSentence = Exclude<keyof typeof words.log, 'first' | 'lots' | 'skipped' | 'out_of_tiles' | 'no_move'>;

function placedBy({ seat, kind, covered_kind: below, covered_owner: owner }: Placed): PlacedSentence {
  const own = owner === seat;
  if (kind === 'scissors') return own ? 'scissors_own' : 'scissors';
  if (kind === 'gum' && below !== null && below !== 'scissors') return own ? 'gum_over_own' : 'gum_over';
  if (kind === 'wild' || kind === 'gum') return below === null ? kind : `${kind}_hole`;
  return below === null ? 'beard' : 'hole';
}

/** How far the game is: "turn 45 of 60". */
export function progress({ view }: BeardsmithGame): string {
  const all = view.tiles_each * view.hands.length;
  return sentence(words.progress, { number: Math.min(view.number, all), all });
}

/** The headline of the bill. */
export function headline({ view, winners }: BeardsmithGame, teller: Teller): string {
  const names = winners.map((seat) => teller.nameOf(seat));
  const [winner] = winners;
  if (winner === undefined) return words.bill.total;
  if (winners.length > 1) return sentence(words.bill.headline.shared, { names });
  const name = teller.nameOf(winner);
  const lead = leadOf(view.scores, winner);
  if (lead === 0) return sentence(words.bill.headline.tie_break, { name });
  if (lead === 1) return sentence(words.bill.headline.whisker, { name });
  return sentence(words.bill.headline.points, { name, count: lead });
}

function leadOf(scores: readonly Score[], winner: number): number {
  const others = scores.filter((_, seat) => seat !== winner).map(({ total }) => total);
  return (scores[winner]?.total ?? 0) - Math.max(...others);
}

const telling = (template: Template, facts: Facts, seat: number | null): Telling => ({ template, facts, seat });
