// What the legal actions offer: which cells take a tile, in which turns, and which tiles fit a cell.
// The server sends the list; nothing here knows a rule.

import type { Cell, Face, Place } from '../../wire/beardsmith';
import { cellKey, turned } from './cells';

export class Choices {
  /** tile → cell key → legal turns, ascending */
  readonly #turns = new Map<string, Map<string, number[]>>();
  readonly #cells = new Map<string, Cell>();

  constructor(legal: readonly Place[]) {
    for (const { tile, at, turn = 0 } of legal) {
      const key = cellKey(at);
      this.#cells.set(key, at);
      const cells = this.#turns.get(tile) ?? new Map<string, number[]>();
      this.#turns.set(tile, cells);
      const turns = cells.get(key) ?? [];
      cells.set(key, turns);
      turns.push(turn);
      turns.sort((one, other) => one - other);
    }
  }

  get isEmpty(): boolean {
    return this.#cells.size === 0;
  }

  /** Every cell that takes some tile. */
  get cells(): Cell[] {
    return [...this.#cells.values()];
  }

  /** The legal turns of a tile at a cell, ascending; empty when it does not fit there. */
  turnsAt(tile: string, at: Cell): readonly number[] {
    return this.#turns.get(tile)?.get(cellKey(at)) ?? [];
  }

  /** The cells that take a tile in some turn. */
  cellsFor(tile: string): Cell[] {
    return [...(this.#turns.get(tile)?.keys() ?? [])].map((key) => this.#cells.get(key) as Cell);
  }

  /** The cells that take a tile as it is turned now. */
  cellsAsTurned(tile: string, turn: number): Cell[] {
    return this.cellsFor(tile).filter((at) => this.turnsAt(tile, at).includes(turn));
  }

  /** Whether a tile fits a cell in some turn. */
  fits(tile: string, at: Cell): boolean {
    return this.turnsAt(tile, at).length > 0;
  }

  /** Whether a tile can be played at all. */
  playable(tile: string): boolean {
    return this.#turns.has(tile);
  }
}

/** How many turns of a tile look different: 6, or 3, 2, 1 where its pattern repeats itself. */
export function distinctTurns({ kind, open }: Face): number {
  if (kind !== 'beard') return 1;
  const pattern = turned(open, 0).join();
  return [1, 2, 3].find((turn) => turned(open, turn).join() === pattern) ?? 6;
}

/** One step further round: `direction` 1 is counter-clockwise, −1 clockwise. */
export function turnBy(face: Face, turn: number, direction: 1 | -1): number {
  const count = distinctTurns(face);
  return (turn + direction + count) % count;
}

/** The next of the legal turns in a direction; the turn itself when it is the only one. */
export function nextTurn(turns: readonly number[], turn: number, direction: 1 | -1): number {
  if (turns.length === 0) return turn;
  const onwards = direction === 1 ? turns.find((each) => each > turn) : turns.findLast((each) => each < turn);
  return onwards ?? (direction === 1 ? turns[0] : turns.at(-1)) ?? turn;
}

/** The legal turn that is least far round from the present one, counter-clockwise where two are level. */
export function nearestTurn(turns: readonly number[], turn: number, count: number): number {
  const far = (each: number) => {
    const round = (((each - turn) % count) + count) % count;
    return Math.min(round, count - round + 0.1);
  };
  return [...turns].sort((one, other) => far(one) - far(other))[0] ?? turn;
}
