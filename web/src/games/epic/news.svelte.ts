/**
 * What was turned up and how a round ended: in sight until it has been seen, whatever happens meanwhile.
 *
 * A pair that was turned up is held for a while, in which nothing takes its place but what the reader begins. A
 * further pair waits for it. Then it stays until something else wants its place, but not for ever.
 */
import type { RoundEnded } from '../../wire/epic';
import type { Motion, Reveal } from './motion';

/** So long both cards are there for everybody to see, in milliseconds. */
export const HELD = 2_400;
/** The same where another pair waits to be seen: bots are quick, and what is shown must not fall behind. */
export const HELD_WHILE_ANOTHER_WAITS = 1_400;
/** So many may wait; then the first of them is in the log alone. */
const MAY_WAIT = 2;
/** How long they stay after that where nothing takes their place. */
const STAYS = 3_600;
/** The same where they ended the round, and the end of the round waits to be seen. */
const STAYS_BEFORE_THE_END = 1_000;

export class News {
  /** The pair that is turned up. */
  reveal: Reveal | null = $state.raw(null);
  /** Whether it was turned up only just now, so that all else waits. */
  held = $state(false);
  /** The round that is over. */
  ended: RoundEnded | null = $state.raw(null);

  #waiting: Reveal[] = [];
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Take in what a moment brought. */
  hear({ reveal, ended }: Motion): void {
    if (ended !== null) this.ended = ended;
    if (reveal === null) return;
    if (!this.held) return this.#turnUp(reveal);
    this.#waiting = [...this.#waiting, reveal].slice(-MAY_WAIT);
    this.#holdFor(this.#since + HELD_WHILE_ANOTHER_WAITS - Date.now());
  }

  /** Put the pair away at once; one that waits is turned up. */
  putPairAway(): void {
    clearTimeout(this.#timer);
    this.held = false;
    const next = this.#waiting.shift();
    if (next === undefined) this.reveal = null;
    else this.#turnUp(next);
  }

  /** Carry on with the next round. */
  putRoundAway(): void {
    this.ended = null;
  }

  /** Forget all of it: the table goes away. */
  close(): void {
    clearTimeout(this.#timer);
  }

  #turnUp(reveal: Reveal): void {
    this.reveal = reveal;
    this.held = true;
    this.#since = Date.now();
    this.#holdFor(this.#waiting.length > 0 ? HELD_WHILE_ANOTHER_WAITS : HELD);
  }

  #holdFor(length: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#letGo(), Math.max(0, length));
  }

  #letGo(): void {
    if (this.#waiting.length > 0) return this.putPairAway();
    this.held = false;
    this.#timer = setTimeout(() => this.putPairAway(), this.ended === null ? STAYS : STAYS_BEFORE_THE_END);
  }
}
