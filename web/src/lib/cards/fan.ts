// How the cards of a hand lie: in a fan, closer the more they are, in rows where a row is full.

export interface FanLook {
  /** The width of a card, in pixels. */
  readonly card: number;
  /** From card to card where there is room. */
  readonly step: number;
  /** The least step that leaves the index of a card to see. */
  readonly least: number;
  /** How far each card is turned from its neighbour, in degrees. */
  readonly turn: number;
  /** How much the fan sinks to its sides. */
  readonly arc: number;
  /** How far a row lies above the one before it. */
  readonly row: number;
}

/** For a wide screen, a low one, a phone and a short phone; then, for large hands, smaller than the second and the last. */
export const WIDE: FanLook = { card: 144, step: 72, least: 34, turn: 2.7, arc: 2, row: 92 };
export const SHORT: FanLook = { card: 110, step: 56, least: 28, turn: 2.4, arc: 1.6, row: 64 };
export const NARROW: FanLook = { card: 74, step: 46, least: 23, turn: 0.5, arc: 0.3, row: 44 };
export const TINY: FanLook = { card: 62, step: 42, least: 20, turn: 0.5, arc: 0.3, row: 38 };
export const SMALL: FanLook = { ...SHORT, card: 84, step: 44, least: 24, row: 48 };
export const LEAST: FanLook = { ...TINY, card: 56, row: 30 };

/** The height of a card to its width, and a margin for the edges of those that are turned. */
const HEIGHT = 1.4;
const MARGIN = 8;

/** Looks to choose from, the largest first. */
export type Looks = readonly [FanLook, ...FanLook[]];

/** Where a card lies: from the middle of the fan, in pixels and degrees. */
export interface Lie {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** The height of one row, in pixels. */
export const rowHeight = (look: FanLook): number => Math.round(look.card * HEIGHT) + MARGIN;

/** In how many rows `count` cards lie. */
function rowsOf(count: number, width: number, look: FanLook): number {
  const perRow = Math.max(1, Math.floor((width - look.card) / look.least) + 1);
  return Math.max(1, Math.ceil(count / perRow));
}

/** The first of some looks, the largest first, with which a fan is no higher than `height`; else the last of them. */
export function fitting(looks: Looks, count: number, width: number, height: number): FanLook {
  const fits = (look: FanLook) => rowHeight(look) + (rowsOf(count, width, look) - 1) * look.row <= height;
  return looks.find(fits) ?? looks[looks.length - 1] ?? looks[0];
}

/** Where each of `count` cards lies in a fan that may be `width` wide. */
export function fan(count: number, width: number, look: FanLook): Lie[] {
  const rows = rowsOf(count, width, look);
  const inRow = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / inRow);
    const here = Math.min(inRow, count - row * inRow);
    const fromMiddle = (index % inRow) - (here - 1) / 2;
    const step = here < 2 ? 0 : Math.min(look.step, (width - look.card) / (here - 1));
    // A full fan turns no further than a comfortable one.
    const bend = Math.min(1, 9 / here);
    return {
      x: fromMiddle * step - look.card / 2,
      y: look.arc * (fromMiddle * bend) ** 2 - (rows - 1 - row) * look.row,
      turn: fromMiddle * look.turn * bend,
    };
  });
}
