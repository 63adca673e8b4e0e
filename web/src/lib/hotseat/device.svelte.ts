/**
 * One device with several people: a line for each of them, so that everybody counts as present, and one in front.
 *
 * Where hands are hidden a curtain falls before the device is passed on: while it is closed nobody's table is drawn.
 */
import * as api from '$lib/api';
import type { TableSession } from '$lib/table/session.svelte';
import { companionsAt, forgetCompanion, rememberCompanion } from './companions';

/** What a device needs of a visit: `Visit`. */
export interface Guest {
  readonly session: TableSession;
  start(): () => void;
}

export class Device<Visitor extends Guest> {
  readonly #table: string;
  readonly #visitBy: (secret: string) => Visitor;
  readonly own: Visitor;
  /** The others who share the device. */
  companions: readonly Visitor[] = $state.raw([]);
  /** Whether several use it, or did since the page was loaded: who gave a seat up may still hold it. */
  shared: boolean = $state.raw(false);
  /** Whose table is shown. */
  front: Visitor = $state.raw() as Visitor;
  /** To whom the device is to be passed; the table is not drawn while it is not null and `closed`. */
  next: Visitor | null = $state.raw(null);
  closed: boolean = $state.raw(false);

  readonly #ways = new Map<Visitor, () => void>();

  /** `visitBy` makes the visit of a companion from their secret. */
  constructor(table: string, own: Visitor, visitBy: (secret: string) => Visitor) {
    this.#table = table;
    this.#visitBy = visitBy;
    this.own = own;
    this.front = own;
    this.companions = companionsAt(table).map(visitBy);
    this.shared = this.companions.length > 0;
  }

  /** Everybody on this device. */
  get everybody(): readonly Visitor[] {
    return [this.own, ...this.companions];
  }

  /** Come to the table with all lines. Returns the way to go. */
  start(): () => void {
    for (const visit of this.everybody) this.#ways.set(visit, visit.start());
    return () => this.#ways.forEach((go) => go());
  }

  /** Let somebody sit down who plays on this device. Rejects with a `ServerError`. */
  async add(name: string, seat: number): Promise<void> {
    const { secret } = await api.takeSeat(this.#table, { name, seat });
    rememberCompanion(this.#table, secret);
    const visit = this.#visitBy(secret);
    this.companions = [...this.companions, visit];
    this.shared = true;
    this.#ways.set(visit, visit.start());
  }

  /** A companion's secret opens nothing any more. */
  drop(visit: Visitor, secret: string): void {
    forgetCompanion(this.#table, secret);
    this.companions = this.companions.filter((other) => other !== visit);
    this.#ways.get(visit)?.();
    this.#ways.delete(visit);
    if (this.front === visit) this.show(this.own);
  }

  /**
   * Look whose turn it is. Where nothing is hidden the table turns to them by itself; else they are `next`, and the
   * one in front closes the curtain when they have seen enough.
   */
  look(hidden: boolean): void {
    const due = this.front.session.yourTurn ? null : (this.#after(this.front).find((visit) => visit.session.yourTurn) ?? null);
    if (due !== null && !hidden) this.show(due);
    else if (!this.closed) this.next = due;
  }

  /** Close the curtain before the device is passed on. */
  close(to: Visitor): void {
    this.next = to;
    this.closed = true;
  }

  /** Open the curtain for whom the device was passed to. */
  show(visit: Visitor): void {
    this.front = visit;
    this.next = null;
    this.closed = false;
  }

  /** Everybody else in the order of play, beginning with the one after a visit. */
  #after(visit: Visitor): readonly Visitor[] {
    const seatOf = (each: Visitor): number => each.session.you ?? 0;
    const others = this.everybody.filter((each) => each !== visit);
    const behind = (each: Visitor): boolean => seatOf(each) < seatOf(visit);
    return [...others].sort((one, other) => Number(behind(one)) - Number(behind(other)) || seatOf(one) - seatOf(other));
  }
}
