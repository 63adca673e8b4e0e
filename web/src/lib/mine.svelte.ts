/**
 * The tables where this browser holds a seat, and those of them that wait for it. They are looked up wherever in the
 * house the reader is, so that no turn goes unseen because another page is in front.
 */
import * as api from './api';
import { ServerError } from './api';
import { callToTable } from './calling';
import { forgetTable, heldTables } from './seats';
import type { MyTable } from '../wire/table';

const EVERY = 20_000;

class Mine {
  /** Those that wait for the reader first. */
  tables: readonly MyTable[] = $state.raw([]);
  /** The table that is open on this page: its own line knows sooner whose turn it is. */
  here: string | null = $state.raw(null);
  /** Whether a table waits for the reader that is not the one in front. */
  readonly waitsElsewhere: boolean = $derived(this.tables.some(({ table, awaited }) => awaited && table.id !== this.here));
  #looked = false;

  /** Look now and then, also while another window is in front. Returns the way to stop. */
  start(): () => void {
    void this.look();
    const timer = setInterval(() => void this.look(), EVERY);
    return () => clearInterval(timer);
  }

  /** Look now. What cannot be looked up stays as it was seen last. */
  async look(): Promise<void> {
    const held = heldTables().flatMap(({ id, secrets: [secret] }) => (secret === undefined ? [] : [{ table: id, secret }]));
    if (held.length === 0) {
      this.tables = [];
      return;
    }
    try {
      const { tables, missing } = await api.mine({ seats: held });
      missing.forEach(forgetTable);
      this.#call(tables);
      this.tables = tables;
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
    }
  }

  /** Call the reader to tables that have begun to wait since the last look. */
  #call(tables: readonly MyTable[]): void {
    const waited = new Set(this.tables.filter(({ awaited }) => awaited).map(({ table }) => table.id));
    const newly = tables.filter(({ table, awaited }) => awaited && !waited.has(table.id) && table.id !== this.here);
    if (this.#looked) for (const { table } of newly) callToTable(table, { bell: true });
    this.#looked = true;
  }
}

export const mine = new Mine();
