import { beforeEach, describe, expect, it } from 'vitest';
import { registry } from '../../games/registry';
import { TableSession } from '$lib/table/session.svelte';
import { fakeStorage } from '$lib/testing';
import type { FromServer } from '../../wire/table';
import { Lesson, lessonOf, teachAt } from './lesson.svelte';

const TABLE = 'soft-otter-41';

function session(): TableSession {
  const there = new TableSession({ send: () => true });
  there.line = 'open';
  return there;
}

function now(awaited: readonly number[], window = 'turn') {
  return { ask: { window, rule: 'BS-3.1', awaited, revising: [] }, view: {}, legal: [], scores: [], winners: [] };
}

const sync = (sequence: number, awaited: readonly number[]): FromServer =>
  ({
    type: 'sync',
    table: { id: TABLE, game: 'beardsmith', seats: [] },
    you: 0,
    sequence,
    game: now(awaited),
    log: [],
    chat: [],
    notes: [],
    clocks: [],
  }) as unknown as FromServer;

const step = (sequence: number, seat: number, event: string, awaited: readonly number[]): FromServer =>
  ({
    type: 'step',
    moment: { sequence, at: 0, seat, events: [{ event }] },
    game: now(awaited),
    clocks: [],
  }) as unknown as FromServer;

describe('a lesson', () => {
  beforeEach(() => fakeStorage());

  it('is given only at the table where it was wished for', () => {
    const there = session();
    there.receive(sync(0, [0]));
    expect(Lesson.at(TABLE, there)).toBeNull();
    teachAt('another-table-7');
    expect(Lesson.at(TABLE, there)).toBeNull();
    teachAt(TABLE);
    expect(Lesson.at(TABLE, there)).not.toBeNull();
  });

  it('says each thing when it is there, one at a time, and never twice', () => {
    const there = session();
    there.receive(sync(0, [0]));
    teachAt(TABLE);
    const lesson = Lesson.at(TABLE, there);
    lesson?.follow();
    const [start, turn, placed, special] = lessonOf('beardsmith');
    expect(lesson?.shown).toBe(start);
    lesson?.read();
    expect(lesson?.shown).toBe(turn);
    lesson?.read();
    expect(lesson?.shown).toBeNull();
    there.receive(step(1, 0, 'placed', [1]));
    expect(lesson?.shown).toBe(placed);
    lesson?.read();
    there.receive(step(2, 1, 'placed', [0]));
    expect(lesson?.shown).toBe(special);
    expect(lesson?.at).toBe(4);
  });

  it('goes on where it was after the page was loaded anew, and ends for good when it is skipped', () => {
    const there = session();
    there.receive(sync(0, [1]));
    teachAt(TABLE);
    Lesson.at(TABLE, there)?.follow();
    const again = Lesson.at(TABLE, there);
    again?.follow();
    expect(again?.shown).toBeNull();
    again?.skip();
    expect(again?.over).toBe(true);
    expect(Lesson.at(TABLE, there)).toBeNull();
  });

  it('has words for every game of the shelf', () => {
    for (const game of Object.keys(registry)) expect(lessonOf(game).length, game).toBeGreaterThan(3);
  });
});
