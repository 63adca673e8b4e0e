// The beard on the table, read from the view: what lies where, and what meets what. Facts only; no rule is known here.

import type { BeardsmithView, Cell, Face, Layer, Stack } from '../../wire/beardsmith';
import { SIDES, cellKey, inRowOrder, neighbour, opposite, turned } from './cells';

/** A tile of the hand as it would lie on a cell. */
export interface Wish {
  readonly face: Face;
  readonly turn: number;
  readonly at: Cell;
}

/** The uppermost tile of a stack. */
export const topOf = (stack: Stack): Layer => stack.layers[stack.layers.length - 1] as Layer;

/** A tile as it lies on a cell, the way the view writes it. */
export const asLaid = ({ face, turn }: Pick<Wish, 'face' | 'turn'>, owner: number | null): Layer => ({
  tile: face.tile,
  kind: face.kind,
  owner,
  turn,
  open: face.kind === 'beard' ? turned(face.open, turn) : face.open,
});

export class Beard {
  /** Every stack, back to front. */
  readonly stacks: readonly Stack[];
  readonly #byKey: ReadonlyMap<string, Stack>;

  constructor(view: Pick<BeardsmithView, 'stacks'>) {
    this.stacks = [...view.stacks].sort((one, other) => inRowOrder(one.at, other.at));
    this.#byKey = new Map(this.stacks.map((stack) => [cellKey(stack.at), stack]));
  }

  stackAt(at: Cell): Stack | null {
    return this.#byKey.get(cellKey(at)) ?? null;
  }

  /** Every cell that has a tile, and every empty one beside them: the cells that one may point at. */
  targets(): Cell[] {
    const found = new Map<string, Cell>();
    for (const { at } of this.stacks)
      for (const cell of [at, ...SIDES.map((side) => neighbour(at, side))]) found.set(cellKey(cell), cell);
    return [...found.values()].sort(inRowOrder);
  }

  /** The tile that a side of a cell meets; null for an empty space or a hole. */
  facing(at: Cell, side: number): Layer | null {
    const stack = this.stackAt(neighbour(at, side));
    const top = stack === null ? null : topOf(stack);
    return top === null || top.kind === 'scissors' ? null : top;
  }

  /** The sides of a cell at which an open end of a neighbour waits. */
  endsAt(at: Cell): number[] {
    return SIDES.filter((side) => {
      const other = this.facing(at, side);
      return other !== null && hasEnd(other, opposite(side));
    });
  }

  /** The sides at which a wish would join what lies there: what is marked in brass. */
  joins({ face, turn, at }: Wish): number[] {
    if (face.kind === 'scissors') return [];
    if (face.kind === 'gum') return SIDES.filter((side) => this.facing(at, side) !== null);
    const open: readonly number[] = face.kind === 'wild' ? SIDES : turned(face.open, turn);
    return open.filter((side) => {
      const other = this.facing(at, side);
      return other !== null && (other.kind === 'wild' || hasEnd(other, opposite(side)));
    });
  }
}

const hasEnd = (layer: Layer, side: number): boolean =>
  (layer.kind === 'beard' || layer.kind === 'board') && layer.open.includes(side);
