// The sides that a refusal names, to be marked on the ghost.

import type { Why } from '$lib/table/session.svelte';

/** Sides 0 to 5 of the wished tile that clash, as the fact `sides` lists them (BS-4.1). */
export function clashingSides(why: Why | null): number[] {
  const sides = why?.refusal.facts['sides'];
  const listed = typeof sides === 'object' ? sides : sides === undefined ? [] : [sides];
  return listed.map(Number).filter((side) => Number.isInteger(side) && side >= 0 && side < 6);
}
