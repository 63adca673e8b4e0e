/** Where the reader is. A few pages need no library: the History API, and one click handler for the whole page. */
import { house } from './house.svelte';
import { rememberSecret } from './seats';

export type Route =
  | { readonly page: 'home'; readonly game: string | null }
  | { readonly page: 'tables' }
  | { readonly page: 'rulebooks' }
  | { readonly page: 'rulebook'; readonly game: string; readonly anchor: string | null }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'board'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string; readonly seat: number | null }
  | { readonly page: 'missing'; readonly path: string };

/** A table's name as it stands in a link: lower-case words and figures joined by hyphens. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The route of an address. */
export function routeOf(url: URL): Route {
  const path = url.pathname.replace(/\/+$/, '') || '/';
  if (path === '/') return { page: 'home', game: url.searchParams.get('game') };
  if (path === '/tables') return { page: 'tables' };
  if (path === '/rules') return { page: 'rulebooks' };
  const game = /^\/rules\/([a-z_]+)$/.exec(path)?.[1];
  if (game !== undefined) return { page: 'rulebook', game, anchor: url.hash.slice(1) || null };
  const [, id, part] = /^\/t\/([^/]+)(?:\/(replay|board))?$/.exec(path) ?? [];
  const name = id === undefined ? null : tableName(id);
  if (name === null) return { page: 'missing', path: url.pathname };
  if (part === 'replay') return { page: 'replay', id: name, seat: seatOf(url) };
  return { page: part === 'board' ? 'board' : 'table', id: name };
}

/**
 * The table's name in what somebody typed or pasted: a name, a link, or a link with a seat's secret.
 * Null where it can be none.
 */
export function tableName(text: string): string | null {
  const typed = text.trim().toLowerCase();
  const inLink = /\/t\/([^/?#\s]+)/.exec(typed)?.[1];
  const name = (inLink ?? typed.replace(/#.*$/, '')).replace(/[\s_]+/g, '-');
  return NAME.test(name) ? name : null;
}

/** The seat that an address names, null for none. */
function seatOf(url: URL): number | null {
  const seat = url.searchParams.get('seat') ?? '';
  return /^\d$/.test(seat) ? Number(seat) : null;
}

/** The address of a replay: with whose eyes, at which moment. */
export function replayPath(id: string, seat: number | null, sequence?: number): string {
  const eyes = seat === null ? '' : `?seat=${seat}`;
  return `${tablePath(id)}/replay${eyes}${sequence === undefined ? '' : `#${sequence}`}`;
}

/** The address of a table's board for the room. */
export const boardPath = (id: string): string => `${tablePath(id)}/board`;

/** The address of a table. */
export const tablePath = (id: string): string => `/t/${id}`;

/** The address of a game's rulebook, or of one rule or section in it. */
export const rulebookPath = (game: string, anchor?: string): string =>
  anchor === undefined ? `/rules/${game}` : `/rules/${game}#${anchor}`;

/** The link to a table, for everybody. */
export const tableLink = (id: string): string => new URL(tablePath(id), house.origin).href;

/** The link to one's own seat, for one's own devices. A fragment is never sent to a server. */
export const personalLink = (id: string, secret: string): string => `${tableLink(id)}#${secret}`;

class Router {
  /** A new object for every move, also to where one is already. */
  route: Route = $state.raw({ page: 'missing', path: '' });

  /** Begin to follow the address. Returns the way to stop. */
  start(): () => void {
    const follow = (): void => {
      takeSecret();
      this.#read();
    };
    window.addEventListener('popstate', follow);
    document.addEventListener('click', this.#click);
    follow();
    return () => {
      window.removeEventListener('popstate', follow);
      document.removeEventListener('click', this.#click);
    };
  }

  /** Go to another page. */
  go(path: string): void {
    history.pushState(null, '', path);
    takeSecret();
    this.#read();
    window.scrollTo(0, 0);
  }

  #read(): void {
    this.route = routeOf(new URL(location.href));
  }

  readonly #click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin) return;
    // A jump within the page (the skip link) is the browser's own business.
    if (url.pathname === location.pathname && url.search === location.search && url.hash !== '') return;
    if (routeOf(url).page === 'missing') return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  };
}

/**
 * Store the secret of a personal link and strip it from the address at once, before anything is shown or asked for:
 * it must not stay in the address line, in the history, or on a shared screen.
 */
function takeSecret(): void {
  const route = routeOf(new URL(location.href));
  const secret = location.hash.slice(1);
  if (route.page !== 'table' || secret === '' || !/^[\w-]{16,}$/.test(secret)) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  rememberSecret(route.id, secret);
}

export const router = new Router();
