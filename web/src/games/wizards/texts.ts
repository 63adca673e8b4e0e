// What cards and rituals do, in words: one clause for each effect, so that an owner's cards have their text too.

import words from '$words/en/wizards.json';
import { join, sentence } from '$lib/words';
import type { CardInfo, RitualInfo } from '../../wire/wizards';

type Effect = CardInfo['effects'][number];
type Standing = CardInfo['standing'][number];

/** What an effect counts: cards, hairs or actions; 1 where it counts nothing. */
const countOf = (effect: Effect | Standing): number => {
  if ('hairs' in effect) return effect.hairs;
  if ('cards' in effect) return effect.cards;
  return 'actions' in effect ? effect.actions : 1;
};

const clause = (effect: Effect | Standing): string =>
  sentence({ ...words.effects, ...words.standing }[effect.do], { count: countOf(effect) }, words);

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const inTurn = (effects: readonly Effect[]): string => effects.map(clause).join(words.then);

/** The text of a card, in a game of so many players. */
export function cardText({ effects, standing, use, spell }: CardInfo, players: number): string {
  const parts = effects.length === 0 ? [] : [upper(inTurn(effects))];
  if (use !== null) parts.splice(0, 1, sentence(words.uses[use], { effects: inTurn(effects) }));
  const outcome = spell === 'redirected' && players === 2 ? words.outcomes.redirected_back : null;
  if (spell !== null) parts.splice(spell === 'stopped' ? 0 : parts.length, 0, outcome ?? words.outcomes[spell]);
  parts.push(...standing.map((each) => upper(clause(each))));
  return parts.map((part) => `${part}.`).join(' ');
}

/** "Draw two golden hairs, then every other player draws a card" */
export const ritualText = ({ effects }: Pick<RitualInfo, 'effects'>): string => upper(inTurn(effects));

const GROUPS = ['any', 'same', 'different'] as const;

/** The cost of a ritual: "two cards of different colours". */
export function costText(cost: readonly string[]): string {
  const count = cost.length;
  const [any, same, different] = GROUPS.map((group) => cost.filter((each) => each === group).length);
  if (same === count) return sentence(words.cost.same, { count }, words);
  if ((any ?? 0) + (different ?? 0) === count && (any ?? 0) <= 1 && count > 1)
    return sentence(count === 2 ? words.cost.two_different : words.cost.all_different, { count }, words);
  const colours = cost.filter((each) => !GROUPS.some((group) => group === each));
  const named = colours.map((colour) => sentence(words.cost.colour, { colour }, words));
  if (colours.length === count) return sentence(words.cost.colours, { colours: named });
  const parts = [
    ...named,
    ...((any ?? 0) > 0 ? [sentence(words.cost.any, { count: any ?? 0 }, words)] : []),
    ...((same ?? 0) > 0 ? [sentence(words.cost.same, { count: same ?? 0 }, words)] : []),
    ...((different ?? 0) > 0 ? [sentence(words.cost.different, { count: different ?? 0 }, words)] : []),
  ];
  return join(parts, words);
}
