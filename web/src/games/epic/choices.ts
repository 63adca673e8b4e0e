// What the legal actions offer. The server sends the list; nothing here knows a rule.

import type { Believe, Card, Declare, Discard, Doubt, Draw, EpicAction } from '../../wire/epic';
import { cardKey } from './cards';

export const asDiscard = (card: Card): Discard => ({ do: 'discard', card });
export const asDeclare = (target: number, cards: readonly [Card, Card]): Declare => ({ do: 'declare', target, cards });
export const DRAW: Draw = { do: 'draw' };
export const BELIEVE: Believe = { do: 'believe' };
export const DOUBT: Doubt = { do: 'doubt' };

export class Choices {
  readonly #discards = new Set<string>();
  readonly #declares = new Set<string>();
  readonly #targets = new Set<number>();
  readonly #verbs = new Set<EpicAction['do']>();

  constructor(legal: readonly EpicAction[]) {
    for (const action of legal) {
      this.#verbs.add(action.do);
      if (action.do === 'discard') this.#discards.add(cardKey(action.card));
      if (action.do !== 'declare') continue;
      this.#targets.add(action.target);
      this.#declares.add(declareKey(action.target, action.cards));
    }
  }

  get canDraw(): boolean {
    return this.#verbs.has('draw');
  }

  get canDeclare(): boolean {
    return this.#verbs.has('declare');
  }

  /** Whether a pair waits for an answer of this chair. */
  get canAnswer(): boolean {
    return this.#verbs.has('believe');
  }

  /** Whom a pair may be declared to, by the order of the seats. */
  get targets(): readonly number[] {
    return [...this.#targets].sort((one, other) => one - other);
  }

  discards(card: Card): boolean {
    return this.#discards.has(cardKey(card));
  }

  declares(target: number, cards: readonly [Card, Card]): boolean {
    return this.#declares.has(declareKey(target, cards));
  }
}

const declareKey = (target: number, cards: readonly [Card, Card]) => `${target}: ${cards.map(cardKey).join(', ')}`;
