import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { personalLink, routeOf, router, tableLink, tableName } from './router.svelte';
import { secretOf } from './seats';
import { fakeStorage, fakeWindow } from './testing';

const at = (path: string) => routeOf(new URL(path, 'https://chinwag.example'));

describe('routeOf', () => {
  it.each([
    ['/', { page: 'home', game: null }],
    ['/?game=beardsmith', { page: 'home', game: 'beardsmith' }],
    ['/tables', { page: 'tables' }],
    ['/tables/', { page: 'tables' }],
    ['/rules', { page: 'rulebooks' }],
    ['/rules/', { page: 'rulebooks' }],
    ['/rules/beardsmith', { page: 'rulebook', game: 'beardsmith', anchor: null }],
    ['/rules/beardsmith#BS-7.3', { page: 'rulebook', game: 'beardsmith', anchor: 'BS-7.3' }],
    ['/rules/a/b', { page: 'missing', path: '/rules/a/b' }],
    ['/t/soft-otter-41', { page: 'table', id: 'soft-otter-41' }],
    ['/t/Soft-Otter-41', { page: 'table', id: 'soft-otter-41' }],
    ['/t/soft-otter-41/replay', { page: 'replay', id: 'soft-otter-41', seat: null }],
    ['/t/soft-otter-41/replay?seat=2#31', { page: 'replay', id: 'soft-otter-41', seat: 2 }],
    ['/t/soft-otter-41/replay?seat=x', { page: 'replay', id: 'soft-otter-41', seat: null }],
    ['/t/soft-otter-41/board', { page: 'board', id: 'soft-otter-41' }],
    ['/t/', { page: 'missing', path: '/t/' }],
    ['/t/a/b', { page: 'missing', path: '/t/a/b' }],
    ['/t/a%2Fb', { page: 'missing', path: '/t/a%2Fb' }],
    ['/elsewhere', { page: 'missing', path: '/elsewhere' }],
  ])('%s', (path, route) => {
    expect(at(path)).toEqual(route);
  });
});

describe('tableName', () => {
  it.each([
    ['soft-otter-41', 'soft-otter-41'],
    ['  Soft Otter 41 ', 'soft-otter-41'],
    ['https://chinwag.example/t/soft-otter-41', 'soft-otter-41'],
    ['chinwag.example/t/soft-otter-41/', 'soft-otter-41'],
    ['https://chinwag.example/t/soft-otter-41#aSecretOfItsOwn', 'soft-otter-41'],
    ['http://localhost:8711/t/soft-otter-41?x=1', 'soft-otter-41'],
    ['', null],
    ['a/b', null],
    ['../..', null],
    ['<script>', null],
  ])('%s', (typed, name) => {
    expect(tableName(typed)).toBe(name);
  });
});

describe('the router', () => {
  const SECRET = 'kC3uT0kEnOfThirtyTwoLettersXYZab';
  let address: URL;

  beforeEach(() => {
    address = new URL('https://chinwag.example/');
    fakeStorage();
    const { window } = fakeWindow();
    Object.assign(window, { scrollTo: () => undefined });
    vi.stubGlobal('location', {
      get href() {
        return address.href;
      },
      get origin() {
        return address.origin;
      },
      get pathname() {
        return address.pathname;
      },
      get search() {
        return address.search;
      },
      get hash() {
        return address.hash;
      },
    });
    const move = (_state: unknown, _unused: string, path: string) => (address = new URL(path, address));
    vi.stubGlobal('history', { state: null, pushState: move, replaceState: move });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('takes the secret of a personal link out of the address before anything else', () => {
    address = new URL(personalLink('soft-otter-41', SECRET));
    const stop = router.start();
    expect(address.href).toBe(tableLink('soft-otter-41'));
    expect(secretOf('soft-otter-41')).toBe(SECRET);
    expect(router.route).toEqual({ page: 'table', id: 'soft-otter-41' });
    stop();
  });

  it('does so too for a link that is followed within the page', () => {
    const stop = router.start();
    router.go(`/t/soft-otter-41#${SECRET}`);
    expect(address.hash).toBe('');
    expect(secretOf('soft-otter-41')).toBe(SECRET);
    stop();
  });

  it('takes a jump within the page for no secret', () => {
    address = new URL('https://chinwag.example/t/soft-otter-41#page');
    const stop = router.start();
    expect(secretOf('soft-otter-41')).toBeNull();
    stop();
  });

  it('follows back and forward', () => {
    const stop = router.start();
    router.go('/tables');
    expect(router.route).toEqual({ page: 'tables' });
    address = new URL('https://chinwag.example/');
    window.dispatchEvent(new Event('popstate'));
    expect(router.route).toEqual({ page: 'home', game: null });
    stop();
  });
});
