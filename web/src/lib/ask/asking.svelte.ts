/** One question after another, and the answer to the last. */
import * as api from '$lib/api';
import { failureText } from '$lib/failure';
import { rulebook } from '$lib/rulebook.svelte';
import { shelf } from '$lib/shelf';
import type { Answer, Rule } from '../../wire/table';

/** A question, about one game or, with null, about whichever it turns out to be. */
export interface Question {
  readonly text: string;
  readonly game: string | null;
}

/** What the server said to a question, and what it takes to show it. */
export interface Answered {
  readonly at: 'answered';
  readonly question: Question;
  readonly answer: Answer;
  /** The rules of the game that it is about; empty while that is not clear, or where they could not be fetched. */
  readonly book: readonly Rule[];
  /** What the games are called, by their ids. */
  readonly names: ReadonlyMap<string, string>;
}

export type Asked =
  | { readonly at: 'asking'; readonly question: Question }
  | { readonly at: 'failed'; readonly question: Question; readonly message: string }
  | Answered;

/** The longest question that is read: `LONGEST_QUESTION` of the server. In characters. */
export const LONGEST_QUESTION = 1000;

export class Asking {
  /** The last question and how far it is; null before the first, and when its answer was put away. */
  now: Asked | null = $state.raw(null);

  /** Ask. Resolves when the question is answered or has failed; an answer that comes after a newer question is dropped. */
  async ask(question: Question): Promise<void> {
    const asking = { at: 'asking', question } as const;
    this.now = asking;
    const outcome = await answered(question);
    if (this.now === asking) this.now = outcome;
  }

  /** Put the answer away. */
  clear(): void {
    this.now = null;
  }
}

async function answered(question: Question): Promise<Asked> {
  try {
    const answer = await api.askRules({ q: question.text, game: question.game });
    const [book, names] = await Promise.all([bookOf(answer.game), namesOfGames()]);
    return { at: 'answered', question, answer, book, names };
  } catch (error) {
    return { at: 'failed', question, message: failureText(error) };
  }
}

/** The answer brings its own words, so it can be shown without the book and the names. */
async function bookOf(game: string | null): Promise<readonly Rule[]> {
  if (game === null) return [];
  return rulebook(game).catch(() => []);
}

async function namesOfGames(): Promise<ReadonlyMap<string, string>> {
  const games = await shelf().catch(() => []);
  return new Map(games.map(({ info }) => [info.id, info.name]));
}
