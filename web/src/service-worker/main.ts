/**
 * Keeps the built page for when the server is away, so that an installed Chinwag opens and says so.
 *
 * It keeps files of the build and nothing else: no answer of the API, nothing of a table. While the server answers,
 * pages come from the server; only files whose names bear a hash of their content come out of the cache first.
 */
/// <reference lib="webworker" />

/** Put in by the build (`vite-service-worker.ts`): the files to keep, and a name that changes with any of them. */
declare const BUILT: { readonly files: readonly string[]; readonly version: string };

const scope = self as unknown as ServiceWorkerGlobalScope;
const OURS = 'chinwag-';
const { files, version } = BUILT;
const CACHE = `${OURS}${version}`;
const SHELL = '/';

scope.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => scope.clients.claim()));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(pageOr(request));
  else if (files.includes(pathname)) event.respondWith(keptOr(request, pathname));
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = (event.notification.data ?? {}) as { path?: string };
  if (path !== undefined) event.waitUntil(show(path));
});

/** Bring the page to the front that shows a path, or open one. */
async function show(path: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => new URL(url).pathname === path);
  if (page === undefined) await scope.clients.openWindow(path);
  else await page.focus();
}

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })));
}

async function forgetOlder(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== CACHE).map((name) => caches.delete(name)));
}

/** A page from the server; where it is away, the page that was kept, which finds that out and says so. */
async function pageOr(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(SHELL, { cacheName: CACHE });
    if (kept === undefined) throw error;
    return kept;
  }
}

async function keptOr(request: Request, pathname: string): Promise<Response> {
  return (await caches.match(pathname, { cacheName: CACHE })) ?? fetch(request);
}
