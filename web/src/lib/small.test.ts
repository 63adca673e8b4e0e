import { describe, expect, it } from 'vitest';
import { ago } from './ago';
import { arrivals } from './arrivals';
import { emphasised } from './emphasis';
import { distance, nearest } from './nearest';

describe('nearest', () => {
  it('counts changed letters', () => {
    expect(distance('kitten', 'sitting')).toBe(3);
    expect(distance('', 'abc')).toBe(3);
    expect(distance('same', 'same')).toBe(0);
  });

  it('finds what was meant', () => {
    expect(nearest('soft-otter-14', ['brave-fox-7', 'soft-otter-41'])).toBe('soft-otter-41');
  });

  it('finds nothing that is far', () => {
    expect(nearest('soft-otter-14', ['brave-fox-7'])).toBeNull();
    expect(nearest('soft-otter-14', [])).toBeNull();
  });
});

describe('ago', () => {
  it.each([
    [0, 'just now'],
    [59, 'just now'],
    [60, 'a minute ago'],
    [3_599, '59 minutes ago'],
    [3_600, 'an hour ago'],
    [2 * 86_400, '2 days ago'],
    [-5, 'just now'],
  ])('%i seconds', (seconds, words) => {
    expect(ago(1_000_000 - seconds, 1_000_000)).toBe(words);
  });
});

it('is ready on arrival once, and only where it was wished', () => {
  arrivals.readyAt('soft-otter-41');
  expect(arrivals.takeReady('brave-fox-7')).toBe(false);
  expect(arrivals.takeReady('soft-otter-41')).toBe(true);
  expect(arrivals.takeReady('soft-otter-41')).toBe(false);
});

describe('emphasised', () => {
  it('finds terms and strong words', () => {
    expect(emphasised('an *open side*, or **end**')).toEqual([
      { text: 'an ', emphasis: 'none' },
      { text: 'open side', emphasis: 'term' },
      { text: ', or ', emphasis: 'none' },
      { text: 'end', emphasis: 'strong' },
    ]);
  });

  it('leaves a lonely star', () => {
    expect(emphasised('2 * 3')).toEqual([{ text: '2 * 3', emphasis: 'none' }]);
    expect(emphasised('')).toEqual([]);
  });
});
