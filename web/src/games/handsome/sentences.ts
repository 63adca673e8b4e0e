// What the log, the bar and the head of the bill say. Templates are in the words of the game; facts come from the wire.

import words from '$words/en/handsome.json';
import type { GameNowOf } from '$lib/table/session.svelte';
import { sentence, type Facts, type Template } from '$lib/words';
import type { Teller, Telling } from '../registry';
import type {
  Challenged,
  Gave,
  HandsomeAction,
  HandsomeEvent,
  HandsomeView,
  RoundScored,
  WordsTurnedUp,
} from '../../wire/handsome';
import { gained } from './points';

export type HandsomeGame = GameNowOf<HandsomeView, HandsomeAction>;

/** The sentence of an event. */
export function tell(event: HandsomeEvent, teller: Teller): Telling | null {
  switch (event.event) {
    case 'dealt':
      return { ...telling(words.log.dealt, { round: event.round }, null), heading: true };
    case 'gave':
      return tellGave(event, teller);
    case 'centre_turned_up':
      return telling(words.log.centre, { cards: event.given, count: event.given.length }, null);
    case 'handed_in':
      return bySeat(words.log.handed_in, event.seat, teller);
    case 'words_turned_up':
      return tellWords(event, teller);
    case 'challenged':
      return tellChallenge(event, teller);
    case 'said_done':
      return bySeat(words.log.done, event.seat, teller);
    case 'round_scored':
      return tellScore(event, teller);
    case 'stop_wished':
      return bySeat(event.wish ? words.log.wish : words.log.no_wish, event.seat, teller);
    case 'game_ended': {
      const [winner] = event.winners;
      if (event.why !== 'nines' || winner === undefined) return telling(words.log[event.why], {}, null);
      return bySeat(words.log.nines, winner, teller);
    }
  }
}

function tellGave({ seat, cards }: Gave, teller: Teller): Telling {
  if (cards == null) return bySeat(words.log.gave, seat, teller);
  return telling(words.log.gave_own, { name: teller.nameOf(seat), cards }, seat);
}

function tellWords(event: WordsTurnedUp, teller: Teller): Telling {
  const said = event.words.map((made, seat) => {
    const name = teller.nameOf(seat);
    return made === null ? sentence(words.log.no_word, { name }) : sentence(words.log.word, { name, word: made.word });
  });
  return telling(words.log.turned_up, { words: said }, null);
}

function tellChallenge({ seat, target, word, real }: Challenged, teller: Teller): Telling {
  const facts = { name: teller.nameOf(seat), owner: teller.nameOf(target), word };
  return telling(real ? words.log.stands : words.log.falls, facts, seat);
}

function tellScore({ points }: RoundScored, teller: Teller): Telling {
  const said = points.flatMap((count, seat) =>
    count === 0 ? [] : [sentence(words.log.scored_one, { name: teller.nameOf(seat), points: gained(count) })],
  );
  return said.length === 0 ? telling(words.log.scored_none, {}, null) : telling(words.log.scored, { points: said }, null);
}

/** How far the game is: "round 4, dictionary as referee". */
export function progress({ view }: HandsomeGame): string {
  const { way, party } = view.terms;
  return sentence(party ? words.progress.party : words.progress.round, { round: view.round, way }, words);
}

/** The headline of the bill. */
export function headline({ view, winners }: HandsomeGame, teller: Teller): string {
  const names = winners.map((seat) => teller.nameOf(seat));
  const [name] = names;
  if (name === undefined) return words.bill.headline.nobody;
  if (names.length > 1) return sentence(words.bill.headline.shared, { names });
  return sentence(view.ending === 'nines' ? words.bill.headline.nines : words.bill.headline.best, { name });
}

const telling = (template: Template, facts: Facts, seat: number | null): Telling => ({ template, facts, seat });

const bySeat = (template: Template, seat: number, teller: Teller): Telling =>
  telling(template, { name: teller.nameOf(seat) }, seat);
