/** What shows a game: its entry on the shelf and the code of its table. */
import { shelf, type ShelvedGame } from '$lib/shelf';
import type { GameTable } from '../games/registry';

export interface Showing {
  readonly game: ShelvedGame;
  readonly table: GameTable;
}

/** What shows a game, null where this page cannot. Rejects with a `ServerError`. */
export async function showingOf(id: string): Promise<Showing | null> {
  const game = (await shelf()).find((one) => one.info.id === id);
  return game === undefined ? null : { game, table: await game.entry.table() };
}
