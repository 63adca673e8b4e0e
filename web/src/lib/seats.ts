/**
 * The seats that this browser holds: for each table the secrets that open them, kept under `chinwag.tables`.
 *
 * Two tabs share them, so they are read afresh for every change. The secret in front is the one in use. A personal
 * link puts its own in front and loses none: were it forged, the seat that was held before is still there.
 */
import { keep, read } from './stored';

const STORED = 'chinwag.tables';
const NAME = 'chinwag.name';
const TABLES_KEPT = 40;
const SECRETS_KEPT = 6;

/** A table where this browser holds a seat. `seat`, `name` and `game` are known once the server has said them. */
export interface HeldTable {
  readonly id: string;
  readonly secrets: readonly string[];
  readonly seat: number | null;
  readonly name: string | null;
  readonly game: string | null;
  /** When it was last opened, in milliseconds since 1970. */
  readonly at: number;
}

/** Every table where this browser holds a seat, the last opened first. */
export function heldTables(): readonly HeldTable[] {
  const stored = read(STORED);
  const tables = Array.isArray(stored) ? stored.filter(isHeldTable) : [];
  return tables.sort((one, other) => other.at - one.at);
}

/** The secret of the seat that this browser holds at a table, null where it holds none. */
export function secretOf(id: string): string | null {
  return find(id)?.secrets[0] ?? null;
}

/** Hold a seat, in front of any other at this table. */
export function rememberSecret(id: string, secret: string): void {
  const held = find(id);
  const others = held?.secrets.filter((other) => other !== secret) ?? [];
  const secrets = [secret, ...others].slice(0, SECRETS_KEPT);
  const known = held?.secrets[0] === secret ? held : undefined;
  put({
    id,
    secrets,
    seat: known?.seat ?? null,
    name: known?.name ?? null,
    game: held?.game ?? null,
    at: Date.now(),
  });
}

/** Note what the server said of the seat in use, and that its table was opened now. */
export function noteSeat(id: string, seat: number, name: string, game: string): void {
  const held = find(id);
  if (held !== undefined) put({ ...held, seat, name, game, at: Date.now() });
}

/** Let go of one seat: its secret opens nothing any more. */
export function forgetSecret(id: string, secret: string): void {
  const held = find(id);
  if (held === undefined) return;
  const secrets = held.secrets.filter((other) => other !== secret);
  if (secrets.length === 0) forgetTable(id);
  else put({ ...held, secrets, seat: null, name: null });
}

/** Let go of every seat at a table that is no more. */
export function forgetTable(id: string): void {
  keep(
    STORED,
    heldTables().filter((table) => table.id !== id),
  );
}

/** The name that this browser's person used last; empty before the first time. */
export function lastName(): string {
  const name = read(NAME);
  return typeof name === 'string' ? name : '';
}

export function rememberName(name: string): void {
  keep(NAME, name);
}

function find(id: string): HeldTable | undefined {
  return heldTables().find((table) => table.id === id);
}

function put(table: HeldTable): void {
  const others = heldTables().filter((other) => other.id !== table.id);
  keep(STORED, [table, ...others].slice(0, TABLES_KEPT));
}

function isHeldTable(value: unknown): value is HeldTable {
  if (typeof value !== 'object' || value === null) return false;
  const table = value as Partial<Record<keyof HeldTable, unknown>>;
  return (
    typeof table.id === 'string' &&
    Array.isArray(table.secrets) &&
    table.secrets.length > 0 &&
    table.secrets.every((secret) => typeof secret === 'string') &&
    (table.seat === null || typeof table.seat === 'number') &&
    (table.name === null || typeof table.name === 'string') &&
    (table.game === null || typeof table.game === 'string') &&
    typeof table.at === 'number'
  );
}
