/** What to tell the reader when a request failed: the server's own words, or that it is away. */
import { ServerError } from './api';
import { words } from './words';

export function failureText(error: unknown): string {
  if (error instanceof ServerError) return error.isAway ? words.table.trouble.unreachable : error.message;
  console.error(error);
  return words.site.unexpected;
}
