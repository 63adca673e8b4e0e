/** What this page has said at a table, while the server has not answered: by the number that each message bears. */
import type { ChatLine } from '../../wire/table';

interface Saying {
  /** The name that an onlooker gave; null with a seat. */
  readonly name: string | null;
  readonly answer: (taken: boolean) => void;
}

export class Sayings {
  readonly #underWay = new Map<number, Saying>();

  add(request: number, saying: Saying): void {
    this.#underWay.set(request, saying);
  }

  /** A line of chat came to who has a seat, or to an onlooker. It may be what was said here, the earliest first. */
  hear(line: ChatLine, you: number | null): void {
    const isOwn = ({ name }: Saying): boolean => line.seat === you && (you !== null || line.name === name);
    const [request] = [...this.#underWay].find(([, saying]) => isOwn(saying)) ?? [];
    if (request !== undefined) this.#answer(request, true);
  }

  /** The table did not take a message, or, with null, any of them. */
  fail(request: number | null): void {
    for (const failed of request === null ? [...this.#underWay.keys()] : [request]) this.#answer(failed, false);
  }

  #answer(request: number, taken: boolean): void {
    this.#underWay.get(request)?.answer(taken);
    this.#underWay.delete(request);
  }
}
