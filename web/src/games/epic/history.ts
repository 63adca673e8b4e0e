// Where the points of the bill came from: read from the log of the game.

import type { MomentOf } from '$lib/table/session.svelte';
import type { Card, EpicEvent, Party, RoundEnded } from '../../wire/epic';

/** The end of a round, and what the one who went out shed last; null where nobody went out. */
export interface RoundStory {
  readonly ended: RoundEnded;
  readonly last: Card | 'pair' | null;
}

/** How a chip can be won. */
export interface ChipWay {
  /** On which side of the declaration the winner was, and who was on the other. */
  readonly party: Party;
  readonly other: number;
  readonly honest: boolean;
  readonly believed: boolean;
}

/** A chip and how it was won. */
export interface ChipStory extends ChipWay {
  readonly round: number;
  readonly seat: number;
}

/** The chips that were won in one way: how many in each round, from round 1. */
export interface ChipGroup {
  readonly way: ChipWay;
  readonly rounds: readonly number[];
}

type Log = readonly Pick<MomentOf<EpicEvent>, 'events'>[];

/** The rounds that are over, first to last. */
export function roundStories(log: Log): RoundStory[] {
  return log.flatMap(({ events }) => {
    const ended = events.find((event) => event.event === 'round_ended');
    return ended === undefined ? [] : [{ ended, last: lastShed(ended, events) }];
  });
}

function lastShed({ why, seat }: RoundEnded, events: readonly EpicEvent[]): Card | 'pair' | null {
  if (why !== 'out') return null;
  const discarded = events.find((event) => event.event === 'discarded' && event.seat === seat);
  if (discarded?.event === 'discarded') return discarded.card;
  return events.some((event) => event.event === 'pair_discarded' && event.seat === seat) ? 'pair' : null;
}

/** Every chip that was won, first to last. */
export function chipStories(log: Log): ChipStory[] {
  const stories: ChipStory[] = [];
  let round = 0;
  for (const { events } of log) {
    const answered = events.find((event) => event.event === 'answered');
    const shown = events.find((event) => event.event === 'turned_up');
    for (const event of events) {
      if (event.event === 'dealt') round = event.round;
      if (event.event !== 'chip_won' || answered === undefined || shown === undefined) continue;
      const party = event.seat === answered.declarer ? 'declarer' : 'target';
      const other = party === 'declarer' ? answered.seat : answered.declarer;
      stories.push({ round, seat: event.seat, party, other, honest: shown.honest, believed: answered.believes });
    }
  }
  return stories;
}

/** The chips of a seat by the ways in which they were won, the most frequent first. */
export function chipGroups(stories: readonly ChipStory[], seat: number): ChipGroup[] {
  const groups = new Map<string, { way: ChipWay; rounds: number[] }>();
  for (const story of stories) {
    if (story.seat !== seat) continue;
    const { party, other, honest, believed, round } = story;
    const key = [party, other, honest, believed].join();
    const group = groups.get(key) ?? { way: story, rounds: [] };
    groups.set(key, group);
    while (group.rounds.length < round) group.rounds.push(0);
    group.rounds[round - 1] = (group.rounds[round - 1] ?? 0) + 1;
  }
  const size = ({ rounds }: ChipGroup) => rounds.reduce((sum, count) => sum + count, 0);
  return [...groups.values()].sort((one, other) => size(other) - size(one));
}
