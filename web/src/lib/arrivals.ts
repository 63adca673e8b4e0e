/** What somebody wished on the way to a table, once: at a table against bots there is nobody to wait for. */
class Arrivals {
  #ready: string | null = null;

  /** Be ready at this table as soon as it is reached. */
  readyAt(table: string): void {
    this.#ready = table;
  }

  /** Whether to be ready here; true only once. */
  takeReady(table: string): boolean {
    const ready = this.#ready === table;
    if (ready) this.#ready = null;
    return ready;
  }
}

export const arrivals = new Arrivals();
