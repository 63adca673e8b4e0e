// What stands beside the piles.

/** A question, a pair that is picked, laid or turned up, the end of a round. */
export type Panel = 'prompt' | 'pair' | 'laid' | 'reveal' | 'round';

/** What wants to stand there. */
export interface Wishes {
  /** Whether the reader is asked whether to believe. */
  readonly asked: boolean;
  /** Whether the reader is picking a pair. */
  readonly pairing: boolean;
  /** Whether a pair lies face down. */
  readonly laid: boolean;
  /** Whether a pair is turned up, and whether only just now. */
  readonly revealed: boolean;
  readonly held: boolean;
  /** Whether a round is over and has not been put away. */
  readonly ended: boolean;
}

/** What stands there: what the reader does comes first, then a pair that all have yet to see, then the rest. */
export function panelFor({ asked, pairing, laid, revealed, held, ended }: Wishes): Panel | null {
  if (pairing) return 'pair';
  if (held && revealed) return 'reveal';
  if (laid) return asked ? 'prompt' : 'laid';
  if (revealed) return 'reveal';
  return ended ? 'round' : null;
}

/** Whether it takes the place of the buttons on a phone: nothing else is to be done while it stands there. */
export const makesRoom = (panel: Panel | null): boolean =>
  panel === 'prompt' || panel === 'pair' || panel === 'round';
