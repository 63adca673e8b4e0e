/** A session that shows a moment of the past: the same table, fed from a replay instead of a line. */
import { TableSession, type Line } from '$lib/table/session.svelte';
import type { TableInfo } from '../../wire/table';
import type { Replay } from './replay';

/** Nothing that is over can be changed. */
const NO_LINE: Line = { send: () => false };

export class Past {
  readonly replay: Replay;
  readonly #table: TableInfo;
  readonly session = new TableSession(NO_LINE);
  /** Which step is shown, counted from the deal. */
  at: number = $state.raw(0);

  constructor(replay: Replay, at: number) {
    this.replay = replay;
    // Who is away now was there then, or a bot in their stead.
    this.#table = { ...replay.table, seats: replay.table.seats.map((seat) => ({ ...seat, present: true })) };
    this.session.line = 'past';
    this.show(at);
  }

  /** The last step. */
  get end(): number {
    return this.replay.steps.length - 1;
  }

  /** The step after which the game bore a number; the last one before it where nobody heard of it. */
  stepOf(sequence: number): number {
    return Math.max(
      0,
      this.replay.steps.findLastIndex((step) => step.moment.sequence <= sequence),
    );
  }

  /** Show a step. The next one is played, so that it is seen to happen; any other is just there. */
  show(wanted: number): void {
    const at = Math.min(Math.max(0, wanted), this.end);
    const step = this.replay.steps[at];
    if (step === undefined) return;
    const next = at === this.at + 1;
    this.at = at;
    if (next && this.session.receive(step)) return;
    this.session.receive({
      type: 'sync',
      table: this.#table,
      you: this.replay.reader,
      sequence: step.moment.sequence,
      game: step.game,
      log: this.replay.steps.slice(0, at + 1).map(({ moment }) => moment),
      chat: [],
      notes: [],
      clocks: [],
    });
  }
}
