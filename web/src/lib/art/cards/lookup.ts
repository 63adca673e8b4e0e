/**
 * Finding art by the name that a component bears.
 *
 * An owner's file may write names as it likes ("Wizard's Beard", "wizards-beard"), so only letters and digits count.
 * What is not found gets art by a number that is made from its name: the same name, the same picture.
 */
import type { Noise } from '../noise';

const bare = (name: string): string => name.toLowerCase().replace(/[^\p{Letter}\p{Number}]/gu, '');

/** A table of art by name. */
export class ArtTable<Art> {
  private readonly entries: ReadonlyMap<string, Art>;

  constructor(entries: Readonly<Record<string, Art>>) {
    this.entries = new Map(Object.entries(entries).map(([name, art]) => [bare(name), art]));
  }

  /** The art of a name; undefined for one that the house does not know. */
  find(name: string): Art | undefined {
    return this.entries.get(bare(name));
  }
}

/** A number of 32 bits that is always the same for the same name, however it is spelt (FNV-1a). */
export function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const sign of bare(name)) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** One of several, by the next number of the noise. */
export function pick<Item>(items: readonly [Item, ...Item[]], next: Noise): Item {
  return items[Math.floor(next() * items.length)] ?? items[0];
}
