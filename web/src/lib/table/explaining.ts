/** What the table explains, in words: what can be done, and by which rules the last things happened. */
import type { GameTable, GameWords, Telling } from '../../games/registry';
import { sentence, words } from '$lib/words';
import type { Choice, Explained } from '../../wire/table';
import type { TableSession } from './session.svelte';
import { tellerOf } from './telling';

/** One kind of action: its name, in how many ways, and the rules that tell how it is done. */
export interface ChoiceLine {
  readonly name: string;
  readonly ways: string;
  readonly rules: readonly string[];
}

/** One sentence of what happened, and the rules by which it did. */
export interface HappenedLine {
  readonly telling: Telling;
  readonly rules: readonly string[];
}

/** What can be done, kind by kind, in the words of its game. */
export function choiceLines(explained: Explained, game: GameWords): readonly ChoiceLine[] {
  return explained.choices.map((choice) => ({
    name: game.ask[choice.do] ?? choice.do,
    ways: waysOf(choice),
    rules: choice.rules,
  }));
}

/** What happened, as the log tells it. What it does not tell has no line here either. */
export function happenedLines(explained: Explained, table: GameTable, session: TableSession): readonly HappenedLine[] {
  const teller = tellerOf(session);
  return explained.happened.flatMap(({ event, rules }) => {
    // The registry has forgotten the game's types; this session is one of the same game.
    const telling = table.tell(event as never, teller);
    return telling === null ? [] : [{ telling, rules }];
  });
}

function waysOf({ count }: Choice): string {
  return count === null ? words.table.ask.own : sentence(words.table.ask.ways, { count });
}

