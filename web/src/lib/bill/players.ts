import type { TableSession } from '$lib/table/session.svelte';

/** What a bill asks of a session, of whichever game. */
export interface Players extends Pick<TableSession, 'colourOf' | 'nameOf'> {
  readonly game: { readonly winners: readonly number[] } | null;
}
