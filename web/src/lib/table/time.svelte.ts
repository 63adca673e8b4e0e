/** How much time is left on a clock, second by second, and how it is said. */
import { createSubscriber } from 'svelte/reactivity';
import { sentence, words } from '$lib/words';
import type { RunningClock } from './session.svelte';

/** Often enough for a bar that shrinks; the figures change once a second. */
const EVERY = 250;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const tick = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});

/** The milliseconds that are left now: read in a component, it is read again as time passes. One that stands stays. */
export function timeLeft(clock: RunningClock): number {
  if (clock.stands) return clock.left;
  tick();
  return Math.max(0, clock.endsAt - performance.now());
}

/** "0:07", "2:30", "5 h 20 min", "2 d 4 h": figures for the eye. */
export function shownTime(left: number): string {
  if (left >= DAY) return sentence(words.table.clock.days, { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR) {
    return sentence(words.table.clock.hours, { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) });
  }
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How much of a clock is left, from 1 to 0. */
export function share(clock: RunningClock, left: number): number {
  return clock.of === 0 ? 0 : Math.min(1, left / clock.of);
}

/** Whether it is time to hurry. */
export function isUrgent(left: number): boolean {
  return left <= URGENT;
}

/** The last ten seconds, which are told to whoever they are of. */
export const URGENT = 10 * SECOND;
