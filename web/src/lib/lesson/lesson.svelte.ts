/**
 * Somebody at the shoulder in a first game: a sentence or two when the thing that they explain is there for the first
 * time. The sentences and what brings them up are words, for each game, in `words/LANGUAGE/lessons.json`.
 */
import lessons from '$words/en/lessons.json';
import { keep, read } from '$lib/stored';
import type { TableSession } from '$lib/table/session.svelte';

export interface Step {
  /**
   * What brings it up: `start`; `window:NAME`, the reader is asked in that window; `event:NAME`, it has happened;
   * `mine:NAME`, it has happened by what the reader did.
   */
  readonly on: string;
  readonly say: string;
  readonly rules: readonly string[];
}

const STORED = 'chinwag.lesson';

/** The lesson of a game; empty where there is none. */
export function lessonOf(game: string): readonly Step[] {
  return (lessons.games as Readonly<Record<string, readonly Step[]>>)[game] ?? [];
}

/** Be taught at this table, also after the page was loaded anew. */
export function teachAt(table: string): void {
  keep(STORED, { table, seen: [] });
}

export class Lesson {
  readonly steps: readonly Step[];
  readonly #table: string;
  readonly #session: TableSession;
  /** Which steps have been shown, by their places in the lesson. */
  #seen: readonly number[] = $state.raw([]);
  /** The sequence number at which the last window was explained: one thing at a time. */
  #explainedAt: number | null = null;
  /** The step that is shown, null while there is nothing new. */
  shown: Step | null = $state.raw(null);

  /** The lesson at a table, null where none was wished for or it is over. */
  static at(table: string, session: TableSession): Lesson | null {
    const stored = read(STORED) as { table?: unknown; seen?: unknown } | null;
    if (stored?.table !== table || !Array.isArray(stored.seen)) return null;
    const lesson = new Lesson(table, session, stored.seen.filter(Number.isInteger));
    return lesson.over ? null : lesson;
  }

  private constructor(table: string, session: TableSession, seen: readonly number[]) {
    this.#table = table;
    this.#session = session;
    this.steps = lessonOf(session.info?.game ?? '');
    this.#seen = seen;
  }

  /** How many steps have been shown, this one too. */
  get at(): number {
    return this.#seen.length;
  }

  /** Whether everything has been said. */
  get over(): boolean {
    return this.#seen.length >= this.steps.length;
  }

  /** Follow the game. Returns the way to stop. */
  follow(): () => void {
    this.#look(new Set(['start']));
    return this.#session.onMoment((moment) => {
      const mine = moment.seat !== null && moment.seat === this.#session.you;
      this.#look(
        new Set(moment.events.flatMap(({ event }) => [`event:${event}`, ...(mine ? [`mine:${event}`] : [])])),
      );
    });
  }

  /** The step that is shown has been read. */
  read(): void {
    this.shown = null;
    this.#look(new Set());
  }

  /** No more of it. */
  skip(): void {
    this.shown = null;
    this.#see(this.steps.map((_, place) => place));
  }

  /** Show the first step whose moment has come. */
  #look(happened: ReadonlySet<string>): void {
    if (this.shown !== null) return;
    const { yourTurn, game, sequence } = this.#session;
    const asked = yourTurn && this.#explainedAt !== sequence ? `window:${game?.ask?.window ?? ''}` : null;
    const place = this.steps.findIndex(
      ({ on }, index) => !this.#seen.includes(index) && (on === asked || happened.has(on)),
    );
    const step = this.steps[place];
    if (step === undefined) return;
    if (step.on === asked) this.#explainedAt = sequence;
    this.shown = step;
    this.#see([...this.#seen, place]);
  }

  #see(seen: readonly number[]): void {
    this.#seen = seen;
    keep(STORED, { table: this.#table, seen });
  }
}
