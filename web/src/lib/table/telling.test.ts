import { expect, it } from 'vitest';
import type { GameTable, Telling } from '../../games/registry';
import { words } from '$lib/words';
import type { GameEvent, Moment } from '../../wire/table';
import { TableSession } from './session.svelte';
import { aGame, aMoment, aSync, FakeLine } from './testing';
import { logLines } from './telling';

const turn: Telling = { template: 'It is done.', facts: {}, seat: 1 };
/** A game that tells of scissors, and is silent about what is drawn. */
const table = { tell: ({ event }: { event: string }) => (event === 'drawn' ? null : turn) } as unknown as GameTable;
const event = (name: string): GameEvent => ({ event: name }) as unknown as GameEvent;

function linesOf(moments: readonly Moment[]) {
  const session = new TableSession(new FakeLine());
  const note = { at: 0, sequence: 2, kind: 'left', seat: 0, name: 'Agnes' } as const;
  session.receive(aSync({ game: aGame([0]), sequence: 2, log: moments, notes: [note] }));
  return logLines(table, session);
}

it('names with each line the first of the rules of its own event', () => {
  const events = [event('drawn'), event('placed'), event('ended')];
  const by_rules = [['BS-3.1'], ['BS-7.1', 'BS-7.3'], ['BS-8.1']];
  const lines = linesOf([{ ...aMoment(2, 1), events, by_rules }]);
  expect(lines.map(({ key, rule }) => [key, rule])).toEqual([
    ['2.1', 'BS-7.1'],
    ['2.2', 'BS-8.1'],
    ['note 0', null],
  ]);
});

it('names no rule where the clock or somebody at the door made the line', () => {
  const lines = linesOf([{ ...aMoment(2, 1), late: true, events: [event('placed')], by_rules: [['BS-4.1']] }]);
  expect(lines.map(({ telling, rule }) => [telling.template, rule])).toEqual([
    [words.table.clock.late, null],
    [turn.template, 'BS-4.1'],
    [words.table.notes.left, null],
  ]);
});
