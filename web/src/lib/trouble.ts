/** Why a page that stands on a table cannot be shown. */
import { ServerError } from './api';

export type Trouble = 'missing' | 'away' | { readonly message: string };

/** What went wrong, for `pages/Trouble.svelte`. */
export function troubleOf(error: unknown): Trouble {
  // What is no answer of the server is a part of the page that could not be fetched: the server is away as well.
  if (!(error instanceof ServerError) || error.isAway) return 'away';
  return error.isMissing ? 'missing' : { message: error.message };
}
