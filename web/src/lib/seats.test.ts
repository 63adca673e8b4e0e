import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetSecret,
  forgetTable,
  heldTables,
  lastName,
  noteSeat,
  rememberName,
  rememberSecret,
  secretOf,
} from './seats';
import { fakeStorage, type FakeStorage } from './testing';

let storage: FakeStorage;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
  storage = fakeStorage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the seats of this browser', () => {
  it('holds one for each table', () => {
    rememberSecret('soft-otter-41', 'mine');
    expect(secretOf('soft-otter-41')).toBe('mine');
    expect(secretOf('soft-otter-14')).toBeNull();
  });

  it('lists the last opened first', () => {
    rememberSecret('one', 'a');
    vi.setSystemTime(2_000);
    rememberSecret('two', 'b');
    vi.setSystemTime(3_000);
    noteSeat('one', 2, 'Agnes', 'beardsmith');
    expect(heldTables().map((table) => table.id)).toEqual(['one', 'two']);
    expect(heldTables()[0]).toMatchObject({ seat: 2, name: 'Agnes', game: 'beardsmith', at: 3_000 });
  });

  it('keeps the seat that was held when a personal link brings another', () => {
    rememberSecret('one', 'mine');
    rememberSecret('one', 'forged');
    expect(secretOf('one')).toBe('forged');
    forgetSecret('one', 'forged');
    expect(secretOf('one')).toBe('mine');
    forgetSecret('one', 'mine');
    expect(heldTables()).toEqual([]);
  });

  it('forgets what was known of the seat when another is in front', () => {
    rememberSecret('one', 'mine');
    noteSeat('one', 2, 'Agnes', 'beardsmith');
    rememberSecret('one', 'other');
    expect(heldTables()[0]).toMatchObject({ seat: null, name: null, game: 'beardsmith' });
  });

  it('forgets a table', () => {
    rememberSecret('one', 'a');
    rememberSecret('two', 'b');
    forgetTable('one');
    expect(heldTables().map((table) => table.id)).toEqual(['two']);
  });

  it('does without what it cannot read', () => {
    storage.items.set('chinwag.tables', '[{"id": 3}, "x", null]');
    expect(heldTables()).toEqual([]);
    storage.items.set('chinwag.tables', 'not json');
    expect(heldTables()).toEqual([]);
  });

  it('lives as long as the page where the browser keeps nothing', () => {
    storage.refuses = true;
    rememberSecret('one', 'a');
    rememberName('Agnes');
    expect(secretOf('one')).toBe('a');
    expect(lastName()).toBe('Agnes');
  });

  it('takes what could not be kept for newer than what is kept', () => {
    rememberSecret('one', 'a');
    storage.refusesToKeep = true;
    rememberSecret('one', 'b');
    expect(secretOf('one')).toBe('b');
    storage.refusesToKeep = false;
    rememberSecret('one', 'c');
    expect(secretOf('one')).toBe('c');
  });
});
