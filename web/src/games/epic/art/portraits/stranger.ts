/** Somebody from an owner's own box: a face put together from what the barber has, always the same for a name. */
import { curledMoustache, fullBeard, walrusMoustache } from '$lib/art/cards/face/beards';
import { lashedEyes, plainEyes, sleepyEyes, wideEyes } from '$lib/art/cards/face/eyes';
import { face, shoulders } from '$lib/art/cards/face/face';
import { type BrowShape, type NoseShape, cheeks, lowerLip } from '$lib/art/cards/face/features';
import type { HeadShape } from '$lib/art/cards/face/heads';
import { lock, locks } from '$lib/art/cards/hair';
import { pick, seedOf } from '$lib/art/cards/lookup';
import {
  type HairColour, type HairTint, type SkinColour, type SkinTone, HAIR, IVORY, SKIN, WHITE,
} from '$lib/art/cards/palette';
import { both, circle, line, shape } from '$lib/art/cards/pen';
import { noise } from '$lib/art/noise';
import { type Svg, together } from '$lib/art/svg';
import type { ColourScheme } from '../colours';

type Several<Item> = readonly [Item, ...Item[]];

const BOWLER = '#38302c';

const HEADS: Several<HeadShape> = ['oval', 'square', 'diamond', 'long'];
const SKINS: Several<SkinTone> = ['pale', 'fair', 'ruddy', 'tan', 'brown', 'deep'];
const TINTS: Several<HairTint> = ['ginger', 'black', 'brown', 'grey', 'white', 'blond', 'auburn'];
const BROW_SHAPES: Several<BrowShape> = ['plain', 'bushy', 'raised', 'thin', 'angry'];
const NOSE_SHAPES: Several<NoseShape> = ['button', 'bulb', 'long', 'hook', 'broad', 'wedge'];
const IRISES: Several<string> = ['#4a2c1d', '#3c5a4a', '#3d6d93', '#6b3d17'];

const EYES: Several<(iris: string, skin: SkinColour) => Svg> = [(iris) => plainEyes(iris), sleepyEyes, wideEyes, lashedEyes];

const BEARDS: Several<(hair: HairColour) => Svg> = [
  (hair) => fullBeard(hair, { width: 46, top: -2, bottom: 96, tips: 4, mouthY: 34 }),
  (hair) => fullBeard(hair, { width: 44, top: 0, bottom: 134, tips: 5, mouthY: 34 }),
  (hair) => together(goatee(hair), lowerLip('M-9 41Q0 45 9 41')),
  (hair) => together(muttonChops(hair), lowerLip('M-12 42Q0 47 12 42')),
];

const MOUSTACHES: Several<(hair: HairColour) => Svg> = [
  (hair) => curledMoustache(hair, { reach: 50, thickness: 11, strands: 3 }),
  (hair) => walrusMoustache(hair),
  (hair) => curledMoustache(hair, { reach: 40, rise: -22, thickness: 10, strands: 3 }),
];

const CROWNS: Several<(hair: HairColour, colour: ColourScheme) => Svg> = [quiff, bowler, woollyCap, baldPate];

export function stranger(name: string, colour: ColourScheme): Svg {
  const next = noise(seedOf(name));
  const skin = pick(SKINS, next);
  const tint = pick(TINTS, next);
  const hair = HAIR[tint];
  return face({
    head: pick(HEADS, next), skin, hair: tint, mouth: 'none',
    brows: pick(BROW_SHAPES, next),
    nose: pick(NOSE_SHAPES, next),
    eyes: pick(EYES, next)(pick(IRISES, next), SKIN[skin]),
    cheeks: cheeks('#c23b2a', 15, 29),
    body: shirt(colour),
    beard: pick(BEARDS, next)(hair),
    moustache: pick(MOUSTACHES, next)(hair),
    crown: pick(CROWNS, next)(hair, colour),
  });
}

const shirt = (colour: ColourScheme): Svg =>
  together(
    shoulders(colour.cloth),
    both(shape('M0 104L10 84L36 80L44 108L22 122Z', IVORY, 3)),
    ...[118, 136].map((y) => circle(0, y, 4, colour.dark, 2.4)),
  );

const goatee = (hair: HairColour): Svg =>
  lock([[-14, 48], [-24, 74], [-14, 98], [0, 116]], [[14, 48], [24, 74], [14, 98], [0, 116]], hair, 6);

const muttonChops = (hair: HairColour): Svg =>
  locks([[48, -34], [58, 0], [60, 46], [34, 72]], [[38, -30], [36, -2], [26, 22], [20, 50]], hair, 5);

function quiff(hair: HairColour): Svg {
  return together(
    lock([[-46, -16], [-56, -66], [-20, -98], [20, -92]], [[-40, -28], [-38, -50], [-16, -62], [20, -62]], hair, 4),
    lock([[46, -16], [58, -72], [26, -104], [-22, -84]], [[40, -28], [38, -52], [14, -66], [-22, -62]], hair, 5),
  );
}

function bowler(_hair: HairColour, colour: ColourScheme): Svg {
  return together(
    shape('M-50 -42C-56 -92 -36 -116 0 -116C36 -116 56 -92 50 -42Z', BOWLER),
    shape('M-51 -46L-52 -62Q0 -48 52 -62L51 -46Q0 -32 -51 -46Z', colour.main, 3),
    shape('M-76 -48C-58 -34 58 -34 76 -48C80 -34 54 -24 0 -24C-54 -24 -80 -34 -76 -48Z', BOWLER),
  );
}

function woollyCap(_hair: HairColour, colour: ColourScheme): Svg {
  return together(
    shape('M-50 -34C-54 -88 -32 -108 0 -108C32 -108 54 -88 50 -34Z', colour.main),
    line('M-24 -100Q-30 -76 -30 -54M0 -106V-54M24 -100Q30 -76 30 -54', 2.6, colour.dark),
    shape('M-53 -26Q0 -46 53 -26L54 -46Q0 -66 -54 -46Z', IVORY, 3.2),
    circle(0, -112, 12, IVORY, 3.2),
  );
}

function baldPate(hair: HairColour): Svg {
  const fringe = locks([[45, -36], [58, -24], [56, -6], [46, 4]], [[40, -34], [46, -22], [44, -10], [46, 4]], hair, 2, 2.8);
  return together(fringe, line('M-22 -48Q-14 -55 -4 -56', 4, WHITE, { opacity: 0.7 }));
}
