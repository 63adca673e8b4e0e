/** Which figure of a bill is being explained. What was pressed stays; what is pointed at comes before it. */
export interface Shown<Part> {
  readonly seat: number;
  readonly part: Part;
}

export class Showing<Part> {
  #pressed = $state.raw<Shown<Part> | null>(null);
  #pointed = $state.raw<Shown<Part> | null>(null);

  get shown(): Shown<Part> | null {
    return this.#pointed ?? this.#pressed;
  }

  shows(seat: number, part: Part): boolean {
    return same(this.shown, seat, part);
  }

  point(seat: number, part: Part): void {
    this.#pointed = { seat, part };
  }

  leave(): void {
    this.#pointed = null;
  }

  /** Pressing a second time lets go. */
  press(seat: number, part: Part): void {
    this.#pressed = same(this.#pressed, seat, part) ? null : { seat, part };
  }
}

function same<Part>(shown: Shown<Part> | null, seat: number, part: Part): boolean {
  return shown !== null && shown.seat === seat && shown.part === part;
}
