/** The games that can be played here: those that the server has and this page can show, in the shelf's order. */
import * as api from './api';
import { registry, type GameEntry } from '../games/registry';
import type { GameInfo } from '../wire/table';

export interface ShelvedGame {
  readonly info: GameInfo;
  readonly entry: GameEntry;
}

let shelved: Promise<readonly ShelvedGame[]> | null = null;

/** The games on the shelf, as they were when they were last looked at. Rejects with a `ServerError`. */
export function shelf(): Promise<readonly ShelvedGame[]> {
  return shelved ?? lookAtShelf();
}

/** The games on the shelf now: what a page asks that is no use without the server. Rejects with a `ServerError`. */
export function lookAtShelf(): Promise<readonly ShelvedGame[]> {
  const looked = fetchShelf();
  shelved = looked;
  looked.catch(() => {
    if (shelved === looked) shelved = null;
  });
  return looked;
}

async function fetchShelf(): Promise<readonly ShelvedGame[]> {
  const offered = await api.games();
  return Object.entries(registry).flatMap(([id, entry]) => {
    const info = offered.find((game) => game.id === id);
    return info === undefined ? [] : [{ info, entry }];
  });
}
