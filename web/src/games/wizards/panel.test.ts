import { describe, expect, it } from 'vitest';
import type { WizardsView } from '../../wire/wizards';
import { makesRoom, panelOf } from './panel';
import { aView, card } from './testing';

const spell = {
  card: card('gFF'),
  first_caster: 0,
  first_target: 1,
  replies: [],
  caster: 0,
  target: 1,
  artifact: null,
};
const asks = (changed: Partial<WizardsView>, more: { yourTurn?: boolean; isMeaning?: boolean; hasNews?: boolean } = {}) =>
  panelOf({ view: aView(changed), yourTurn: true, isMeaning: false, hasNews: true, ...more });

describe('the middle of the table', () => {
  it('asks the one who is awaited, whatever else there is', () => {
    expect(asks({ window: 'answer', spell }, { isMeaning: true })).toBe('prompt');
    expect(asks({ window: 'pick' }, { isMeaning: true })).toBe('pick');
    expect(asks({ window: 'start' })).toBe('start');
  });

  it('shows others the spell that waits for an answer', () => {
    expect(asks({ window: 'answer', spell }, { yourTurn: false })).toBe('air');
    expect(asks({ window: 'pick' }, { yourTurn: false })).toBe('news');
  });

  it('lets what is meant come before the start of the turn and the news', () => {
    expect(asks({ window: 'start' }, { isMeaning: true })).toBe('choice');
    expect(asks({}, { isMeaning: true })).toBe('choice');
  });

  it('is empty where nothing is left to read', () => {
    expect(asks({})).toBe('news');
    expect(asks({}, { hasNews: false })).toBeNull();
    expect(panelOf({ view: null, yourTurn: false, isMeaning: false, hasNews: false })).toBeNull();
  });

  it('makes room for what the reader is busy with', () => {
    expect((['prompt', 'choice', 'start', 'air', 'news', 'pick', null] as const).map(makesRoom)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
