/** Whom the reader does not wish to hear in the chat of a table. Kept in this browser; nobody else learns of it. */
import { keep, read } from '$lib/stored';
import type { ChatLine } from '../../wire/table';

const STORED = 'chinwag.muted';
/** The tables that are remembered, the latest last: nobody's list grows for ever. */
const MOST_TABLES = 50;

type Tables = Readonly<Record<string, readonly string[]>>;

/** A chair can change hands, and onlookers have no chair: a person is both together. */
const personOf = ({ seat, name }: Pick<ChatLine, 'seat' | 'name'>): string => `${seat ?? 'onlooker'} ${name}`;

class Muted {
  #tables: Tables = $state.raw(tablesFrom(read(STORED)));

  /** Whether the reader does not wish to hear who said this. */
  hides(table: string, line: Pick<ChatLine, 'seat' | 'name'>): boolean {
    return this.#tables[table]?.includes(personOf(line)) ?? false;
  }

  mute(table: string, line: Pick<ChatLine, 'seat' | 'name'>): void {
    if (!this.hides(table, line)) this.#change(table, [...(this.#tables[table] ?? []), personOf(line)]);
  }

  hearAgain(table: string, line: Pick<ChatLine, 'seat' | 'name'>): void {
    this.#change(table, (this.#tables[table] ?? []).filter((person) => person !== personOf(line)));
  }

  /** The company goes on at another table, everybody in their chair: who was muted stays so there. */
  follow(table: string, next: string): void {
    const here = this.#tables[table];
    if (here !== undefined && this.#tables[next] === undefined) this.#change(next, here);
  }

  #change(table: string, people: readonly string[]): void {
    const others = Object.entries(this.#tables).filter(([other]) => other !== table);
    const entries = people.length === 0 ? others : [...others, [table, people] as const];
    this.#tables = Object.fromEntries(entries.slice(-MOST_TABLES));
    keep(STORED, this.#tables);
  }
}

function tablesFrom(stored: unknown): Tables {
  if (typeof stored !== 'object' || stored === null) return {};
  const isPeople = (value: unknown): value is readonly string[] =>
    Array.isArray(value) && value.every((person) => typeof person === 'string');
  return Object.fromEntries(Object.entries(stored).filter((entry) => isPeople(entry[1]))) as Tables;
}

export const muted = new Muted();
