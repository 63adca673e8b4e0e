// What an answer leads to, read off the chip table that came with the view (EB-4.4).

import words from '$words/en/epic.json';
import { sentence } from '$lib/words';
import type { Outcome } from '../../wire/epic';

/** Who stands on both sides of a declaration, as the reader calls them. */
export interface Parties {
  readonly declarer: string;
  readonly target: string;
  /** Whether the reader is the target: "you draw two". */
  readonly youAreTarget: boolean;
}

/** What becomes of an answer: one line for a pair that is true, one for a bluff. */
export function outcomeLines(outcomes: readonly Outcome[], believed: boolean, parties: Parties): string[] {
  return outcomes
    .filter((outcome) => outcome.believed === believed)
    .sort((one, other) => Number(other.honest) - Number(one.honest))
    .map((outcome) => {
      const when = outcome.honest ? words.outcome.when_true : words.outcome.when_bluff;
      const what = [chipTo(outcome, parties), ...draws(outcome, parties)].join(', ');
      return sentence(words.outcome.line, { when, what });
    });
}

function chipTo({ chip }: Outcome, parties: Parties): string {
  if (chip === null) return words.outcome.nobody;
  const to = chip === 'target' && parties.youAreTarget ? words.outcome.you : parties[chip];
  return sentence(words.outcome.chip, { to });
}

function draws({ declarer_draws, target_draws }: Outcome, { declarer, target, youAreTarget }: Parties): string[] {
  const found: string[] = [];
  if (declarer_draws > 0) found.push(sentence(words.outcome.draws, { name: declarer, count: declarer_draws }));
  if (target_draws > 0) {
    const facts = { name: target, count: target_draws };
    found.push(sentence(youAreTarget ? words.outcome.draws_you : words.outcome.draws, facts));
  }
  return found;
}
