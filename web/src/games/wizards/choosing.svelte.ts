/**
 * What the reader is about to do, step by step: a card, a use or a ritual is meant, its cost is picked card by card,
 * a target is named, and an artifact of the target. Each step offers what the legal actions leave.
 */
import type { Why } from '$lib/table/session.svelte';
import type { Card, WizardsAction, WizardsView } from '../../wire/wizards';
import { sameCard, type HandCard } from './cards';
import { holds, optionsFor, paidWith, type Intent, type Option } from './choices';
import { wishOf } from './wishes';

/** What choosing needs of the table. */
export interface Source {
  readonly view: WizardsView | null;
  readonly hand: readonly HandCard[];
  /** The reader's legal actions, empty while others are awaited. */
  readonly legal: readonly WizardsAction[];
  /** Whether the reader is awaited, to act or to answer. */
  readonly yourTurn: boolean;
  why(action: WizardsAction): Promise<Why | null>;
  play(action: WizardsAction): void;
}

/** What comes next: nothing is legal, or there is a cost, a target or an artifact to choose, or nothing more. */
export type Step = 'none' | 'cost' | 'target' | 'artifact' | 'ready';

export class Choosing {
  /** What is meant; null while nothing is. */
  intent: Intent | null = $state.raw(null);
  /** The keys of the cards that pay, in the order of picking. */
  paid: readonly string[] = $state.raw([]);
  /** Why what was wished for cannot be done. */
  refused: Why | null = $state.raw(null);
  /** Counts refused wishes, so that each gets its nudge. */
  refusals = $state(0);

  #target: number | null = $state(null);
  readonly #source: () => Source;
  #asked = 0;

  constructor(source: () => Source) {
    this.#source = source;
  }

  readonly #options: readonly Option[] = $derived.by(() =>
    this.intent === null ? [] : optionsFor(this.#source().legal, this.intent),
  );

  /** How many cards it costs. */
  readonly cost: number = $derived(Math.max(0, ...this.#options.map(({ cards }) => cards.length)));

  /** The cards that pay so far. */
  readonly payment: readonly Card[] = $derived.by(() => {
    const { hand } = this.#source();
    return this.paid.flatMap((key) => hand.find((each) => each.key === key)?.card ?? []);
  });

  readonly #afterCost: readonly Option[] = $derived(
    this.payment.length < this.cost ? [] : paidWith(this.#options, this.payment),
  );

  /** Whom it may be aimed at, once the cost is picked. */
  readonly targets: readonly number[] = $derived(
    [...new Set(this.#afterCost.flatMap(({ target }) => target ?? []))].sort((one, other) => one - other),
  );

  /** Whom it is aimed at: the one that was named, or the only one there is. */
  readonly target: number | null = $derived.by(() => {
    if (this.#target !== null && this.targets.includes(this.#target)) return this.#target;
    return this.targets.length === 1 ? (this.targets[0] ?? null) : null;
  });

  readonly #afterTarget: readonly Option[] = $derived(
    this.#afterCost.filter(({ target }) => target === this.target),
  );

  /** Which artifacts of the target may be chosen. */
  readonly artifacts: readonly Card[] = $derived.by(() => {
    const found: Card[] = [];
    for (const { artifact } of this.#afterTarget)
      if (artifact !== null && !found.some((card) => sameCard(card, artifact))) found.push(artifact);
    return found;
  });

  /** What comes next. */
  readonly step: Step = $derived.by(() => {
    if (this.#options.length === 0) return 'none';
    if (this.payment.length < this.cost) return 'cost';
    if (this.targets.length > 0 && this.target === null) return 'target';
    return this.artifacts.length > 1 ? 'artifact' : 'ready';
  });

  /** The whole action, once there is nothing more to choose. */
  readonly action: WizardsAction | null = $derived(
    this.step === 'ready' ? (this.#afterTarget[0]?.action ?? null) : null,
  );

  /** The key of the card of the hand that is meant. */
  readonly key: string | null = $derived(this.intent?.kind === 'card' ? this.intent.key : null);

  /** Whether a card of the hand may pay now, or pays already. */
  pays({ key, card }: HandCard): boolean {
    if (this.cost === 0 || key === this.key) return false;
    if (this.paid.includes(key)) return true;
    return this.step === 'cost' && this.#options.some(({ cards }) => holds(cards, [...this.payment, card]));
  }

  /** Press a card of the hand: it is meant, or pays, or is laid back; the same twice plays it. */
  pick(key: string): void {
    const slot = this.#source().hand.find((each) => each.key === key);
    if (slot === undefined) return;
    if (this.cost > 0 && key !== this.key) this.#pay(slot);
    else if (this.key !== key) this.mean({ kind: 'card', key, card: slot.card });
    else if (this.action !== null) this.play();
    else this.clear();
  }

  /** Mean something from now on; where it is not possible, the server is asked why. */
  mean(intent: Intent): void {
    this.clear();
    this.intent = intent;
    const { view, yourTurn } = this.#source();
    if (this.step === 'none' && yourTurn && view !== null) this.#ask(wishOf(view, intent));
  }

  /** Aim at a player. Where nothing is left to choose it is done at once. */
  aim(seat: number): void {
    const { view } = this.#source();
    if (this.intent === null || view === null) return;
    if (this.targets.includes(seat)) {
      this.#forgetReason();
      this.#target = seat;
      this.play();
    } else this.#ask(wishOf(view, this.intent, { target: seat, ...(this.cost > 0 ? { cards: this.payment } : {}) }));
  }

  /** Choose an artifact of the target, and do it. */
  choose(artifact: Card): void {
    const option = this.#afterTarget.find((each) => each.artifact !== null && sameCard(each.artifact, artifact));
    if (option !== undefined) this.#source().play(option.action);
  }

  /** Do it, if there is nothing more to choose. */
  play(): void {
    if (this.action !== null) this.#source().play(this.action);
  }

  /** Undo the last step of choosing. False where there was nothing to undo. */
  takeBack(): boolean {
    if (this.intent === null) return false;
    this.#forgetReason();
    if (this.#target !== null) this.#target = null;
    else if (this.paid.length > 0) this.paid = this.paid.slice(0, -1);
    else this.clear();
    return true;
  }

  /** Let go of everything. */
  clear(): void {
    this.intent = null;
    this.paid = [];
    this.#target = null;
    this.#forgetReason();
  }

  /** Take in a new state of the game: what has left the hand is let go, and reasons may have changed. */
  settle(): void {
    const { hand, view, yourTurn } = this.#source();
    const held = (key: string) => hand.some((each) => each.key === key);
    if ((this.key !== null && !held(this.key)) || !this.paid.every(held)) this.clear();
    else if (this.intent !== null && this.intent.kind !== 'card' && !yourTurn) this.clear();
    else if (this.intent !== null) {
      this.#forgetReason();
      if (this.step === 'none' && yourTurn && view !== null) this.#ask(wishOf(view, this.intent));
    }
  }

  #pay(slot: HandCard): void {
    const { view } = this.#source();
    if (this.paid.includes(slot.key)) this.paid = this.paid.filter((key) => key !== slot.key);
    else if (this.pays(slot)) this.paid = [...this.paid, slot.key];
    else if (this.intent !== null && view !== null && this.payment.length < this.cost)
      this.#ask(wishOf(view, this.intent, { cards: [...this.payment, slot.card] }), false);
    this.#target = null;
  }

  /** Ask why not. Some wishes are only half of one, and the answer would speak of the missing half. */
  #ask(wish: WizardsAction, whole = true): void {
    this.#forgetReason();
    this.refusals += 1;
    const complete = whole || ('cards' in wish && wish.cards?.length === this.cost);
    if (!complete) return;
    const asked = this.#asked;
    void this.#source()
      .why(wish)
      .then((why) => {
        if (asked === this.#asked) this.refused = why;
      });
  }

  #forgetReason(): void {
    this.refused = null;
    this.#asked += 1;
  }
}
