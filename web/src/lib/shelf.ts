/** The games that can be played here: those that the server has and this page can show, in the shelf's order. */
import * as api from './api';
import { registry, type GameEntry } from '../games/registry';
import type { GameInfo } from '../wire/table';

export interface ShelvedGame {
  readonly info: GameInfo;
  readonly entry: GameEntry;
}

let shelved: Promise<readonly ShelvedGame[]> | null = null;

/** The games on the shelf; fetched again after a failure. Rejects with a `ServerError`. */
export function shelf(): Promise<readonly ShelvedGame[]> {
  shelved ??= fetchShelf().catch((error: unknown) => {
    shelved = null;
    throw error;
  });
  return shelved;
}

async function fetchShelf(): Promise<readonly ShelvedGame[]> {
  const offered = await api.games();
  return Object.entries(registry).flatMap(([id, entry]) => {
    const info = offered.find((game) => game.id === id);
    return info === undefined ? [] : [{ info, entry }];
  });
}

/** A game's title; its id where the page cannot show it. */
export async function gameName(id: string): Promise<string> {
  return (await shelf()).find(({ info }) => info.id === id)?.info.name ?? id;
}
