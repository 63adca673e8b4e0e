/** The log in sentences: what the game tells of its events, in the order in which it happened. */
import type { GameTable, Teller, Telling } from '../../games/registry';
import { sentence, words, type Words } from '$lib/words';
import type { Note } from '../../wire/table';
import type { TableSession } from './session.svelte';

export interface LogLine {
  readonly key: string;
  /** Of the moment in which it happened. */
  readonly sequence: number;
  readonly telling: Telling;
  readonly colour: string | null;
  /** By which it happened; null for what no rule is about. */
  readonly rule: string | null;
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

/** The lines of a session's log, oldest first: what was played, and between it who went and who came. */
export function logLines(table: GameTable, session: TableSession): readonly LogLine[] {
  const teller = tellerOf(session);
  const line = (key: string, sequence: number, telling: Telling | null, rule: string | null = null): readonly LogLine[] =>
    telling === null
      ? []
      : [{ key, sequence, telling, colour: telling.seat === null ? null : session.colourOf(telling.seat), rule }];
  const notes = session.notes.map((note, index) => ({ note, index }));
  // What was taken back has left a gap in the numbers, and notes in it.
  const next = (place: number) => session.log[place + 1]?.sequence ?? Infinity;
  return session.log.flatMap((moment, place) => [
    ...(moment.late ? line(`${moment.sequence}.late`, moment.sequence, lateOf(moment.seat, teller)) : []),
    // The registry has forgotten the game's types; this session is one of the same game.
    ...moment.events.flatMap((event, index) =>
      line(
        `${moment.sequence}.${index}`,
        moment.sequence,
        table.tell(event as never, teller),
        moment.by_rules[index]?.[0] ?? null,
      ),
    ),
    ...notes
      .filter(({ note }) => note.sequence >= moment.sequence && note.sequence < next(place))
      .flatMap(({ note, index }) => line(`note ${index}`, note.sequence, noteTelling(note))),
  ]);
}

/** What the log says of a note: "Agnes is away; a bot plays for her." */
export function noteTelling({ kind, name, seat }: Note): Telling {
  return { template: words.table.notes[kind], facts: { name }, seat };
}

function lateOf(seat: number | null, teller: Teller): Telling | null {
  return seat === null ? null : { template: words.table.clock.late, facts: { name: teller.nameOf(seat) }, seat };
}

/** A line as plain text, for a screen reader: a heading ends as sentences do, so that what follows is heard apart. */
export function spoken({ telling }: LogLine, tables: Words): string {
  const said = sentence(telling.template, telling.facts, tables);
  return telling.heading === true && !said.endsWith('.') ? `${said}.` : said;
}
