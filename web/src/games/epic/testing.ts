// Small things for the tests of this folder: cards as the notation writes them, and a view of the house set.

import { keyed } from '$lib/cards/held';
import type { Card, Character, EpicView } from '../../wire/epic';
import { cardKey } from './cards';
import type { HandCard } from './sorting';

const COLOURS = { r: 'red', b: 'blue', g: 'green', y: 'yellow' } as const;
const NAMES = {
  BS: 'Barney Stubbles',
  SS: 'Sideburn Sal',
  OH: 'Otto Handlebar',
  EP: 'EPIC',
  BH: 'Beardless Harry',
} as const;

/** The card of a code: `rBH` is the red Beardless Harry. */
export const card = (code: string): Card => ({
  colour: COLOURS[code[0] as keyof typeof COLOURS],
  character: NAMES[code.slice(1) as keyof typeof NAMES],
});

/** The cards of codes with blanks between them. */
export const cards = (codes: string): Card[] => codes.split(' ').filter(Boolean).map(card);

export const pair = (codes: string): [Card, Card] => {
  const [first, second] = cards(codes);
  if (first === undefined || second === undefined) throw new RangeError(`no two cards: ${codes}`);
  return [first, second];
};

export const held = (codes: string): HandCard[] => keyed(cards(codes), cardKey);

const character = (name: string, penalty: number, special: Character['special'] = null): Character => ({
  name,
  penalty,
  special,
  house: ['penalty'],
});

/** A view in the middle of the second round, with what a test changes. */
export const aView = (changed: Partial<EpicView> = {}): EpicView => ({
  game: 'epic',
  seat: 0,
  round: 2,
  rounds: 3,
  dealer: 2,
  turn: 0,
  window: 'turn',
  declaration: null,
  hand: [],
  matching: [],
  claimable: [],
  hand_penalty: 0,
  hand_sizes: [6, 6, 6],
  known: [[], [], []],
  stayed_out: [],
  draw_pile: 80,
  discard_pile: cards('gOH'),
  reshuffles: 0,
  reshuffles_allowed: 2,
  chips: [0, 0, 0],
  bank: 50,
  chip_worth: 5,
  pads: [{ penalties: [0, 9, 4], out: 0 }],
  totals: [0, 9, 4],
  open_hands: null,
  copies: 3,
  colours: Object.values(COLOURS),
  characters: [
    character(NAMES.BS, 1),
    character(NAMES.SS, 2),
    character(NAMES.OH, 6),
    character(NAMES.EP, 10, 'epic'),
    character(NAMES.BH, 15, 'harry'),
  ],
  outcomes: [],
  ...changed,
});
