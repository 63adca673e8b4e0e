// The small print of the turn line: what the present choice leads to.

import words from '$words/en/beardsmith.json';
import { sentence } from '$lib/words';
import type { Face } from '../../wire/beardsmith';
import type { Choices } from './choices';
import type { Choosing } from './choosing.svelte';
import { fitting } from './labels';

/** What to say about the choice as it stands. */
export function hintFor(
  choosing: Pick<Choosing, 'face' | 'at' | 'ghost' | 'shownTurn'>,
  choices: Choices,
  hand: readonly Face[],
): string {
  const { face, at, ghost } = choosing;
  if (face === null) return at === null ? words.hint.start : hintForCell(fitting(at, hand, choices));
  if (ghost?.picked) {
    if (!ghost.fits) return words.hint.no_fit;
    if (face.kind !== 'beard') return words.hint.ready_special;
    return sentence(words.hint.ready, { count: ghost.turns.length });
  }
  return hintForTile(face, choosing.shownTurn, choices);
}

function hintForCell(count: number): string {
  return count === 0 ? words.hint.cell_none : sentence(words.hint.cell, { count });
}

function hintForTile(face: Face, turn: number, choices: Choices): string {
  const all = choices.cellsFor(face.tile).length;
  if (all === 0) return words.hint.nowhere;
  if (face.kind !== 'beard') return sentence(words.hint.special, { count: all });
  const asTurned = choices.cellsAsTurned(face.tile, turn).length;
  return asTurned > 0
    ? sentence(words.hint.as_turned, { count: asTurned })
    : sentence(words.hint.when_turned, { count: all });
}
