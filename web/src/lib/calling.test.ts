import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage, type FakeStorage } from '$lib/testing';
import { callToTable } from './calling';
import { player } from './sound/player';

const otter = { id: 'soft-otter-41', names: ['Agnes', 'Wilf'] };
const fox = { id: 'brave-fox-7', names: ['Agnes'] };

describe('a call to a table', () => {
  let storage: FakeStorage;
  let bells: number;

  beforeEach(() => {
    vi.useFakeTimers();
    storage = fakeStorage();
    bells = 0;
    vi.spyOn(player, 'play').mockImplementation(() => void (bells += 1));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('comes once from all windows together, also where two tables begin to wait at once', () => {
    for (const table of [otter, fox, otter, fox]) callToTable(table, { bell: true });
    expect(bells).toBe(2);
  });

  it('comes again for a later turn', () => {
    callToTable(otter, { bell: true });
    vi.advanceTimersByTime(10_001);
    callToTable(otter, { bell: true });
    expect(bells).toBe(2);
  });

  it.each(['7', '"otter"', '{"table":"soft-otter-41","at":"now"}', '{'])('comes where what was kept makes no sense: %s', (text) => {
    storage.items.set('chinwag.called', text);
    callToTable(otter, { bell: true });
    expect(bells).toBe(1);
  });
});
