/** Emblems for cards that only an owner's file knows: by kind and background, varied by name, always the same for it. */
import { curledMoustache, fullBeard, walrusMoustache } from '$lib/art/cards/face/beards';
import { type Point, polar, polygon, steps, TURN } from '$lib/art/cards/geometry';
import { pick, seedOf } from '$lib/art/cards/lookup';
import { sparkle } from '$lib/art/cards/ornaments';
import { type HairColour, BRASS, BRASS_LIGHT, HAIR, IVORY, PAPER, WALNUT_LIGHT, WHITE } from '$lib/art/cards/palette';
import { box, circle, line, placed, shape } from '$lib/art/cards/pen';
import { type Noise, noise } from '$lib/art/noise';
import { type Svg, together } from '$lib/art/svg';
import { type ColourScheme, schemeOf } from '../colours';
import type { Kind } from '../kinds';
import { symbol } from '../symbols';
import { beardStrings, mouthGap, STEEL } from './parts';

type Painter = (colour: ColourScheme, next: Noise) => Svg;

const PAINTERS: Readonly<Record<Kind, Painter>> = { spell, counterspell, beard, artifact };

export const unknownEmblem = (name: string, kind: Kind, colour: string): Svg =>
  PAINTERS[kind](schemeOf(colour), noise(seedOf(name)));

/** Sparkles around the emblem, at the turn that the noise gives. */
function scattered(count: number, next: Noise): Svg[] {
  const start = next() * TURN;
  return steps(0, count).map((index) => {
    const [x, y] = polar(50 + 4 * next(), start + (index / count) * TURN);
    return sparkle(x, y, 7 + 5 * next());
  });
}

function starburst(points: number, inner: number, outer: number): string {
  const corners = steps(0, points * 2).map((corner): Point => polar(corner % 2 === 0 ? outer : inner, (corner / points) * Math.PI));
  return polygon(corners);
}

/** A burst from the tip of a wand. */
function spell(colour: ColourScheme, next: Noise): Svg {
  const points = pick([7, 8, 9, 11], next);
  const turn = Math.floor(next() * 60);
  return together(
    line('M-50 54L-8 8', 12),
    line('M-50 54L-8 8', 6, WALNUT_LIGHT),
    placed(`translate(8 -10) rotate(${turn})`, shape(starburst(points, 26, 44), BRASS_LIGHT)),
    circle(8, -10, 21, PAPER),
    symbol(colour.symbol, 8, -10, 27, colour.ink),
    ...scattered(3, next),
  );
}

const SHIELDS: readonly [string, ...string[]] = [
  'M0 -52L42 -38V4C42 34 22 48 0 58C-22 48 -42 34 -42 4V-38Z',
  'M-42 -48Q0 -34 42 -48V6C42 34 20 50 0 58C-20 50 -42 34 -42 6Z',
  'M-38 -50H38L46 -30C50 12 30 44 0 58C-30 44 -50 12 -46 -30Z',
];

/** A shield with the background's symbol. */
function counterspell(colour: ColourScheme, next: Noise): Svg {
  const outline = pick(SHIELDS, next);
  return together(
    shape(outline, STEEL),
    placed('translate(0 1) scale(.76)', shape(outline, colour.main)),
    circle(0, -2, 22, PAPER),
    symbol(colour.symbol, 0, -2, 29, colour.ink),
    line('M-32 -30V6', 4, WHITE, { opacity: 0.8 }),
    ...scattered(2, next),
  );
}

const TINTS: readonly [HairColour, ...HairColour[]] =
  [HAIR.ginger, HAIR.black, HAIR.brown, HAIR.grey, HAIR.white, HAIR.blond, HAIR.auburn, HAIR.plum];

const MOUSTACHES: readonly [(hair: HairColour) => Svg, ...((hair: HairColour) => Svg)[]] = [
  (hair) => walrusMoustache(hair, 36, -18, 22),
  (hair) => curledMoustache(hair, { reach: 46, y: -14, rise: 16, thickness: 12, strands: 3 }),
  (hair) => curledMoustache(hair, { reach: 44, y: -14, rise: -18, thickness: 12, strands: 3 }),
];

/** A false beard on its strings. */
function beard(_colour: ColourScheme, next: Noise): Svg {
  const hair = pick(TINTS, next);
  return together(
    beardStrings(),
    fullBeard(hair, { width: 44, top: -30, bottom: 48 + 12 * next(), tips: pick([3, 4, 5], next), mouthY: -12 }),
    mouthGap(-8),
    pick(MOUSTACHES, next)(hair),
  );
}

/** A flask, a sphere on a stand, or a small chest. */
function artifact(colour: ColourScheme, next: Noise): Svg {
  return together(pick([flask, sphere, chest], next)(colour), ...scattered(2, next));
}

const flask = (colour: ColourScheme): Svg =>
  together(
    shape('M-12 -50H12V-22C34 -14 44 4 44 22C44 46 24 58 0 58C-24 58 -44 46 -44 22C-44 4 -34 -14 -12 -22Z', '#d9e8ea'),
    shape('M-43 18Q-20 8 0 18T43 18C46 44 24 57 0 57C-24 57 -46 44 -43 18Z', colour.main, 2.8),
    box(-15, -58, 30, 12, 4, WALNUT_LIGHT),
    line('M-32 4Q-28 -6 -20 -11', 4, WHITE),
    circle(0, 34, 15, PAPER, 2.6),
    symbol(colour.symbol, 0, 34, 19, colour.ink),
  );

const sphere = (colour: ColourScheme): Svg =>
  together(
    shape('M-34 58Q-30 34 0 34Q30 34 34 58Z', BRASS),
    circle(0, -8, 44, colour.tint, 3.4),
    line('M-30 -20Q-24 -38 -8 -42', 5, WHITE),
    symbol(colour.symbol, 0, -6, 40, colour.main),
  );

const chest = (colour: ColourScheme): Svg =>
  together(
    shape('M-48 -8V-24Q-48 -46 -26 -46H26Q48 -46 48 -24V-8Z', '#a06c42'),
    shape('M-50 -10H50V46Q50 52 44 52H-44Q-50 52 -50 46Z', '#8a5a34'),
    shape('M-50 -16H50V-4H-50Z', BRASS, 3),
    line('M-34 -44V-16M34 -44V-16M-34 -4V51M34 -4V51', 6, BRASS),
    circle(0, 14, 20, IVORY),
    symbol(colour.symbol, 0, 14, 26, colour.ink),
  );
