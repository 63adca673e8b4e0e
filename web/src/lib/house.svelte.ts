/**
 * The address that goes into links. Who plays where the server runs has `localhost` before them, which is every
 * reader's own machine: a link with it leads nobody here.
 */
import * as api from './api';

const OWN_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

class House {
  #guests: string | null = $state.raw(null);

  /** The origin for links that are passed on. */
  get origin(): string {
    return this.#guests ?? location.origin;
  }

  /** Ask for the address for guests, where the page's own is no use to them. */
  async look(): Promise<void> {
    if (!OWN_MACHINE.test(location.hostname)) return;
    try {
      this.#guests = (await api.house()).guests;
    } catch {
      // Then links bear the page's own address, and the terminal says the other.
    }
  }
}

export const house = new House();
