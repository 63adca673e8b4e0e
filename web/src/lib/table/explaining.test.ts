import { describe, expect, it } from 'vitest';
import { registry, type GameTable } from '../../games/registry';
import { choiceLines, happenedLines } from './explaining';
import { TableSession } from './session.svelte';
import { aGame, anAction, aSync, aTable, FakeLine } from './testing';
import { awaitedText } from './turn';
import type { Explained } from '../../wire/table';

const explained: Explained = {
  game: 'beardsmith',
  window: 'turn',
  rule: 'BS-3.1',
  choices: [{ do: 'place', count: 2, rules: ['BS-3.2'], example: anAction }],
  happened: [
    { event: { event: 'ended', by_no_move: null } as never, rules: ['BS-8.1'] },
    { event: { event: 'quiet' } as never, rules: ['BS-8.2'] },
  ],
};

function aSession() {
  const line = new FakeLine();
  const session = new TableSession(line);
  session.receive(aSync());
  session.line = 'open';
  return { line, session };
}

function wordsOf(game: string) {
  const words = registry[game]?.cover.words;
  if (words === undefined) throw new RangeError(game);
  return words;
}

describe('what can be done', () => {
  it('has the name of the action, the number of ways and the rules', () => {
    expect(choiceLines(explained, wordsOf('beardsmith'))).toEqual([
      { name: 'Place a tile', ways: '2 ways', rules: ['BS-3.2'] },
    ]);
  });

  it('is made up where it cannot be counted', () => {
    const choices = [{ do: 'hand_in', count: null, rules: ['HA-3.1'], example: null }];
    expect(choiceLines({ ...explained, choices }, wordsOf('handsome'))[0]).toMatchObject({
      name: 'Hand in a word',
      ways: 'as you make it up',
    });
  });
});

describe('what has happened', () => {
  it('is told as the log tells it, and what the log leaves out is left out', () => {
    const telling = { template: 'The end.', facts: {}, seat: null };
    const table = { tell: ({ event }: { event: string }) => (event === 'ended' ? telling : null) };
    const { session } = aSession();
    expect(happenedLines(explained, table as unknown as GameTable, session)).toEqual([{ telling, rules: ['BS-8.1'] }]);
  });
});

describe('a question to the table', () => {
  it('is answered by the message with its number', async () => {
    const { line, session } = aSession();
    const answer = session.explained();
    expect(line.sent).toEqual([{ type: 'explain', request: 1 }]);
    session.receive({ type: 'explained', request: 7, explained: { ...explained, rule: null } });
    session.receive({ type: 'explained', request: 1, explained });
    expect(await answer).toBe(explained);
  });

  it('is answered with nothing where the line is down, was lost, or the table does not take it', async () => {
    const { line, session } = aSession();
    const lost = session.explained();
    session.receive(aSync());
    expect(await lost).toBeNull();
    const declined = session.explained();
    session.receive({ type: 'failed', code: 'not_playing', message: 'Not now.', facts: {} });
    expect(await declined).toBeNull();
    line.up = false;
    expect(await session.explained()).toBeNull();
  });
});

describe('whom the table waits for', () => {
  it('is the reader, or others by name, or nobody', () => {
    const { session } = aSession();
    expect(awaitedText(session)).toBe('Your turn: place a tile');
    session.receive(aSync({ game: aGame([1]) }));
    expect(awaitedText(session)).toBe('Sweeney to play');
    session.receive(aSync({ table: aTable({ phase: 'over' }), game: aGame([], { ask: null }) }));
    expect(awaitedText(session)).toBe('The game is over');
  });
});
