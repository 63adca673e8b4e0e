// Small things for the tests of this folder: cards as the notation writes them, and a view of a few house cards.

import type { Card, CardInfo, Player, RitualInfo, WizardsView } from '../../wire/wizards';
import { infoOf, inHand, type HandCard } from './cards';

const COLOURS = { g: 'green', p: 'purple', k: 'pink', b: 'blue' } as const;

const plain: CardInfo = { ...infoOf({ cards: [] }, ''), colours: ['green', 'purple', 'pink', 'blue'] };

/** Some cards of the house deck (BW-1.3), by their codes. */
const CARDS = {
  FF: {
    ...plain,
    name: 'Flaming Follicles',
    targeted: true,
    answerable: true,
    effects: [{ do: 'steal_hairs', hairs: 1 }],
    house: false,
  },
  OP: { ...plain, name: 'Owl Post', effects: [{ do: 'draw_cards', cards: 3 }] },
  BB: {
    ...plain,
    name: "Barber's Bargain",
    pays: 2,
    effects: [
      { do: 'pay_cards', cards: 2 },
      { do: 'draw_hairs', hairs: 2 },
    ],
  },
  RR: {
    ...plain,
    name: 'Rust and Ruin',
    targeted: true,
    answerable: true,
    chooses_artifact: true,
    effects: [{ do: 'discard_artifact' }],
  },
  TR: {
    ...plain,
    name: 'Transmute Trimmings',
    kind: 'counterspell',
    effects: [{ do: 'draw_hairs', hairs: 2 }],
    spell: 'happens',
    house: false,
  },
  ML: {
    ...plain,
    name: 'Mirror Lather',
    kind: 'counterspell',
    effects: [{ do: 'draw_cards', cards: 1 }],
    spell: 'stopped',
  },
  BA: { ...plain, name: 'Bearded Apparition', kind: 'counterspell', spell: 'redirected', house: false },
  PB: { ...plain, name: 'Pirate Beard', kind: 'beard', standing: [{ do: 'draw_on_stealing', cards: 1 }] },
  GC: {
    ...plain,
    name: 'Golden Comb',
    kind: 'artifact',
    use: 'turn',
    pays: 2,
    effects: [
      { do: 'pay_cards', cards: 2 },
      { do: 'draw_hairs', hairs: 1 },
    ],
  },
  MM: {
    ...plain,
    name: 'Mask of Many Beards',
    kind: 'artifact',
    use: 'start',
    targeted: true,
    effects: [{ do: 'swap_hands' }],
    house: false,
  },
  DP: { ...plain, name: 'Dye Pot', kind: 'artifact', standing: [{ do: 'dye', cards: 1 }] },
} satisfies Record<string, CardInfo>;

/** The card of a code: `pOP` is the purple Owl Post. */
export const card = (code: string): Card => ({
  name: CARDS[code.slice(1) as keyof typeof CARDS].name,
  colour: COLOURS[code[0] as keyof typeof COLOURS],
});

/** The cards of codes with blanks between them. */
export const cards = (codes: string): Card[] => codes.split(' ').filter(Boolean).map(card);

export const held = (codes: string): HandCard[] => inHand(cards(codes));

export const info = (code: keyof typeof CARDS): CardInfo => CARDS[code];

const ritual = (hairs: number, cost: string[], changed: Partial<RitualInfo>): RitualInfo => ({
  hairs,
  cost,
  effects: [],
  targeted: false,
  wins: false,
  reached: false,
  payable: false,
  ...changed,
});

/** A player with so many golden hairs and cards, and this equipped. */
export const player = (hairs: number, size: number, changed: Partial<Player> = {}): Player => ({
  hairs,
  beard: null,
  artifacts: [],
  cards: size,
  ...changed,
});

/** A view of three players in the middle of a turn of seat 0, with what a test changes. */
export const aView = (changed: Partial<WizardsView> = {}): WizardsView => ({
  game: 'wizards',
  seat: 0,
  round: 4,
  rounds: 50,
  first: 1,
  turn: 0,
  window: 'turn',
  awaited: 0,
  actions_done: 0,
  actions_allowed: 2,
  used: [],
  starts_left: 0,
  picks_left: 0,
  players: [player(3, 4), player(1, 5), player(0, 2)],
  hand: [],
  known: [],
  common: [],
  draw_pile: 30,
  draw_order: null,
  flips: 0,
  discard_pile: [],
  hairs: 11,
  spell: null,
  dye: 0,
  winners: [],
  won_by: null,
  colours: Object.values(COLOURS),
  cards: Object.values(CARDS),
  rituals: [
    ritual(0, ['any', 'different'], { effects: [{ do: 'draw_cards', cards: 3 }], reached: true, payable: true }),
    ritual(5, ['blue', 'pink'], { effects: [{ do: 'steal_hairs', hairs: 2 }], targeted: true }),
    ritual(7, ['any', 'different', 'different'], { effects: [{ do: 'win' }], wins: true }),
  ],
  ...changed,
});
