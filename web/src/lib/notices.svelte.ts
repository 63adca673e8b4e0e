/** Short words to the reader that belong to no place on the page: what the server could not take, and why. */

export interface Notice {
  readonly number: number;
  readonly text: string;
}

const SHOWN_FOR = 9_000;

class Notices {
  shown: readonly Notice[] = $state.raw([]);
  #count = 0;

  /** Show a notice for a while. The same words twice are one notice that stays longer. */
  tell(text: string): void {
    const number = ++this.#count;
    this.shown = [...this.shown.filter((notice) => notice.text !== text), { number, text }];
    setTimeout(() => this.dismiss(number), SHOWN_FOR);
  }

  dismiss(number: number): void {
    this.shown = this.shown.filter((notice) => notice.number !== number);
  }
}

export const notices = new Notices();
