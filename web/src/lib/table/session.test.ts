import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settings } from '$lib/settings.svelte';
import { TableSession } from './session.svelte';
import { aGame, aMoment, anAction, aStep, aSync, aTable, FakeLine } from './testing';
import type { Refusal } from '../../wire/table';

const refusal: Refusal = { code: 'sides', rules: ['BS-4.1'], facts: { sides: [3] } };

function openSession() {
  const line = new FakeLine();
  const session = new TableSession(line);
  session.receive(aSync());
  session.line = 'open';
  return { line, session };
}

describe('an action', () => {
  it('changes nothing on the page before the server answers', () => {
    const { line, session } = openSession();
    const before = session.game;
    session.act(anAction);
    expect(line.sent).toEqual([{ type: 'act', sequence: 0, action: anAction, request: 1 }]);
    expect(session.game).toBe(before);
    expect(session.pending).toBe(anAction);
    expect(session.canAct).toBe(false);
  });

  it('is sent once by a double click (case 10)', () => {
    const { line, session } = openSession();
    session.act(anAction);
    session.act(anAction);
    expect(line.sent).toHaveLength(1);
  });

  it('is answered by a step, which bears the new number', () => {
    const { session } = openSession();
    const game = aGame([1]);
    session.act(anAction);
    session.receive(aStep(aMoment(1, 0), game));
    expect(session.pending).toBeNull();
    expect(session.game).toBe(game);
    expect(session.sequence).toBe(1);
    expect(session.log).toHaveLength(1);
    expect(session.yourTurn).toBe(false);
  });

  it('waits on while another seat acts where choices are simultaneous', () => {
    const { session } = openSession();
    session.receive(aSync({ game: aGame([0, 1]) }));
    session.act(anAction);
    session.receive(aStep(aMoment(1, 1), aGame([0])));
    expect(session.pending).toBe(anAction);
  });

  it('that is refused says why, in the rules (case 23)', () => {
    const { session } = openSession();
    session.act(anAction);
    session.receive({ type: 'refused', sequence: 0, refusal, message: 'It does not fit.' });
    expect(session.refused).toEqual({ action: anAction, refusal, message: 'It does not fit.' });
    expect(session.pending).toBeNull();
    expect(session.panel).toBe('rules');
    expect(session.canAct).toBe(true);
  });

  it('that the server could not take leaves everything as it was', () => {
    const { session } = openSession();
    session.act(anAction);
    session.receive({ type: 'failed', code: 'too_fast', message: 'Slow down.', facts: {} });
    expect(session.pending).toBeNull();
    expect(session.trouble).toMatchObject({ code: 'too_fast', message: 'Slow down.' });
  });

  it.each(['opening', 'lost', 'restarting', 'gone'] as const)('is not possible while the line is %s', (state) => {
    const { line, session } = openSession();
    session.line = state;
    session.act(anAction);
    expect(session.canAct).toBe(false);
    expect(line.sent).toEqual([]);
  });

  it('is not pending where the line broke in the act', () => {
    const { line, session } = openSession();
    line.up = false;
    session.act(anAction);
    expect(session.pending).toBeNull();
  });

  it('is not possible for an onlooker, nor out of turn', () => {
    const { session } = openSession();
    session.receive(aSync({ you: null }));
    expect(session.canAct).toBe(false);
    session.receive(aSync({ you: 1 }));
    expect(session.canAct).toBe(false);
  });

  it('may be revised where the game says so', () => {
    const { session } = openSession();
    session.receive(aSync({ game: aGame([1], { ask: { window: 'hand_in', rule: 'HA-3.1', awaited: [1], revising: [0], answer: false } }) }));
    expect(session.yourTurn).toBe(false);
    expect(session.canAct).toBe(true);
  });
});

describe('a step', () => {
  it('that does not follow changes nothing and asks for everything', () => {
    const { session } = openSession();
    const before = session.game;
    expect(session.receive(aStep(aMoment(2, 1), aGame([0])))).toBe(false);
    expect(session.game).toBe(before);
    expect(session.sequence).toBe(0);
    expect(session.log).toEqual([]);
  });

  it('is told to listeners in order, after the new state is there', () => {
    const { session } = openSession();
    const first = session.game;
    const heard: unknown[] = [];
    const stop = session.onMoment((moment, before) => heard.push([moment.sequence, before === first, session.sequence]));
    session.receive(aStep(aMoment(1, 0), aGame([1])));
    session.receive(aStep(aMoment(2, 1), aGame([0])));
    stop();
    session.receive(aStep(aMoment(3, 0), aGame([1])));
    expect(heard).toEqual([
      [1, true, 1],
      [2, false, 2],
    ]);
  });
});

describe('the reason why not', () => {
  it('comes to the question that it answers', async () => {
    const { line, session } = openSession();
    const one = session.why(anAction);
    const two = session.why({ ...anAction, tile: 'gum' });
    expect(line.sent.map((message) => (message.type === 'why' ? message.request : null))).toEqual([1, 2]);
    session.receive({ type: 'reason', request: 2, refusal: null, message: null });
    session.receive({ type: 'reason', request: 1, refusal, message: 'It does not fit.' });
    expect(await one).toEqual({ refusal, message: 'It does not fit.' });
    expect(await two).toBeNull();
  });

  it('is asked again after a lost line', async () => {
    const { line, session } = openSession();
    line.up = false;
    const why = session.why(anAction);
    line.up = true;
    session.receive(aSync());
    expect(line.sent).toEqual([{ type: 'why', request: 1, action: anAction }]);
    session.receive({ type: 'reason', request: 1, refusal, message: 'It does not fit.' });
    expect(await why).toEqual({ refusal, message: 'It does not fit.' });
  });

  it('is not asked again where the table could not take the question', () => {
    const { line, session } = openSession();
    void session.why(anAction);
    session.receive({ type: 'failed', code: 'not_playing', message: 'Not now.', facts: {}, request: 1 });
    line.sent.length = 0;
    session.receive(aSync());
    expect(line.sent).toEqual([]);
  });

  it('is shown when it is asked to be explained, until something happens', async () => {
    const { session } = openSession();
    const explained = session.explain(anAction);
    session.receive({ type: 'reason', request: 1, refusal, message: 'It does not fit.' });
    await explained;
    expect(session.refused).toMatchObject({ message: 'It does not fit.' });
    expect(session.panelOpen).toBe(true);
    session.receive(aStep(aMoment(1, 0), aGame([1])));
    expect(session.refused).toBeNull();
  });
});

describe('everything anew', () => {
  it('replaces whatever was on the page', () => {
    const { session } = openSession();
    session.act(anAction);
    const game = aGame([1]);
    session.receive(aSync({ game, sequence: 7, log: [aMoment(7, 0)], table: aTable({ onlookers: 2 }) }));
    expect(session).toMatchObject({ sequence: 7, pending: null, refused: null });
    expect(session.game).toBe(game);
    expect(session.info?.onlookers).toBe(2);
  });
});

describe('chat', () => {
  const said = (number: number, seat: number | null) => ({ number, at: 0, seat, name: 'Sweeney', text: 'Hello' });

  it('counts what others said since one came', () => {
    const { session } = openSession();
    session.receive({ type: 'said', line: said(1, 1) });
    session.receive({ type: 'said', line: said(2, 0) });
    session.receive({ type: 'said', line: said(3, null) });
    expect(session.unread).toBe(2);
    session.chatSeen = 3;
    expect(session.unread).toBe(0);
  });

  it('counts nothing that was said before', () => {
    const session = new TableSession(new FakeLine());
    session.receive(aSync({ chat: [said(1, 1)] }));
    expect(session.unread).toBe(0);
  });
});

describe('an action of who wishes to be asked first', () => {
  beforeEach(() => {
    settings.confirms = true;
  });
  afterEach(() => {
    settings.confirms = false;
  });

  it('is sent by the second press only', () => {
    const { line, session } = openSession();
    session.act(anAction);
    expect(line.sent).toEqual([]);
    expect(session.proposed).toBe(anAction);
    expect(session.canAct).toBe(true);
    session.confirm();
    expect(line.sent).toEqual([{ type: 'act', sequence: 0, action: anAction, request: 1 }]);
    expect(session.proposed).toBeNull();
  });

  it('is sent once by a second press that is a double click (case 10)', () => {
    const { line, session } = openSession();
    session.act(anAction);
    session.confirm();
    session.confirm();
    expect(line.sent).toHaveLength(1);
  });

  it('is forgotten when it is withdrawn', () => {
    const { line, session } = openSession();
    session.act(anAction);
    session.withdraw();
    session.confirm();
    expect(line.sent).toEqual([]);
  });

  it('is forgotten when the table no longer asks for it', () => {
    const { session } = openSession();
    session.act(anAction);
    session.receive(aStep(aMoment(1, 0), aGame([1])));
    expect(session.proposed).toBeNull();
    session.receive(aSync());
    session.act(anAction);
    session.receive(aSync());
    expect(session.proposed).toBeNull();
  });

  it('waits on while others choose at the same time', () => {
    const { session } = openSession();
    session.receive(aSync({ game: aGame([0, 1]) }));
    session.act(anAction);
    session.receive(aStep(aMoment(1, 1), aGame([0])));
    expect(session.proposed).toBe(anAction);
  });

  it('needs no second press where it only changes a mind', () => {
    const { line, session } = openSession();
    const { ask } = aGame([1]);
    session.receive(aSync({ game: aGame([1], { ask: ask === null ? null : { ...ask, revising: [0] } }) }));
    session.act(anAction);
    expect(line.sent).toHaveLength(1);
  });
});

describe('what is said', () => {
  const aLine = (number: number, seat: number | null, name: string) => ({ number, at: 0, seat, name, text: 'Ho ho' });

  function anOnlooker() {
    const { line, session } = openSession();
    session.receive(aSync({ you: null }));
    return { line, session };
  }

  it('is taken once the table has heard it, and not by what others say', async () => {
    const { session } = openSession();
    let taken: boolean | null = null;
    const said = session.say('Ho ho').then((answer) => (taken = answer));
    session.receive({ type: 'said', line: aLine(1, 1, 'Sweeney') });
    await Promise.resolve();
    expect(taken).toBeNull();
    session.receive({ type: 'said', line: aLine(2, 0, 'Agnes') });
    await said;
    expect(taken).toBe(true);
  });

  it('is refused to an onlooker who bears the name of somebody at the table', async () => {
    const { session } = anOnlooker();
    const said = session.say('Ho ho', 'Agnes');
    session.receive({ type: 'said', line: aLine(1, 0, 'Agnes') });
    session.receive({ type: 'failed', code: 'name_taken', message: 'Taken.', facts: { name: 'Agnes' } });
    expect(await said).toBe(false);
  });

  it('is not taken where the line is down', async () => {
    const { line, session } = openSession();
    line.up = false;
    expect(await session.say('Ho ho')).toBe(false);
  });

  it('is in what is told after a lost line, or was never heard', async () => {
    const { session } = anOnlooker();
    const heard = session.say('Ho ho', 'Wilf');
    session.receive(aSync({ you: null, chat: [aLine(1, null, 'Wilf')] }));
    expect(await heard).toBe(true);
    const lost = session.say('Ho ho', 'Wilf');
    session.line = 'lost';
    session.receive(aSync({ you: null, chat: [aLine(1, null, 'Wilf')] }));
    expect(await lost).toBe(false);
  });

  it('is not given back because something else failed, or because everything was told again', async () => {
    const { session } = openSession();
    const said = session.say('Ho ho');
    session.act(anAction);
    session.receive({ type: 'failed', code: 'not_playing', message: 'Not now.', facts: {}, request: 2 });
    expect(session.pending).toBeNull();
    session.receive(aSync());
    session.receive({ type: 'said', line: aLine(1, 0, 'Agnes') });
    expect(await said).toBe(true);
  });

  it('is given back by itself where it is refused, and the action that is under way stays so', async () => {
    const { session } = openSession();
    const first = session.say('Ho ho');
    session.act(anAction);
    const second = session.say('Ho ho');
    session.receive({ type: 'failed', code: 'too_fast', message: 'Slow down.', facts: {}, request: 3 });
    expect(await second).toBe(false);
    expect(session.pending).toBe(anAction);
    session.receive({ type: 'said', line: aLine(1, 0, 'Agnes') });
    expect(await first).toBe(true);
  });
});
