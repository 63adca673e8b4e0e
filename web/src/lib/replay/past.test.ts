import { describe, expect, it } from 'vitest';
import { Past } from './past.svelte';
import { read, type Replay } from './replay';
import type { Step, TableInfo } from '../../wire/table';

const table = { id: 'soft-otter-41', game: 'toy', seats: [] } as unknown as TableInfo;
/** The second number is missing: it was somebody's sealed change of mind, of which this reader never heard. */
const steps = [0, 1, 3].map((sequence) => ({
  type: 'step',
  moment: { sequence, at: sequence, seat: sequence === 0 ? null : 0, events: [] },
  game: { ask: null, view: { game: 'toy' }, legal: [], scores: [], winners: [] },
  clocks: [],
})) as unknown as readonly Step[];
const replay: Replay = { table, reader: 1, steps };

describe('the past', () => {
  it('starts where it is asked to', () => {
    const past = new Past(replay, 2);
    expect(past.session.sequence).toBe(3);
    expect(past.session.log.map(({ sequence }) => sequence)).toEqual([0, 1, 3]);
    expect(past.session.you).toBe(1);
  });

  it('plays the next step, so that listeners see it happen', () => {
    const past = new Past(replay, 0);
    const heard: number[] = [];
    past.session.onMoment((moment) => heard.push(moment.sequence));
    past.show(1);
    past.show(0);
    expect(heard).toEqual([1]);
    expect(past.session.sequence).toBe(0);
    expect(past.session.log).toHaveLength(1);
  });

  it('shows a step whose number does not follow', () => {
    const past = new Past(replay, 1);
    past.show(2);
    expect(past.session.sequence).toBe(3);
  });

  it('stays within the game', () => {
    const past = new Past(replay, 99);
    expect(past.at).toBe(2);
    past.show(-3);
    expect(past.at).toBe(0);
  });

  it('finds the step of a number, or the one before it', () => {
    const past = new Past(replay, 0);
    expect([0, 1, 2, 3, 9].map((sequence) => past.stepOf(sequence))).toEqual([0, 1, 1, 2, 2]);
  });

  it('changes nothing', () => {
    const past = new Past(replay, 1);
    expect(past.session.canAct).toBe(false);
    past.session.act({ do: 'nothing' } as never);
    expect(past.session.pending).toBeNull();
  });
});

describe('a replay', () => {
  it('is read line by line', () => {
    const sync = { type: 'sync', table, you: 1, sequence: 0, game: null, log: [], chat: [] };
    const lines = [sync, ...steps].map((line) => `${JSON.stringify(line)}\n`).join('');
    expect(read(lines)).toEqual(replay);
  });

  it('needs a deal', () => {
    expect(() => read('')).toThrow('without a deal');
  });
});
