// A word that is being written, by typing or by tapping cards and vowels.

import type { Why } from '$lib/table/session.svelte';
import type { LetterCard } from '../../wire/handsome';
import { spell, type Spelling } from './spelling';

interface Desk {
  /** The cards that the word may use: the centre's, then one's own. */
  readonly cards: readonly LetterCard[];
  readonly suits: readonly string[];
  readonly party: boolean;
}

/** What the server says of a word: `why` is null where it can be handed in. */
interface Judged {
  readonly word: string;
  readonly why: Why | null;
}

/** Longer than any word may be, so that too long a word is refused by a rule and not by the field. */
export const FIELD_LIMIT = 40;

export class Writing {
  text: string = $state.raw('');
  /** Where the next tapped letter goes. */
  caret: number = $state.raw(0);
  #judged: Judged | null = $state.raw(null);
  /** The word that was sent off before the server had judged it. */
  #hurried: string | null = null;
  readonly #desk: () => Desk;
  readonly word: string = $derived(this.text.trim().toLowerCase());
  readonly spelling: Spelling = $derived.by(() => {
    const { cards, suits, party } = this.#desk();
    return spell(this.word, cards, suits, party);
  });
  /** What the server says of the word as it stands; null while it has not said. */
  readonly judged: Judged | null = $derived(this.#judged?.word === this.word ? this.#judged : null);
  readonly canHandIn: boolean = $derived(this.word !== '' && this.judged !== null && this.judged.why === null);

  constructor(desk: () => Desk) {
    this.#desk = desk;
  }

  /**
   * What the server said of a word. An answer about another word than the present one is of no use. True for a word
   * that was waiting for it to be handed in.
   */
  judge(word: string, why: Why | null): boolean {
    this.#judged = { word, why };
    const goes = this.canHandIn && this.#hurried === this.word;
    if (this.judged !== null) this.#hurried = null;
    return goes;
  }

  /** Enter was pressed before the server has said anything of the word: it goes off once it may. */
  hurry(): void {
    if (this.word !== '' && this.judged === null) this.#hurried = this.word;
  }

  /** Everything that was said holds no longer: the cards are others. */
  forget(): void {
    this.#judged = null;
    this.#hurried = null;
  }

  write(text: string, caret: number = text.length): void {
    this.text = text.slice(0, FIELD_LIMIT);
    this.caret = Math.min(caret, this.text.length);
  }

  insert(letter: string): void {
    const { text, caret } = this;
    if (text.length < FIELD_LIMIT) this.write(text.slice(0, caret) + letter + text.slice(caret), caret + 1);
  }

  /** Rub out the letter before the caret. */
  rubOut(): void {
    const { text, caret } = this;
    if (caret > 0) this.write(text.slice(0, caret - 1) + text.slice(caret), caret - 1);
  }

  clear(): void {
    this.write('');
  }

  /**
   * A letter of a card was tapped: a free card gives it, a used one takes it back or gives its other letter instead.
   * In the party variant a card may give its letter again.
   */
  tap(card: LetterCard, letter: string): void {
    const used = this.spelling.uses.get(card.name);
    if (used === undefined || (used === letter && this.#desk().party)) {
      this.insert(letter);
      return;
    }
    const at = this.text.toUpperCase().lastIndexOf(used);
    if (at < 0) return;
    const instead = used === letter ? '' : letter;
    const { caret } = this;
    this.write(this.text.slice(0, at) + instead + this.text.slice(at + 1), caret > at ? caret - 1 + instead.length : caret);
  }
}
