/** Whom the table waits for, in the words of its game. */
import { registry } from '../../games/registry';
import { join, sentence, words } from '$lib/words';
import type { GameAction, GameEvent, GameView } from '../../wire/table';
import type { TableSession } from './session.svelte';

/** What is read of a session for it. Any game's will do: nothing of the view is read. */
export type Awaiting = Pick<TableSession<GameView, GameAction, GameEvent>, 'game' | 'yourTurn' | 'info' | 'nameOf'>;

/** "Your turn: place a tile", or "Agnes to play": who is awaited, never what anyone could do. */
export function awaitedText(session: Awaiting): string {
  const ask = session.game?.ask ?? null;
  const window = ask === null ? undefined : registry[session.info?.game ?? '']?.cover.words.windows[ask.window];
  if (ask === null || window === undefined) return words.table.over;
  if (session.yourTurn) return window.you;
  const names = join(ask.awaited.map((seat) => session.nameOf(seat) ?? ''));
  return sentence(window.others, { names, count: ask.awaited.length });
}
