/** Being at a table: the session, the line that feeds it, and the seat that this browser holds there. */
import * as api from '$lib/api';
import { arrivals } from '$lib/arrivals';
import { rememberCompanion } from '$lib/hotseat/companions';
import { failureText } from '$lib/language/say';
import { notices } from '$lib/notices.svelte';
import { forgetSecret, noteSeat, rememberName, rememberSecret, secretOf } from '$lib/seats';
import { words } from '$lib/words';
import { Connection, type Listener } from './connection';
import { muted } from './muted.svelte';
import { TableSession, type LineState } from './session.svelte';
import type { FromServer, Sync, TableInfo } from '../../wire/table';

export class Visit implements Listener {
  readonly id: string;
  readonly session: TableSession;
  readonly #connection: Connection;
  /** The secret that opens this page's seat, null for an onlooker. */
  secret: string | null = $state.raw(null);
  /** Whether somebody else comes, who shares this device: this browser's own seat is another. */
  readonly #companion: boolean;
  /** The secret before the last: whether the seat was lost, or the link never opened one. */
  #satBefore = false;

  /** Called when a companion's seat is no longer theirs. */
  lost: (() => void) | null = null;

  /**
   * Come as whom this browser knows at the table, as an onlooker all the same (a board for the room), or as somebody
   * else who shares this device, by their secret.
   */
  constructor(id: string, as: 'oneself' | 'onlooker' | { readonly companion: string } = 'oneself') {
    this.id = id;
    this.#companion = typeof as === 'object';
    this.secret = typeof as === 'object' ? as.companion : as === 'onlooker' ? null : secretOf(id);
    this.#connection = new Connection(api.socketAddress(id), this.secret);
    this.session = new TableSession(this.#connection);
  }

  /** Come to the table. Returns the way to go. */
  start(): () => void {
    this.#connection.open(this);
    return () => this.#connection.close();
  }

  get line(): LineState {
    return this.session.line;
  }

  set line(state: LineState) {
    this.session.line = state;
  }

  get retryAt(): number | null {
    return this.session.retryAt;
  }

  set retryAt(at: number | null) {
    this.session.retryAt = at;
  }

  receive(message: FromServer): boolean {
    const follows = this.session.receive(message);
    if (message.type === 'sync') this.#settle(message);
    if (message.type === 'sync' || message.type === 'table') this.#follow(message.table);
    if (message.type === 'failed') notices.tell(failureText(message, message.message));
    return follows;
  }

  /** Try the line again now. */
  retry(): void {
    this.#connection.retry();
  }

  /** Take a free chair, or the one named. Rejects with a `ServerError`. */
  async sit(name: string, seat: number | null): Promise<void> {
    const taken = await api.takeSeat(this.id, seat === null ? { name } : { name, seat });
    rememberName(name);
    rememberSecret(this.id, taken.secret);
    this.secret = taken.secret;
    this.#connection.greet(taken.secret);
  }

  /** Use the seat that a personal link has just brought. */
  changeSeat(): void {
    const secret = secretOf(this.id);
    if (secret === this.secret) return;
    this.secret = secret;
    this.#connection.greet(secret);
  }

  /** Leave for good: the seat is no longer this browser's. */
  leave(): void {
    this.session.send({ type: 'leave' });
  }

  #settle(sync: Sync): void {
    if (this.#companion) {
      if (sync.you === null) this.lost?.();
    } else if (sync.you !== null) {
      this.#satBefore = true;
      noteSeat(this.id, sync.you, sync.table.seats[sync.you]?.name ?? '', sync.table.game);
      if (sync.table.phase === 'waiting' && arrivals.takeReady(this.id)) {
        this.session.send({ type: 'ready', ready: true });
      }
    } else if (this.secret !== null) {
      this.#loseSeat(this.secret);
    }
  }

  /** The company goes on elsewhere: the same secret opens the same chair there. */
  #follow({ next }: TableInfo): void {
    if (next === null) return;
    muted.follow(this.id, next);
    if (this.secret === null) return;
    if (this.#companion) rememberCompanion(next, this.secret);
    else if (secretOf(next) === null) rememberSecret(next, this.secret);
  }

  /** The secret opens no seat here. Another that this browser holds may. */
  #loseSeat(secret: string): void {
    forgetSecret(this.id, secret);
    this.secret = secretOf(this.id);
    notices.tell(this.#satBefore ? words.table.trouble.seat_gone : words.table.trouble.wrong_link);
    this.#satBefore = false;
    if (this.secret !== null) this.#connection.greet(this.secret);
  }
}
