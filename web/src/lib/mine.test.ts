import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mine } from './mine.svelte';
import { rememberSecret, heldTables } from './seats';
import { settings } from './settings.svelte';
import { fakeStorage } from './testing';
import type { MyTable } from '../wire/table';

const shown: string[] = [];

class FakeNotification {
  static permission = 'granted';
  onclick: (() => void) | null = null;
  constructor(title: string, { body }: { body: string }) {
    shown.push(`${title} / ${body}`);
  }
}

function aTable(id: string, awaited: boolean): MyTable {
  const table = { id, game: 'epic', phase: 'playing', names: ['Agnes', 'Wilf'], free: 0, awaited: [0], onlookers: 0, created: 0 } as const;
  return { table, seat: 0, awaited, left: null };
}

function answer(tables: readonly MyTable[], missing: readonly string[] = []): void {
  vi.stubGlobal('fetch', vi.fn(async () => Response.json({ tables, missing })));
}

describe('my tables', () => {
  beforeEach(() => {
    fakeStorage();
    shown.length = 0;
    vi.stubGlobal('Notification', FakeNotification);
    vi.stubGlobal('document', { visibilityState: 'visible', hasFocus: () => false });
    rememberSecret('soft-otter-417', 's3cret');
    settings.notifies = true;
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    settings.notifies = false;
    mine.here = null;
  });

  it('send secrets in the body, never in the address', async () => {
    answer([]);
    await mine.look();
    const [path, request] = vi.mocked(fetch).mock.calls[0] ?? [];
    expect(path).toBe('/api/mine');
    expect(request?.body).toBe('{"seats":[{"table":"soft-otter-417","secret":"s3cret"}]}');
  });

  it('mark the turn although another page is in front, and notify although a window is open (case 21)', async () => {
    answer([aTable('soft-otter-417', false)]);
    await mine.look();
    expect(mine.waitsElsewhere).toBe(false);
    answer([aTable('soft-otter-417', true)]);
    await mine.look();
    expect(mine.waitsElsewhere).toBe(true);
    expect(shown).toEqual(['Your turn – Chinwag / Agnes and Wilf wait at soft-otter-417.']);
    await mine.look();
    expect(shown).toHaveLength(1);
  });

  it('leave the table in front to its own line', async () => {
    mine.here = 'soft-otter-417';
    answer([aTable('soft-otter-417', false)]);
    await mine.look();
    answer([aTable('soft-otter-417', true)]);
    await mine.look();
    expect(mine.waitsElsewhere).toBe(false);
    expect(shown).toEqual([]);
  });

  it('forget tables that are no more', async () => {
    answer([], ['soft-otter-417']);
    await mine.look();
    expect(heldTables()).toEqual([]);
  });
});
