/** How long ago something was, in words. */
import { sentence, words } from './words';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `then` and `now` are seconds since 1970. */
export function ago(then: number, now: number = Date.now() / 1000): string {
  const seconds = Math.max(0, now - then);
  if (seconds < MINUTE) return words.site.ago.now;
  if (seconds < HOUR) return counted(words.site.ago.minutes, seconds / MINUTE);
  if (seconds < DAY) return counted(words.site.ago.hours, seconds / HOUR);
  return counted(words.site.ago.days, seconds / DAY);
}

function counted(template: { one: string; other: string }, amount: number): string {
  return sentence(template, { count: Math.floor(amount) });
}
