/**
 * What the reader is about to do: which cards are picked up, and whether they are meant as a pair, and for whom.
 *
 * One card that is picked twice is discarded. A card that does not match gets its reason from the server.
 */
import type { Why } from '$lib/table/session.svelte';
import type { Card, EpicAction } from '../../wire/epic';
import { asDeclare, asDiscard, type Choices } from './choices';
import type { HandCard } from './sorting';

/** What choosing needs of the table. */
export interface Source {
  readonly hand: readonly HandCard[];
  readonly choices: Choices;
  /** Whether it is the reader's turn, and not an answer that is awaited. */
  readonly yourTurn: boolean;
  why(action: EpicAction): Promise<Why | null>;
  play(action: EpicAction): void;
}

export class Choosing {
  /** Whether two cards are being picked for a pair. */
  pairing = $state(false);
  /** The keys of the cards that are picked, in the order of picking. */
  picked: readonly string[] = $state.raw([]);
  /** Whom the pair is to be declared to. */
  target: number | null = $state(null);
  /** Why the picked card cannot be discarded. */
  refused: Why | null = $state.raw(null);
  /** Counts refused wishes, so that each gets its nudge. */
  refusals = $state(0);

  readonly #source: () => Source;
  #asked = 0;

  constructor(source: () => Source) {
    this.#source = source;
  }

  /** The cards that are picked, in the order of picking. */
  readonly cards: readonly Card[] = $derived.by(() => {
    const { hand } = this.#source();
    return this.picked.flatMap((key) => hand.find((each) => each.key === key)?.card ?? []);
  });

  /** The one card that may be discarded, or may not; null while there is none or a pair is meant. */
  readonly card: Card | null = $derived(this.pairing ? null : (this.cards[0] ?? null));

  /** The pair, once it is whole. */
  readonly pair: readonly [Card, Card] | null = $derived.by(() => {
    const [first, second] = this.cards;
    return this.pairing && first !== undefined && second !== undefined ? [first, second] : null;
  });

  /** Whether the picked card may be discarded. */
  readonly discards: boolean = $derived.by(() => this.card !== null && this.#source().choices.discards(this.card));

  /** The declaration, once it is whole and legal. */
  readonly declaration: EpicAction | null = $derived.by(() => {
    if (this.pair === null || this.target === null) return null;
    return this.#source().choices.declares(this.target, this.pair) ? asDeclare(this.target, this.pair) : null;
  });

  /** Pick a card up, or lay it back. A single card that is picked again is discarded, where it may be. */
  pick(key: string): void {
    if (this.pairing) this.#pickForPair(key);
    else if (this.picked[0] !== key) this.#pickAlone(key);
    else if (this.discards) this.discard();
    else this.#pickAlone(null);
  }

  /** Mean a pair from now on; a card that is picked already is its first. */
  startPair(): void {
    const { choices } = this.#source();
    if (!choices.canDeclare) return;
    this.#forgetReason();
    this.pairing = true;
    if (this.target === null || !choices.targets.includes(this.target)) this.target = null;
    if (choices.targets.length === 1) this.target = choices.targets[0] ?? null;
  }

  discard(): void {
    if (this.card !== null && this.discards) this.#source().play(asDiscard(this.card));
  }

  declare(): void {
    if (this.declaration !== null) this.#source().play(this.declaration);
  }

  /** Undo the last step of choosing. False where there was nothing to undo. */
  takeBack(): boolean {
    if (!this.pairing && this.picked.length === 0) return false;
    this.clear();
    return true;
  }

  /** Let go of everything. */
  clear(): void {
    this.pairing = false;
    this.#pickAlone(null);
  }

  /** Take in a new state of the game: what has left the hand is not picked any more, and reasons may have changed. */
  settle(): void {
    const { hand, yourTurn } = this.#source();
    const held = this.picked.every((key) => hand.some((each) => each.key === key));
    if (!held || (this.pairing && !yourTurn)) this.clear();
    else if (!this.pairing) this.#pickAlone(this.picked[0] ?? null);
  }

  #pickForPair(key: string): void {
    if (this.picked.includes(key)) this.picked = this.picked.filter((each) => each !== key);
    else this.picked = [...this.picked.slice(0, 1), key];
  }

  #pickAlone(key: string | null): void {
    this.picked = key === null ? [] : [key];
    this.#forgetReason();
    if (this.card === null || this.discards || !this.#source().yourTurn) return;
    this.refusals += 1;
    const asked = this.#asked;
    void this.#source()
      .why(asDiscard(this.card))
      .then((why) => {
        if (asked === this.#asked) this.refused = why;
      });
  }

  #forgetReason(): void {
    this.refused = null;
    this.#asked += 1;
  }
}
