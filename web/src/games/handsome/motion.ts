// What moves when a moment comes, read from its events.

import type { MomentOf } from '$lib/table/session.svelte';
import type { HandsomeEvent } from '../../wire/handsome';

export interface Motion {
  /** The moment's sequence number: a new one finishes what still runs. */
  readonly sequence: number;
  /** Whether a round was dealt. */
  readonly deals: boolean;
  /** The cards that were turned up in the centre. */
  readonly turnedUp: readonly string[];
  /** The round whose words were turned up, or which was scored; null where neither happened. */
  readonly reveals: number | null;
}

export function motionOf({ sequence, events }: Pick<MomentOf<HandsomeEvent>, 'sequence' | 'events'>): Motion {
  let deals = false;
  let turnedUp: readonly string[] = [];
  let reveals: number | null = null;
  for (const event of events) {
    if (event.event === 'dealt') deals = true;
    if (event.event === 'centre_turned_up') turnedUp = event.given;
    if (event.event === 'words_turned_up' || event.event === 'round_scored') reveals = event.round;
  }
  return { sequence, deals, turnedUp, reveals };
}
