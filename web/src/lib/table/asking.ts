/** What this page has asked of a table and waits to hear: why an action is refused, and what can be done. */
import type { Explained, FromClient, GameAction } from '../../wire/table';

interface Question<Action, Reason> {
  readonly action: Action;
  readonly answer: (reason: Reason | null) => void;
}

export class Asking<Action extends GameAction, Reason> {
  readonly #reasons = new Map<number, Question<Action, Reason>>();
  readonly #explanations = new Map<number, (explained: Explained | null) => void>();
  readonly #send: (message: FromClient) => boolean;

  constructor(send: (message: FromClient) => boolean) {
    this.#send = send;
  }

  /** Ask why an action is refused; where the line is down, once it is back. */
  why(request: number, question: Question<Action, Reason>): void {
    this.#reasons.set(request, question);
    this.#send({ type: 'why', request, action: question.action });
  }

  /** Ask what can be done; null is the answer where the line is down. */
  explain(request: number, answer: (explained: Explained | null) => void): void {
    if (this.#send({ type: 'explain', request })) this.#explanations.set(request, answer);
    else answer(null);
  }

  /** The reason came; null where the action is legal. */
  hearReason(request: number, reason: Reason | null): void {
    this.#reasons.get(request)?.answer(reason);
    this.#reasons.delete(request);
  }

  /** The explanation came; null where the table does not say. */
  hearExplained(request: number, explained: Explained | null): void {
    this.#explanations.get(request)?.(explained);
    this.#explanations.delete(request);
  }

  /** The table did not take a message, or, with null, one of them: a question that failed is not asked again. */
  fail(request: number | null): void {
    if (request === null) this.#explainNothing();
    else {
      this.#reasons.delete(request);
      this.hearExplained(request, null);
    }
  }

  /** The line is back: what was asked for a reason is asked again, and the rest is moot. */
  again(): void {
    for (const [request, { action }] of this.#reasons) this.#send({ type: 'why', request, action });
    this.#explainNothing();
  }

  #explainNothing(): void {
    for (const answer of this.#explanations.values()) answer(null);
    this.#explanations.clear();
  }
}
