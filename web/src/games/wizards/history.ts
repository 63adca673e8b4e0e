// Where the golden hairs of the bill came from and went: read from the log of the game.

import type { MomentOf } from '$lib/table/session.svelte';
import type { RitualPerformed, WizardsEvent } from '../../wire/wizards';

export const PARTS = ['drawn', 'stolen', 'lost', 'returned'] as const;
/** How golden hairs come and go: drawn from the pile, stolen from others, stolen by others, returned to the pile. */
export type Part = (typeof PARTS)[number];

/** What moved golden hairs: a card, or the ritual of so many hairs. */
export type Cause = { readonly card: string } | { readonly ritual: number };

/** Golden hairs that came or went at once. */
export interface HairStory {
  readonly seat: number;
  readonly part: Part;
  readonly count: number;
  readonly round: number;
  readonly cause: Cause | null;
  /** From whom they were stolen, or by whom. */
  readonly other: number | null;
}

type Log = readonly Pick<MomentOf<WizardsEvent>, 'events'>[];

/** Every golden hair that came or went, first to last. */
export function hairStories(log: Log): HairStory[] {
  const stories: HairStory[] = [];
  let round = 1;
  for (const { events } of log) {
    for (const event of events) {
      if (event.event === 'turn_started') round = event.round;
      const add = (seat: number, part: Part, count: number, other: number | null = null) => {
        if (count > 0) stories.push({ seat, part, count, round, cause: causeOf(event, events), other });
      };
      if (event.event === 'hairs_drawn') add(event.seat, 'drawn', event.count);
      if (event.event === 'hairs_returned') add(event.seat, 'returned', event.count);
      if (event.event === 'hairs_stolen') {
        add(event.seat, 'stolen', event.count, event.target);
        add(event.target, 'lost', event.count, event.seat);
      }
    }
  }
  return stories;
}

/** What a moment was about. Who answers a spell that still happens draws for the answer; all else is the spell. */
function causeOf(event: WizardsEvent, events: readonly WizardsEvent[]): Cause | null {
  for (const each of events) {
    if (each.event === 'ritual_performed') return { ritual: each.hairs };
    if (each.event === 'countered') {
      const isAnswer = event.event === 'hairs_drawn' && event.seat === each.seat;
      return { card: isAnswer ? each.card.name : each.spell.name };
    }
    if (each.event === 'spell_cast' || each.event === 'used' || each.event === 'allowed') return { card: each.card.name };
  }
  return null;
}

/** How many golden hairs came or went for a seat in one way. */
export const sumOf = (stories: readonly HairStory[], seat: number, part: Part): number =>
  stories.reduce((sum, story) => sum + (story.seat === seat && story.part === part ? story.count : 0), 0);

/** How many golden hairs everybody started with. */
export const startOf = (log: Log): number =>
  log.flatMap(({ events }) => events).find((event) => event.event === 'dealt')?.hairs ?? 0;

/** The ritual that ended the game; null where none did. */
export function winningRitual(log: Log): RitualPerformed | null {
  const last = log.at(-1)?.events ?? [];
  const isOver = last.some((event) => event.event === 'game_ended' && event.why === 'ritual');
  return (isOver ? last.find((event) => event.event === 'ritual_performed') : undefined) ?? null;
}
