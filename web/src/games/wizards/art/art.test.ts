import { describe, expect, test } from 'vitest';
import { expectRepeatableArt } from '$lib/art/cleanArt';
import { PLAYER_COLOURS } from '$lib/art/players';
import {
  type Ritual, type WizardCard, type WizardCardLabels, actionCard, beardMeter, emblemOf, emptyPlace,
  equipmentItem, equipmentShelf, goldenHairCard, ritualCard, ritualCost, smallBeardMeter, wizardBack,
  wizardPortrait,
} from './index';

/** The house deck (BW-1.3): kind, and the backgrounds that the copies have. */
const DECK: Readonly<Record<string, readonly [kind: string, ...colours: string[]]>> = {
  'Flaming Follicles': ['spell', 'green', 'purple', 'pink', 'blue'],
  'Sprouting Salve': ['spell', 'green', 'purple', 'pink', 'blue'],
  'Close Shave': ['spell', 'green', 'purple', 'pink', 'blue'],
  'Tangled Tresses': ['spell', 'green', 'purple', 'pink', 'blue'],
  'Sticky Fingers': ['spell', 'green', 'purple', 'pink', 'blue'],
  'Owl Post': ['spell', 'green', 'purple', 'pink', 'blue'],
  "Barber's Bargain": ['spell', 'green', 'pink'],
  'Beard Swap': ['spell', 'purple', 'blue'],
  'Shear Panic': ['spell', 'green', 'blue'],
  'Rust and Ruin': ['spell', 'purple', 'pink'],
  'Static Shock': ['spell', 'green', 'purple'],
  'Great Equaliser': ['spell', 'pink', 'blue'],
  'Transmute Trimmings': ['counterspell', 'green', 'purple', 'pink', 'blue'],
  'Bald Refusal': ['counterspell', 'green', 'purple', 'pink', 'blue'],
  'Bearded Apparition': ['counterspell', 'green', 'purple', 'pink', 'blue'],
  'Mirror Lather': ['counterspell', 'purple', 'blue'],
  'Dwarven Beard': ['beard', 'green', 'pink'],
  'Braided Beard': ['beard', 'green', 'purple'],
  'Pirate Beard': ['beard', 'pink', 'blue'],
  "Wizard's Beard": ['beard', 'green', 'blue'],
  'Bramble Beard': ['beard', 'purple', 'pink'],
  'Mask of Many Beards': ['artifact', 'green', 'blue'],
  'Golden Comb': ['artifact', 'purple', 'pink'],
  'Crystal Mirror': ['artifact', 'green', 'pink'],
  'Enchanted Razor': ['artifact', 'purple', 'blue'],
  'Dye Pot': ['artifact', 'green', 'purple'],
  'Bottomless Satchel': ['artifact', 'pink', 'blue'],
};
const NAMES = Object.keys(DECK);
const KINDS = ['spell', 'counterspell', 'beard', 'artifact'];
const COLOURS = ['green', 'purple', 'pink', 'blue'];
const SIZES = ['full', 'hand'] as const;

const cardOf = (name: string, colour = 'green', kind = DECK[name]?.[0] ?? 'spell'): WizardCard => ({ name, kind, colour });
const labelled = ({ name, kind }: WizardCard): WizardCardLabels => ({ name, kind, text: 'Draw three cards.' });
const drawn = (of: WizardCard) => actionCard(of, labelled(of));
const greyed = (drawing: string) => drawing.replace(/#[0-9a-f]{3,6}/g, '#');
const looks = (drawings: readonly string[]) => new Set(drawings).size;

describe('every card of the house deck', () => {
  test.each(Object.entries(DECK))('%s', (name, [kind, ...colours]) => {
    const cards = colours.flatMap((colour) =>
      SIZES.map((size) => {
        const of = { name, kind, colour };
        return actionCard(of, labelled(of), size);
      }),
    );
    cards.forEach(expectRepeatableArt);
    expect(looks(cards)).toBe(colours.length * SIZES.length);
  });

  test('27 cards, 72 copies, an emblem of its own for each', () => {
    expect(NAMES).toHaveLength(27);
    expect(Object.values(DECK).reduce((sum, [, ...colours]) => sum + colours.length, 0)).toBe(72);
    expect(looks(NAMES.map((name) => emblemOf(cardOf(name))))).toBe(27);
  });

  test('no card of the house falls back to an unknown one', () => {
    const unknown = (name: string) => emblemOf({ ...cardOf(name), name: `${name} too` });
    expect(NAMES.filter((name) => emblemOf(cardOf(name, 'blue')) !== emblemOf(cardOf(name, 'pink')))).toEqual([]);
    expect(NAMES.filter((name) => emblemOf(cardOf(name)) === unknown(name))).toEqual([]);
  });

  test('colour and kind are told without hue', () => {
    expect(looks(COLOURS.map((colour) => greyed(drawn(cardOf('Owl Post', colour)))))).toBe(4);
    expect(looks(KINDS.map((kind) => greyed(drawn(cardOf('Owl Post', 'blue', kind)))))).toBe(4);
  });

  test('a full card has its text, a small one leaves it out', () => {
    const [full, hand] = SIZES.map((size) => actionCard(cardOf('Owl Post'), labelled(cardOf('Owl Post')), size));
    expect(full).toContain('>Draw three cards.<');
    expect(hand).not.toContain('Draw three');
  });
});

describe('an owner’s file', () => {
  test.each(KINDS)('an unknown %s is drawn by its kind, its background and its name', (kind) => {
    const emblems = ['Whisker Whirl', 'Comb Over', 'Zap', 'Whiskerade'].map((name) => emblemOf(cardOf(name, 'pink', kind)));
    emblems.forEach(expectRepeatableArt);
    expect(looks(emblems)).toBeGreaterThan(2);
    expect(emblemOf(cardOf('zap', 'pink', kind)) === emblemOf(cardOf('Zap', 'pink', kind))).toBe(true);
  });

  test('an unknown background and an unknown kind are drawn too', () => {
    expectRepeatableArt(drawn(cardOf('Owl Post', 'orange', 'rumour')));
  });

  test('a name may be spelt in any way that keeps its letters', () => {
    expect(emblemOf(cardOf('wizards_beard')) === emblemOf(cardOf("Wizard's Beard"))).toBe(true);
  });

  test('words on cards are escaped', () => {
    const labels = { name: '<b>&"Zap"', kind: '<Spell>', text: 'Hairs < 3 & "more" than 2.' };
    for (const size of SIZES) expectRepeatableArt(actionCard(cardOf('Zap'), labels, size));
    expectRepeatableArt(goldenHairCard({ name: '<Hair>' }, 3));
    expectRepeatableArt(ritualCard([{ ...RITUALS[0], effect: '<i>&' }], 0, { title: '<T>' }));
  });
});

describe('golden hairs and the back', () => {
  test('a pile tells its number, one hair does not', () => {
    expect(goldenHairCard({ name: 'Golden Hair' }, 24)).toContain('>×24<');
    expect(goldenHairCard({ name: 'Golden Hair' })).not.toContain('×');
    expectRepeatableArt(goldenHairCard({ name: 'Golden Hair' }));
  });

  test('the back looks the same when turned by half', () => {
    expectRepeatableArt(wizardBack());
    expect(wizardBack()).toContain('rotate(180 120 168)');
  });
});

/** BW-5.1 */
const RITUALS: readonly [Ritual, ...Ritual[]] = [
  { hairs: 0, cost: ['any', 'different'], effect: 'Draw 3 cards', wins: false },
  { hairs: 2, cost: ['same', 'same'], effect: 'Draw 2 golden hairs; everyone else draws a card', wins: false },
  { hairs: 3, cost: ['purple', 'green'], effect: 'Pick 3 cards from the discard pile', wins: false },
  { hairs: 5, cost: ['blue', 'pink'], effect: 'Steal 2 golden hairs', wins: false },
  { hairs: 7, cost: ['any', 'different', 'different'], effect: 'Win the game', wins: true },
];
const MARKS = [0, 2, 3, 5, 7];

describe('rituals', () => {
  test('each cost has a picture of its own, a card for a card', () => {
    const costs = RITUALS.map(({ cost }) => ritualCost(cost));
    costs.forEach(expectRepeatableArt);
    expect(looks(costs)).toBe(5);
    expect(costs.map((cost) => cost.match(/<g transform="translate\(\d+ 18\)/g)?.length)).toEqual([2, 2, 2, 2, 3]);
  });

  test('the reference card dims what a beard does not reach', () => {
    const dimmed = (hairs: number) => ritualCard(RITUALS, hairs, { title: 'Rituals' }).match(/#cbbfa6/g)?.length ?? 0;
    expect([0, 2, 4, 7].map(dimmed)).toEqual([4, 3, 2, 0]);
    expectRepeatableArt(ritualCard(RITUALS, 4, { title: 'Rituals' }));
  });
});

describe('wizards', () => {
  test('every player has a face of their own, told without hue', () => {
    const faces = PLAYER_COLOURS.map((colour) => wizardPortrait(colour, 3));
    faces.forEach(expectRepeatableArt);
    expect(looks(faces.map(greyed))).toBe(6);
  });

  test('a beard grows with every hair up to the seventh', () => {
    expect(looks([0, 1, 2, 3, 4, 5, 6, 7].map((hairs) => wizardPortrait('fern', hairs)))).toBe(8);
    expect(wizardPortrait('fern', 12) === wizardPortrait('fern', 7)).toBe(true);
  });

  test.each([0, 1, 4, 7, 15])('the meter shows %d', (hairs) => {
    for (const meter of [beardMeter, smallBeardMeter]) {
      const drawing = meter({ colour: 'plum', hairs, marks: MARKS });
      expectRepeatableArt(drawing);
      expect(drawing).toContain(`>${hairs}<`);
    }
  });

  test('marks that are not reached are dashed', () => {
    const dashed = (hairs: number) => beardMeter({ colour: 'sky', hairs, marks: MARKS }).match(/stroke-dasharray="3 3"/g)?.length ?? 0;
    expect([1, 2, 4, 7].map(dashed)).toEqual([4, 3, 2, 0]);
  });
});

describe('equipment', () => {
  const beard = cardOf('Pirate Beard', 'pink');
  const artifacts = [cardOf('Dye Pot'), cardOf('Orb', 'blue', 'artifact'), cardOf('Golden Comb', 'purple'), cardOf('Dye Pot', 'purple')];
  const freePlaces = (shelf: string) => shelf.match(/stroke-dasharray="6 7"/g)?.length ?? 0;
  const widthOf = (shelf: string) => Number(/viewBox="0 0 (\d+)/.exec(shelf)?.[1]);

  test('free places are outlined', () => {
    expect(freePlaces(equipmentShelf({ beard: null, artifacts: [] }))).toBe(2);
    expect(freePlaces(equipmentShelf({ beard, artifacts: [] }))).toBe(1);
    expect(freePlaces(equipmentShelf({ beard, artifacts }))).toBe(0);
  });

  test('a shelf takes any number of artifacts (BW-3.5)', () => {
    const shelf = equipmentShelf({ beard, artifacts });
    expectRepeatableArt(shelf);
    expect(widthOf(shelf)).toBeGreaterThan(widthOf(equipmentShelf({ beard, artifacts: artifacts.slice(0, 1) })));
  });

  test('each thing has a picture for a button of its own', () => {
    [...artifacts.map(equipmentItem), emptyPlace('beard'), emptyPlace('artifact')].forEach(expectRepeatableArt);
    expect(equipmentItem(cardOf('Dye Pot', 'green')) === equipmentItem(cardOf('Dye Pot', 'purple'))).toBe(false);
  });
});
