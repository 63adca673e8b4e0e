/** A game told again by the server: what one chair, or an onlooker, heard of it, step by step. */
import { ServerError, text } from '$lib/api';
import type { Step, Sync, TableInfo } from '../../wire/table';

export interface Replay {
  readonly table: TableInfo;
  /** Whose eyes it is seen with, null for an onlooker's. */
  readonly reader: number | null;
  /** The deal and every moment after it. */
  readonly steps: readonly Step[];
}

/** Ask for a replay. The secret opens one's own eyes while the game is on. Rejects with a `ServerError`. */
export async function replayOf(id: string, reader: number | null, secret: string | null): Promise<Replay> {
  const seat = reader === null ? '' : `?seat=${reader}`;
  return read(await text(`/api/tables/${encodeURIComponent(id)}/replay${seat}`, secret));
}

/** The replay that the server's lines tell. */
export function read(lines: string): Replay {
  const [head, ...steps] = lines.trimEnd().split('\n');
  if (head === undefined || steps.length === 0) throw new ServerError('unreachable', 'a replay without a deal', null);
  const sync = JSON.parse(head) as Sync;
  return { table: sync.table, reader: sync.you, steps: steps.map((step) => JSON.parse(step) as Step) };
}
