import { afterEach, describe, expect, it, vi } from 'vitest';
import { house } from './house.svelte';

const at = (origin: string) => vi.stubGlobal('location', new URL(origin));

function answers(guests: string | null) {
  const ask = vi.fn(() => Promise.resolve(new Response(JSON.stringify({ guests }))));
  vi.stubGlobal('fetch', ask);
  return ask;
}

afterEach(async () => {
  // The house is one for the whole page: let it forget.
  at('http://localhost');
  answers(null);
  await house.look();
  vi.unstubAllGlobals();
});

describe('the address in links', () => {
  it.each(['http://localhost:8711', 'http://127.0.0.1:8711', 'http://[::1]:8711'])(
    'is that for guests, for who plays at %s',
    async (origin) => {
      at(origin);
      answers('http://192.0.2.7:8711');
      await house.look();
      expect(house.origin).toBe('http://192.0.2.7:8711');
    },
  );

  it('is the page’s own where it has a name', async () => {
    at('https://chinwag.example');
    const ask = answers('http://192.0.2.7:8711');
    await house.look();
    expect(ask).not.toHaveBeenCalled();
    expect(house.origin).toBe('https://chinwag.example');
  });

  it('is the page’s own where there is no other, or no answer', async () => {
    at('http://localhost:8711');
    answers(null);
    await house.look();
    expect(house.origin).toBe('http://localhost:8711');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await house.look();
    expect(house.origin).toBe('http://localhost:8711');
  });
});
