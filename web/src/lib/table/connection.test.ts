import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeWindow } from '../testing';
import { Connection, type Listener, type Socket } from './connection';
import type { LineState } from './session.svelte';
import { aSync } from './testing';
import type { FromServer } from '../../wire/table';

class FakeSocket implements Socket {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  readonly sent: unknown[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  hear(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }

  /** The line breaks; 1006 is what a browser calls a line that ended without a word. */
  break(code = 1006): void {
    this.onclose?.({ code } as CloseEvent);
  }

  greet(message: FromServer = aSync()): void {
    this.onopen?.(new Event('open'));
    this.hear(message);
  }
}

class Heard implements Listener {
  line: LineState = 'opening';
  retryAt: number | null = null;
  readonly messages: FromServer[] = [];
  follows = true;

  receive(message: FromServer): boolean {
    this.messages.push(message);
    return this.follows;
  }
}

let sockets: FakeSocket[];
let heard: Heard;
let connection: Connection;
let page: ReturnType<typeof fakeWindow>;

const last = (): FakeSocket => sockets.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  page = fakeWindow();
  sockets = [];
  heard = new Heard();
  connection = new Connection('ws://here/socket', 'mine', () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  });
  connection.open(heard);
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the line', () => {
  it('greets with the secret, and is open when everything has come', () => {
    last().onopen?.(new Event('open'));
    expect(last().sent).toEqual([{ type: 'hello', secret: 'mine' }]);
    expect(heard.line).toBe('opening');
    expect(connection.send({ type: 'leave' })).toBe(false);
    last().hear(aSync());
    expect(heard.line).toBe('open');
    expect(connection.send({ type: 'leave' })).toBe(true);
  });

  it('says that it is lost and when it tries again, ever later', () => {
    last().greet();
    last().break();
    expect(heard.line).toBe('lost');
    expect(heard.retryAt).toBe(Date.now() + 500);
    expect(connection.send({ type: 'leave' })).toBe(false);
    for (const wait of [500, 1000, 2000, 4000, 8000, 15_000, 15_000]) {
      expect(heard.retryAt).toBe(Date.now() + wait);
      vi.advanceTimersByTime(wait - 1);
      const tries = sockets.length;
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(tries + 1);
      expect(heard.retryAt).toBeNull();
      last().break();
    }
  });

  it('begins with short waits again once it was open', () => {
    last().greet();
    for (let times = 0; times < 3; times += 1) {
      last().break();
      vi.advanceTimersByTime(20_000);
    }
    last().greet();
    last().break();
    expect(heard.retryAt).toBe(Date.now() + 500);
  });

  it.each([1001, 1012])('knows a server that goes down on purpose (%i), until it is back', (code) => {
    last().greet();
    last().break(code);
    expect(heard.line).toBe('restarting');
    vi.advanceTimersByTime(500);
    last().break();
    expect(heard.line).toBe('restarting');
    vi.advanceTimersByTime(1000);
    last().greet();
    expect(heard.line).toBe('open');
  });

  it('does not come back to a table that is gone', () => {
    last().break(4404);
    expect(heard.line).toBe('gone');
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event('online'));
    expect(sockets).toHaveLength(1);
  });

  it('tries at once when the network is back or the page comes to the front', () => {
    last().greet();
    last().break();
    window.dispatchEvent(new Event('online'));
    expect(sockets).toHaveLength(2);
    last().break();
    page.document.visibilityState = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sockets).toHaveLength(2);
    page.document.visibilityState = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sockets).toHaveLength(3);
  });

  it('tries once for each wish, and leaves no timer behind', () => {
    last().greet();
    last().break();
    connection.retry();
    expect(sockets).toHaveLength(2);
    last().greet();
    vi.advanceTimersByTime(10_000);
    expect(sockets).toHaveLength(2);
  });

  it('asks whether anybody is there after a silence, and hangs up without an answer', () => {
    last().greet();
    vi.advanceTimersByTime(20_000);
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    last().hear({ type: 'pong' });
    vi.advanceTimersByTime(20_000);
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    expect(heard.line).toBe('open');
    vi.advanceTimersByTime(8_000);
    expect(last().closed).toBe(true);
    expect(heard.line).toBe('lost');
  });

  it('suspects a line sooner when the machine wakes', () => {
    last().greet();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(3_000);
    expect(heard.line).toBe('lost');
  });

  it('hangs up a line that opens and says nothing', () => {
    last().onopen?.(new Event('open'));
    vi.advanceTimersByTime(8_000);
    expect(last().closed).toBe(true);
    expect(heard.line).toBe('lost');
  });

  it('greets anew for a message that does not follow', () => {
    last().greet();
    heard.follows = false;
    last().hear({ type: 'pong' });
    expect(sockets[0]?.closed).toBe(true);
    expect(sockets).toHaveLength(2);
  });

  it('comes back with another seat', () => {
    last().greet(aSync({ you: null }));
    connection.greet('another');
    last().onopen?.(new Event('open'));
    expect(last().sent).toEqual([{ type: 'hello', secret: 'another' }]);
  });

  it('sends nothing on a line that has not greeted yet', () => {
    last().greet();
    connection.greet('another');
    expect(connection.send({ type: 'ping' })).toBe(false);
    last().greet();
    expect(connection.send({ type: 'ping' })).toBe(true);
  });

  it('hears nothing any more of a socket that was dropped', () => {
    const first = last();
    first.greet();
    const spoken = first.onmessage;
    connection.greet('another');
    expect(first.onclose).toBeNull();
    expect(spoken).not.toBeNull();
    first.hear(aSync());
    expect(heard.messages).toHaveLength(1);
  });

  it('is quiet for good once it is closed', () => {
    last().greet();
    connection.close();
    vi.advanceTimersByTime(100_000);
    window.dispatchEvent(new Event('online'));
    expect(sockets).toHaveLength(1);
    expect(last().closed).toBe(true);
  });
});
