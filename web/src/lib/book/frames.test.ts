import { describe, expect, it } from 'vitest';
import type { LiveDiagram, LiveMove, Picture } from '../../wire/table';
import { firstFrame, framesOf } from './frames';

const picture = (turn: number): Picture => ({
  ask: null,
  view: { turn } as unknown as Picture['view'],
  scores: [turn, 0],
  winners: [],
});

const move = (changed: Partial<LiveMove>): LiveMove => ({
  seat: 1,
  action: { do: 'place', tile: 'tip', at: [1, 0] },
  written: 'tip@1,0',
  caption: 'A tip',
  refusal: null,
  message: null,
  events: [],
  after: picture(1),
  ...changed,
});

const diagram = (...moves: LiveMove[]): LiveDiagram => ({
  id: 'a-tip',
  rule: 'BS-4.1',
  title: 'A tip',
  caption: '',
  shows: '',
  seat: null,
  seats: 2,
  position: '',
  before: picture(0),
  moves,
});

describe('framesOf', () => {
  it('has the position and then each move, with the view that it was tried in', () => {
    const frames = framesOf('beardsmith', diagram(move({}), move({ after: picture(2) })));
    expect(frames.map(({ before, session }) => [before, session.game?.view])).toEqual([
      [{ turn: 0 }, { turn: 0 }],
      [{ turn: 0 }, { turn: 1 }],
      [{ turn: 1 }, { turn: 2 }],
    ]);
  });

  it('tells the events of a move that was played, and why one was refused', () => {
    const refusal = { code: 'floats', rules: ['BS-4.2'], facts: {} };
    const refused = move({ refusal, message: 'It floats.', after: picture(0) });
    const [before, played, tried] = framesOf('beardsmith', diagram(move({}), refused));
    expect(before?.session.log).toEqual([]);
    expect(played?.session.log).toEqual([{ sequence: 1, at: 0, seat: 1, events: [], by_rules: [], late: false }]);
    expect(played?.session.refused).toBeNull();
    expect(tried?.session.log).toEqual([]);
    expect(tried?.session.refused).toEqual({ action: refused.action, refusal, message: 'It floats.' });
  });

  it('seats the colours, and lets nobody act', () => {
    const [frame] = framesOf('beardsmith', diagram());
    expect(frame?.session.seats.map(({ name }) => name)).toEqual(['Ginger', 'Sky']);
    expect(frame?.session.you).toBeNull();
    expect(frame?.session.canAct).toBe(false);
  });
});

describe('firstFrame', () => {
  it('is what a single move came to, and the beginning of several', () => {
    expect(firstFrame(diagram())).toBe(0);
    expect(firstFrame(diagram(move({})))).toBe(1);
    expect(firstFrame(diagram(move({}), move({})))).toBe(0);
  });
});
