/**
 * What the reader is about to do: which tile of the hand is held, how it is turned, which cell is meant.
 *
 * Either may come first. A tile that is held shows its ghost on the cell that is pointed at, in a legal turn; a cell that
 * is picked first shows which tiles fit it. A wish that does not fit gets its reason from the server.
 */
import type { Why } from '$lib/table/session.svelte';
import type { Cell, Face, Place } from '../../wire/beardsmith';
import type { Wish } from './beard';
import { sameCell } from './cells';
import { distinctTurns, nearestTurn, nextTurn, turnBy, type Choices } from './choices';

/** What choosing needs of the table. */
export interface Source {
  readonly hand: readonly Face[];
  readonly choices: Choices;
  /** Whether the table waits for the reader. */
  readonly yourTurn: boolean;
  why(action: Place): Promise<Why | null>;
  play(action: Place): void;
}

export interface Ghost extends Wish {
  /** The legal turns of this tile at this cell; empty where it does not fit. */
  readonly turns: readonly number[];
  readonly fits: boolean;
  /** Whether the cell was picked, not just pointed at. */
  readonly picked: boolean;
}

export class Choosing {
  /** The index in the hand of the tile that is held. */
  held: number | null = $state(null);
  /** How the held tile is turned. */
  turn = $state(0);
  /** The cell that was picked. */
  at: Cell | null = $state.raw(null);
  /** The cell under the pointer or the focus. */
  over: Cell | null = $state.raw(null);
  /** Why the picked cell does not take the held tile. */
  refused: Why | null = $state.raw(null);
  /** Counts refused wishes, so that each gets its nudge. */
  refusals = $state(0);

  readonly #source: () => Source;
  #asked = 0;

  constructor(source: () => Source) {
    this.#source = source;
  }

  readonly face: Face | null = $derived.by(() => (this.held === null ? null : (this.#source().hand[this.held] ?? null)));

  readonly ghost: Ghost | null = $derived.by(() => {
    const { choices, yourTurn } = this.#source();
    const at = this.at ?? this.over;
    if (this.face === null || at === null || !yourTurn) return null;
    const turns = choices.turnsAt(this.face.tile, at);
    const picked = this.at !== null;
    if (turns.length === 0)
      return picked ? { face: this.face, at, turn: this.turn, turns, fits: false, picked } : null;
    return { face: this.face, at, turn: this.#fitting(this.face, turns), turns, fits: true, picked };
  });

  /** The wish as an action, where it may be played. */
  readonly action: Place | null = $derived(
    this.ghost === null || !this.ghost.fits ? null : asAction(this.ghost),
  );

  /** How the held tile is to be shown in the hand: as its ghost lies. */
  readonly shownTurn: number = $derived(this.ghost?.turn ?? this.turn);

  /** Hold a tile, or lay it back when it is held already. */
  hold(index: number): void {
    const again = this.held === index;
    this.held = again ? null : index;
    this.turn = 0;
    this.#mean(this.at);
  }

  /** Point at a cell, or at none. */
  point(at: Cell | null): void {
    if (!sameCell(this.over, at)) this.over = at;
  }

  /** Pick a cell; picking the ghost a second time plays it. */
  pick(at: Cell): void {
    if (this.ghost?.picked && sameCell(this.at, at)) {
      if (this.ghost.fits) this.play();
      else this.#mean(null);
    } else {
      this.#mean(sameCell(this.at, at) ? null : at);
    }
  }

  /** Turn the held tile: through the legal turns where its ghost fits, else by a sixth. */
  rotate(direction: 1 | -1): void {
    if (this.face === null) return;
    const { ghost } = this;
    this.turn = ghost?.fits ? nextTurn(ghost.turns, ghost.turn, direction) : turnBy(this.face, this.turn, direction);
    if (this.at !== null) this.#mean(this.at);
  }

  /** Play the wish, where it fits. */
  play(): void {
    if (this.action !== null) this.#source().play(this.action);
  }

  /** Undo the last step of choosing: the cell first, then the tile. False where there was nothing to undo. */
  takeBack(): boolean {
    if (this.at !== null) this.#mean(null);
    else if (this.held !== null) this.held = null;
    else return false;
    return true;
  }

  /** Let go of everything. */
  clear(): void {
    this.held = null;
    this.#mean(null);
  }

  /**
   * Take in a new state of the game: the cell is let go, the tile stays held where the hand has only grown, so that one
   * may choose while others play.
   */
  settle(before: readonly Face[], after: readonly Face[]): void {
    if (!before.every(({ tile }, index) => after[index]?.tile === tile)) this.held = null;
    this.over = null;
    this.#mean(null);
  }

  #fitting(face: Face, turns: readonly number[]): number {
    return turns.includes(this.turn) ? this.turn : nearestTurn(turns, this.turn, distinctTurns(face));
  }

  #mean(at: Cell | null): void {
    this.at = at;
    this.refused = null;
    const asked = ++this.#asked;
    const { ghost } = this;
    if (ghost === null || !ghost.picked) return;
    this.turn = ghost.turn;
    if (ghost.fits) return;
    this.refusals += 1;
    void this.#source()
      .why(asAction(ghost))
      .then((why) => {
        if (asked === this.#asked) this.refused = why;
      });
  }
}

const asAction = ({ face, at, turn }: Wish): Place => ({ do: 'place', tile: face.tile, at, turn });
