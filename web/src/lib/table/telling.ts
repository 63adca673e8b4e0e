/** The log in sentences: what the game tells of its events, in the order in which it happened. */
import type { GameTable, Teller, Telling } from '../../games/registry';
import { sentence, words, type Words } from '$lib/words';
import type { TableSession } from './session.svelte';

export interface LogLine {
  readonly key: string;
  /** Of the moment in which it happened. */
  readonly sequence: number;
  readonly telling: Telling;
  readonly colour: string | null;
}

/** What a game's sentences may know of the table. */
export function tellerOf(session: Pick<TableSession, 'nameOf' | 'colourOf'>): Teller {
  return {
    nameOf: (seat) => session.nameOf(seat) ?? '',
    colourOf: (seat) => colourName(session.colourOf(seat)),
  };
}

/** A colour's name. */
export function colourName(colour: string): string {
  return (words.table.colours as Readonly<Record<string, string>>)[colour] ?? colour;
}

/** A bot's level in words. */
export function botLevel(level: string): string {
  return (words.table.bots as Readonly<Record<string, string>>)[level] ?? level;
}

/** The lines of a session's log, oldest first. */
export function logLines(table: GameTable, session: TableSession): readonly LogLine[] {
  const teller = tellerOf(session);
  return session.log.flatMap((moment) =>
    moment.events.flatMap((event, index) => {
      // The registry has forgotten the game's types; this session is one of the same game.
      const telling = table.tell(event as never, teller);
      if (telling === null) return [];
      const colour = telling.seat === null ? null : session.colourOf(telling.seat);
      return [{ key: `${moment.sequence}.${index}`, sequence: moment.sequence, telling, colour }];
    }),
  );
}

/** A line as plain text, for a screen reader. */
export function spoken(line: LogLine, tables: Words): string {
  return sentence(line.telling.template, line.telling.facts, tables);
}
