// Choosing cards for the centre (HA-2.2).

interface Hand {
  readonly hand: readonly string[];
  readonly gives: number;
  /** What is given already, null while nothing is. */
  readonly given: readonly string[] | null;
}

export class Giving {
  readonly #now: () => Hand;
  /** What the reader has picked beyond what the server knows; null before the first pick. */
  #picked: readonly string[] | null = $state.raw(null);

  constructor(now: () => Hand) {
    this.#now = now;
  }

  /** The cards that are picked, in the order of the hand. */
  get picked(): readonly string[] {
    const { hand, given } = this.#now();
    const names = this.#picked ?? given ?? [];
    return hand.filter((name) => names.includes(name));
  }

  /** How many more are to be picked. */
  get wanted(): number {
    return this.#now().gives - this.picked.length;
  }

  /** Whether exactly this is given already. */
  get isGiven(): boolean {
    const { given } = this.#now();
    return given !== null && given.length === this.picked.length && this.picked.every((name) => given.includes(name));
  }

  /** Pick a card, or put it back; one too many takes the place of the one that was picked first. */
  toggle(name: string): void {
    const { gives, given } = this.#now();
    const before = this.#picked ?? given ?? [];
    this.#picked = before.includes(name) ? before.filter((other) => other !== name) : [...before, name].slice(-gives);
  }

  /** Forget what was picked: a new round. */
  clear(): void {
    this.#picked = null;
  }
}
