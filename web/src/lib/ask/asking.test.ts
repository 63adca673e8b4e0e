import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { words } from '$lib/words';
import { Asking } from './asking.svelte';
import type { Answer } from '../../wire/table';

const silent: Answer = {
  covered: false,
  game: 'epic',
  verdict: null,
  rules: [],
  quotes: [],
  answer: 'The rules do not say.',
  nearest: ['EB-1.1'],
  section: null,
  related: [],
  games: [],
  phrased: false,
};

/** A server that answers questions in the order in which the test lets it, and has no books. */
class Server {
  readonly asked: unknown[] = [];
  readonly #waiting: ((response: Response) => void)[] = [];

  readonly fetch = (path: string, request: RequestInit): Promise<Response> => {
    if (path !== '/api/ask') return Promise.resolve(new Response('', { status: 503 }));
    this.asked.push(JSON.parse(String(request.body)));
    return new Promise((resolve) => this.#waiting.push(resolve));
  };

  answer(question: number, body: unknown, status = 200): void {
    this.#waiting[question]?.(new Response(JSON.stringify(body), { status }));
  }
}

let server: Server;

beforeEach(() => {
  server = new Server();
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => vi.unstubAllGlobals());

describe('a question', () => {
  it('goes to the server with its game, and its answer is shown even where the book cannot be fetched', async () => {
    const asking = new Asking();
    const done = asking.ask({ text: 'may I?', game: 'epic' });
    expect(asking.now?.at).toBe('asking');
    server.answer(0, silent);
    await done;
    expect(server.asked).toEqual([{ q: 'may I?', game: 'epic' }]);
    expect(asking.now).toMatchObject({ at: 'answered', answer: silent, book: [] });
  });

  it('that is overtaken by a newer one is not answered any more', async () => {
    const asking = new Asking();
    const [first, second] = [asking.ask({ text: 'one', game: null }), asking.ask({ text: 'two', game: null })];
    server.answer(1, silent);
    await second;
    server.answer(0, { ...silent, answer: 'too late' });
    await first;
    expect(asking.now).toMatchObject({ question: { text: 'two' }, answer: { answer: silent.answer } });
  });

  it('whose answer was put away before it came stays away', async () => {
    const asking = new Asking();
    const done = asking.ask({ text: 'one', game: null });
    asking.clear();
    server.answer(0, silent);
    await done;
    expect(asking.now).toBeNull();
  });

  it('that the server does not take fails with the words of the server', async () => {
    const asking = new Asking();
    const done = asking.ask({ text: 'one', game: null });
    server.answer(0, { type: 'failed', code: 'too_fast', message: 'Slow down a little, please.', facts: {} }, 429);
    await done;
    expect(asking.now).toMatchObject({ at: 'failed', message: 'Slow down a little, please.' });
  });

  it('that does not reach the server says so, and keeps the question', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    const asking = new Asking();
    await asking.ask({ text: 'one', game: null });
    expect(asking.now).toMatchObject({ at: 'failed', question: { text: 'one' }, message: words.table.trouble.unreachable });
  });
});
