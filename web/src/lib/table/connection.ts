/**
 * The line to a table: one WebSocket that greets with the seat's secret, notices when it is dead, and comes back.
 *
 * After every greeting the server tells everything (`Sync`), so a line that was lost needs no bookkeeping: whatever
 * was missed is in it, and an action that was under way is either in the log or was never played.
 */
import type { FromClient, FromServer } from '../../wire/table';
import type { Line, LineState } from './session.svelte';

/** What a connection feeds: `TableSession`. */
export interface Listener {
  line: LineState;
  /** When the next try is due, in milliseconds since 1970; null while none is. */
  retryAt: number | null;
  /** Take in a message. False where it does not follow from what came before: then everything is asked for anew. */
  receive(message: FromServer): boolean;
}

/** What the connection needs of a WebSocket. */
export interface Socket {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export type MakeSocket = (address: string) => Socket;

/** The first wait after a lost line; each further one is twice as long, up to the longest. In milliseconds. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** After so much silence the server is asked whether it is there. */
const QUIET = 20_000;
/** A server that does not answer within this is gone. */
const PATIENCE = 8_000;
/** When the machine wakes or the network changes, the line is suspect, and the answer must come sooner. */
const SUSPICION = 3_000;

/** The close code of a server that is going down on purpose. */
const GOING_AWAY = 1001;
const SERVICE_RESTART = 1012;
/** The close code of a table that is not there. */
const NO_TABLE = 4404;

export class Connection implements Line {
  readonly #address: string;
  readonly #makeSocket: MakeSocket;
  #secret: string | null;
  #listener: Listener | null = null;
  #socket: Socket | null = null;
  #tries = 0;
  #retryTimer: Timer | null = null;
  #watchTimer: Timer | null = null;

  constructor(address: string, secret: string | null, makeSocket: MakeSocket = browserSocket) {
    this.#address = address;
    this.#secret = secret;
    this.#makeSocket = makeSocket;
  }

  /** Open the line and keep it open until `close`. */
  open(listener: Listener): void {
    this.#listener = listener;
    window.addEventListener('online', this.#suspect);
    window.addEventListener('offline', this.#suspect);
    document.addEventListener('visibilitychange', this.#suspect);
    this.#connect();
  }

  /** Hang up for good. */
  close(): void {
    this.#listener = null;
    window.removeEventListener('online', this.#suspect);
    window.removeEventListener('offline', this.#suspect);
    document.removeEventListener('visibilitychange', this.#suspect);
    this.#drop();
    stop(this.#retryTimer);
  }

  send(message: FromClient): boolean {
    if (this.#listener?.line !== 'open' || this.#socket === null) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Try again now instead of waiting. */
  retry(): void {
    if (this.#listener === null || this.#listener.line === 'open') return;
    this.#drop();
    this.#connect();
  }

  /** Come back as somebody else: with a seat that was just taken, or as an onlooker. */
  greet(secret: string | null): void {
    this.#secret = secret;
    this.#tries = 0;
    this.#drop();
    if (this.#listener === null) return;
    // Until the new socket has greeted nothing can be sent.
    this.#listener.line = 'opening';
    this.#connect();
  }

  #connect(): void {
    stop(this.#retryTimer);
    if (this.#listener !== null) this.#listener.retryAt = null;
    const socket = this.#makeSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'hello', secret: this.#secret } satisfies FromClient));
    };
    socket.onmessage = (event) => this.#take(event.data);
    socket.onclose = (event) => this.#lost(event.code);
    this.#watch(PATIENCE);
  }

  #take(data: unknown): void {
    const listener = this.#listener;
    if (listener === null || typeof data !== 'string') return;
    const message = JSON.parse(data) as FromServer;
    if (message.type === 'sync') {
      this.#tries = 0;
      listener.line = 'open';
    }
    this.#rest();
    if (!listener.receive(message)) this.greet(this.#secret);
  }

  /** The line is quiet from now on; after a while ask whether anybody is there. */
  #rest(): void {
    stop(this.#watchTimer);
    this.#watchTimer = setTimeout(() => this.#probe(PATIENCE), QUIET);
  }

  #probe(patience: number): void {
    if (this.send({ type: 'ping' })) this.#watch(patience);
  }

  /** Hang up unless something is heard within the time. */
  #watch(patience: number): void {
    stop(this.#watchTimer);
    this.#watchTimer = setTimeout(() => {
      this.#drop();
      this.#lost(null);
    }, patience);
  }

  #lost(code: number | null): void {
    const listener = this.#listener;
    this.#drop();
    if (listener === null) return;
    if (code === NO_TABLE) {
      listener.line = 'gone';
      return;
    }
    const announced = code === SERVICE_RESTART || code === GOING_AWAY;
    listener.line = announced || listener.line === 'restarting' ? 'restarting' : 'lost';
    const wait = Math.min(FIRST_WAIT * 2 ** this.#tries, LONGEST_WAIT) * (0.8 + 0.4 * Math.random());
    this.#tries += 1;
    listener.retryAt = Date.now() + wait;
    stop(this.#retryTimer);
    this.#retryTimer = setTimeout(() => this.#connect(), wait);
  }

  /** Forget the socket without hearing its last words. */
  #drop(): void {
    stop(this.#watchTimer);
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  /** The machine woke, the page came to the front, or the network changed. */
  readonly #suspect = (): void => {
    if (document.visibilityState === 'hidden' || this.#listener?.line === 'gone') return;
    if (this.#listener?.line === 'open') this.#probe(SUSPICION);
    else this.retry();
  };
}

type Timer = ReturnType<typeof setTimeout>;

function stop(timer: Timer | null): void {
  if (timer !== null) clearTimeout(timer);
}

function browserSocket(address: string): Socket {
  return new WebSocket(address);
}
