import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULTS, settingsFrom } from './kept-settings';
import { settings } from './settings.svelte';
import { fakeStorage, type FakeStorage } from './testing';

const STORED = 'chinwag.settings';

describe('what was kept of the settings', () => {
  it.each([null, 'dark', 7, [], { theme: 'mauve', textSize: 3, sounds: 'yes', orders: ['colour'], language: 1 }])(
    'does no harm where it makes no sense: %j',
    (stored) => {
      expect(settingsFrom(stored)).toEqual(DEFAULTS);
    },
  );

  it('is taken where it makes sense, thing by thing', () => {
    const stored = { theme: 'dark', motion: 'fast', textSize: 'largest', orders: { epic: 'penalty', chess: 1 }, x: 1 };
    expect(settingsFrom(stored)).toEqual({
      ...DEFAULTS,
      theme: 'dark',
      textSize: 'largest',
      orders: { epic: 'penalty' },
    });
  });
});

describe('the settings', () => {
  let storage: FakeStorage;
  const root = { dataset: {} as Record<string, string>, lang: '' };

  beforeEach(() => {
    storage = fakeStorage();
    vi.stubGlobal('document', { documentElement: root });
    vi.stubGlobal('window', { matchMedia: () => ({ matches: false, addEventListener: () => undefined }) });
    settings.start();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    Object.assign(settings, DEFAULTS);
  });

  it('stand on the root element, where the style sheets read them', () => {
    settings.change({ theme: 'dark', textSize: 'larger', patterns: true });
    expect(root.dataset).toEqual({ theme: 'dark', motion: 'full', text: 'larger', patterns: 'strong' });
  });

  it('are kept together and found again', () => {
    settings.change({ sounds: false });
    settings.sort('epic', 'penalty');
    Object.assign(settings, DEFAULTS);
    settings.start();
    expect(settings.sounds).toBe(false);
    expect(settings.orderOf('epic', ['colour', 'penalty'])).toBe('penalty');
  });

  it('sort a hand in the first order where nothing known was chosen', () => {
    expect(settings.orderOf('epic', ['colour', 'penalty'])).toBe('colour');
    settings.sort('epic', 'length');
    expect(settings.orderOf('epic', ['colour', 'penalty'])).toBe('colour');
  });

  it('hold for as long as the page lives where the browser keeps nothing', () => {
    storage.refuses = true;
    settings.change({ confirms: true });
    expect(settings.confirms).toBe(true);
    expect(storage.items.get(STORED)).toBeUndefined();
  });
});
