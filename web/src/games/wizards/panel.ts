// What stands in the middle of the table beside the piles.

import type { WizardsView } from '../../wire/wizards';

/** A question to the reader, what the reader means to do, a spell in the air, or what happened last. */
export type Panel = 'air' | 'choice' | 'news' | 'pick' | 'prompt' | 'start';

/** What decides on it. */
export interface Situation {
  readonly view: WizardsView | null;
  /** Whether the reader is awaited. */
  readonly yourTurn: boolean;
  /** Whether the reader means to do something. */
  readonly isMeaning: boolean;
  /** Whether there is something that happened and has not been put away. */
  readonly hasNews: boolean;
}

/** The panel: questions come first, then what the reader means to do. */
export function panelOf({ view, yourTurn, isMeaning, hasNews }: Situation): Panel | null {
  const window = yourTurn ? (view?.window ?? null) : null;
  if (window === 'answer') return 'prompt';
  if (window === 'pick') return 'pick';
  if (isMeaning) return 'choice';
  if (window === 'start') return 'start';
  if (view != null && view.spell !== null) return 'air';
  return hasNews ? 'news' : null;
}

/** Whether the reader is busy with it, so that a small table makes room. */
export const makesRoom = (panel: Panel | null): boolean =>
  panel === 'prompt' || panel === 'choice' || panel === 'start';
