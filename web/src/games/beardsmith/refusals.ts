// What a refusal names on the board: sides of the wished tile, and tiles that would drop.

import type { Why } from '$lib/table/session.svelte';
import type { Cell } from '../../wire/beardsmith';

/** Sides 0 to 5 of the wished tile that clash, as the fact `sides` lists them (BS-4.1). */
export function clashingSides(why: Why | null): number[] {
  const sides = why?.refusal.facts['sides'];
  const listed = typeof sides === 'object' ? sides : sides === undefined ? [] : [sides];
  return listed.map(Number).filter((side) => Number.isInteger(side) && side >= 0 && side < 6);
}

/** The cells whose tiles would drop (BS-7.3). */
export function droppedCells(why: Why | null): Cell[] {
  const cells = why?.refusal.facts['cells'];
  return (typeof cells === 'object' ? cells : []).flatMap((cell) => {
    const [q, r] = String(cell).split(',').map(Number);
    return q === undefined || r === undefined || Number.isNaN(q + r) ? [] : [[q, r] as Cell];
  });
}
