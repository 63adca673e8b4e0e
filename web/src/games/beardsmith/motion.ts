// What moves on the board when a moment comes: read from its events and from the game as it was before.

import type { MomentOf } from '$lib/table/session.svelte';
import type { BeardsmithEvent, BeardsmithView, Cell, Layer } from '../../wire/beardsmith';
import { Beard, topOf } from './beard';
import { cellKey } from './cells';

/** A tile that comes down on a cell. */
export interface Landing {
  readonly key: string;
  readonly at: Cell;
  /** The tile that was cut out and sinks, null unless scissors came down on one. */
  readonly cutOut: Layer | null;
}

export interface Motion {
  /** The moment's sequence number: a new one finishes what still runs. */
  readonly sequence: number;
  readonly landing: Landing | null;
  /** How many tiles each seat drew; they are the last of its hand. */
  readonly drawn: ReadonlyMap<number, number>;
  /** The ends that hang loose or face gum now and did not before: `q,r:side`. */
  readonly newEnds: ReadonlySet<string>;
}

export const endKey = (at: Cell, side: number): string => `${cellKey(at)}:${side}`;

/** The motion of one moment. `after` is the view that the moment led to. */
export function motionOf(
  moment: Pick<MomentOf<BeardsmithEvent>, 'sequence' | 'events'>,
  before: BeardsmithView | null,
  after: BeardsmithView,
): Motion {
  const drawn = new Map<number, number>();
  let landing: Landing | null = null;
  for (const event of moment.events) {
    if (event.event === 'drawn') drawn.set(event.seat, (drawn.get(event.seat) ?? 0) + event.tiles.length);
    if (event.event === 'placed') landing = landingOf(event.at, before, after);
  }
  const old = new Set(before === null ? [] : endsOf(before));
  const newEnds = new Set(before === null ? [] : endsOf(after).filter((end) => !old.has(end)));
  return { sequence: moment.sequence, landing, drawn, newEnds };
}

function landingOf(at: Cell, before: BeardsmithView | null, after: BeardsmithView): Landing {
  const now = new Beard(after).stackAt(at);
  const then = before === null ? null : new Beard(before).stackAt(at);
  const cuts = now !== null && topOf(now).kind === 'scissors';
  return { key: cellKey(at), at, cutOut: cuts && then !== null ? topOf(then) : null };
}

const endsOf = (view: BeardsmithView): string[] =>
  view.stacks.flatMap(({ at, loose, gummed }) => [
    ...loose.map((side) => endKey(at, side)),
    ...gummed.map((side) => `gum ${endKey(at, side)}`),
  ]);
