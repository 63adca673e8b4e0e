/**
 * Who holds a device that several share: who said so last, and at which table. It is forgotten when the page is loaded
 * anew, when the reader goes elsewhere, and when the page is put away: it may be another who looks at it next.
 */
interface Held {
  readonly table: string;
  readonly seat: number;
}

class Holder {
  #held: Held | null = $state.raw(null);

  /** Begin to notice that the page is put away. Returns the way to stop. */
  start(): () => void {
    const look = (): void => {
      if (document.visibilityState === 'hidden') this.leave();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }

  /** The seat of who holds the device at a table, null while nobody has said. */
  seatAt(table: string): number | null {
    return this.#held?.table === table ? this.#held.seat : null;
  }

  /** Somebody says that they hold it. */
  take(table: string, seat: number): void {
    this.#held = { table, seat };
  }

  /** Nobody is known to hold it. */
  leave(): void {
    this.#held = null;
  }

  /** The reader is at a table or its replay, or at none. */
  stay(table: string | null): void {
    if (this.#held?.table !== table) this.leave();
  }
}

export const holder = new Holder();
