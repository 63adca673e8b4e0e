/** The secrets of others who play on this device, for each table: kept under `chinwag.companions`. */
import { keep, read } from '$lib/stored';

const STORED = 'chinwag.companions';
const TABLES_KEPT = 40;

type Companions = Readonly<Record<string, readonly string[]>>;

/** The secrets of those who share this device at a table. */
export function companionsAt(table: string): readonly string[] {
  return all()[table] ?? [];
}

export function rememberCompanion(table: string, secret: string): void {
  put(table, [...companionsAt(table).filter((other) => other !== secret), secret]);
}

export function forgetCompanion(table: string, secret: string): void {
  put(
    table,
    companionsAt(table).filter((other) => other !== secret),
  );
}

function put(table: string, secrets: readonly string[]): void {
  const others = Object.entries(all()).filter(([other]) => other !== table);
  const kept = secrets.length === 0 ? others : [...others, [table, secrets] as const];
  keep(STORED, Object.fromEntries(kept.slice(-TABLES_KEPT)));
}

function all(): Companions {
  const stored = read(STORED);
  if (typeof stored !== 'object' || stored === null) return {};
  const sound = Object.entries(stored).filter(
    ([, secrets]) => Array.isArray(secrets) && secrets.every((secret) => typeof secret === 'string'),
  );
  return Object.fromEntries(sound) as Companions;
}
