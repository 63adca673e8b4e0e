import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage, type FakeStorage } from '$lib/testing';

const wilf = { seat: 2, name: 'Wilf' };
const TABLE = 'soft-otter-41';

describe('who is muted', () => {
  let storage: FakeStorage;

  beforeEach(() => {
    storage = fakeStorage();
    vi.resetModules();
  });
  afterEach(() => vi.unstubAllGlobals());

  const load = async () => (await import('./muted.svelte')).muted;

  it('is not heard at this table, nor after the page was loaded again', async () => {
    (await load()).mute(TABLE, wilf);
    vi.resetModules();
    const muted = await load();
    expect(muted.hides(TABLE, wilf)).toBe(true);
    expect(muted.hides('brave-fox-7', wilf)).toBe(false);
  });

  it('is that person: not their chair, and not their name', async () => {
    const muted = await load();
    muted.mute(TABLE, wilf);
    expect(muted.hides(TABLE, { seat: 2, name: 'Mabel' })).toBe(false);
    expect(muted.hides(TABLE, { seat: null, name: 'Wilf' })).toBe(false);
  });

  it('is heard again', async () => {
    const muted = await load();
    muted.mute(TABLE, wilf);
    muted.hearAgain(TABLE, wilf);
    expect(muted.hides(TABLE, wilf)).toBe(false);
    expect(storage.items.get('chinwag.muted')).toBe('{}');
  });

  it('stays so where the company goes on, until they are heard again there', async () => {
    const muted = await load();
    muted.mute(TABLE, wilf);
    muted.follow(TABLE, 'brave-fox-7');
    expect(muted.hides('brave-fox-7', wilf)).toBe(true);
    muted.hearAgain('brave-fox-7', wilf);
    expect(muted.hides('brave-fox-7', wilf)).toBe(false);
    expect(muted.hides(TABLE, wilf)).toBe(true);
  });

  it('is forgotten with the oldest of many tables', async () => {
    const muted = await load();
    for (let number = 0; number < 51; number += 1) muted.mute(`soft-otter-${number}`, wilf);
    expect(muted.hides('soft-otter-0', wilf)).toBe(false);
    expect(muted.hides('soft-otter-50', wilf)).toBe(true);
  });

  it.each(['7', 'null', '{"soft-otter-41": 3}', '{'])('is nobody where what was kept makes no sense: %s', async (text) => {
    storage.items.set('chinwag.muted', text);
    expect((await load()).hides(TABLE, wilf)).toBe(false);
  });
});
