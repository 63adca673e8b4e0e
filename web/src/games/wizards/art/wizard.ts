/** The players' wizards: a face and a hat for each colour, and a golden beard that grows. */
import { curledMoustache } from '$lib/art/cards/face/beards';
import { plainEyes, shutEyes } from '$lib/art/cards/face/eyes';
import { face } from '$lib/art/cards/face/face';
import { type BrowShape, type NoseShape, cheeks } from '$lib/art/cards/face/features';
import type { Cubic } from '$lib/art/cards/geometry';
import { steps } from '$lib/art/cards/geometry';
import { lock } from '$lib/art/cards/hair';
import { sparkle } from '$lib/art/cards/ornaments';
import { type SkinTone, BRASS, HAIR, MOUTH } from '$lib/art/cards/palette';
import { line, placed, shape } from '$lib/art/cards/pen';
import { memoised } from '$lib/art/memo';
import { type PlayerColour, PLAYERS, symbol } from '$lib/art/players';
import { type Svg, nothing, together } from '$lib/art/svg';

interface Looks {
  readonly skin: SkinTone;
  readonly nose: NoseShape;
  readonly brows: BrowShape;
  readonly iris: string;
}

/** So that nobody must look at the hat to know whose beard is growing. */
const LOOKS: Readonly<Record<PlayerColour, Looks>> = {
  ginger: { skin: 'fair', nose: 'bulb', brows: 'bushy', iris: '#3c5a4a' },
  sky: { skin: 'pale', nose: 'long', brows: 'raised', iris: '#2f5d8c' },
  fern: { skin: 'ruddy', nose: 'button', brows: 'plain', iris: '#4a2c8c' },
  blond: { skin: 'tan', nose: 'hook', brows: 'angry', iris: '#6b3d17' },
  bluebeard: { skin: 'brown', nose: 'wedge', brows: 'bushy', iris: '#4a2c1d' },
  plum: { skin: 'deep', nose: 'broad', brows: 'thin', iris: '#4a2c1d' },
};

/** How long the drawing of a beard can grow; more hairs look like this many. */
export const LONGEST = 7;

/** How far one hair lets the tip of a beard sink. */
const GROWTH = 21;

/** The y of a beard's tip below the eyes. */
export const beardTip = (hairs: number): number => 52 + GROWTH * Math.min(hairs, LONGEST);

/**
 * A player's wizard about a point between the eyes: the tip of the hat is at −140, that of the beard at `beardTip`.
 *
 * `serene` shuts the eyes: the beard is long enough for the last ritual.
 */
export const wizardPortrait = memoised((colour: PlayerColour, hairs: number, serene = false): Svg => {
  const { skin, nose, brows, iris } = LOOKS[colour];
  const length = Math.max(0, Math.min(hairs, LONGEST));
  return face({
    head: 'oval', skin, hair: 'gold', brows, nose, neck: 0,
    mouth: length === 0 ? 'wobble' : 'none',
    eyes: serene ? shutEyes() : plainEyes(iris),
    cheeks: cheeks(),
    beard: length === 0 ? threeStubbles() : together(goldenBeard(length), mouthSlit()),
    moustache: length < 2 ? nothing : moustache(length),
    crown: hat(colour),
  });
});

const threeStubbles = (): Svg => line('M-8 60l1 5M0 64v5M8 60l-1 5', 2.6, HAIR.gold.dark);

const mouthSlit = (): Svg => shape('M-9 42Q0 38 9 42Q0 52 -9 42Z', MOUTH, 2.6);

const moustache = (length: number): Svg =>
  curledMoustache(HAIR.gold, {
    reach: 26 + length * 4.5, y: 30, rise: 14 + length * 2, thickness: 9 + length * 0.5, strands: 3,
  });

/** A lock in the middle, and one more on a side for every further hair, the outermost behind. */
function goldenBeard(length: number): Svg {
  const sides = steps(1, length).reverse().map((index) => sideLock(index, length));
  const tip = length > 4 ? -6 : 0;
  const fall = GROWTH * length;
  const edge = (side: number): Cubic => [[side * 12, 46], [side * 20, 66], [side * 14, 46 + fall * 0.7], [tip, 52 + fall]];
  return together(...sides, lock(edge(-1), edge(1), HAIR.gold, 4, 3));
}

/** The lock of one hair: 1 and 2 lie next to the middle, on the right and on the left, higher ones further out. */
function sideLock(index: number, length: number): Svg {
  const side = index % 2 === 0 ? -1 : 1;
  const place = Math.ceil(index / 2);
  const x = (place * (12 + length * 5)) / 4.6;
  const fall = GROWTH * length;
  const tip = [side * (x * 0.9 + 2), 46 + fall * (1 - place * 0.11)] as const;
  return lock(
    [[side * (x + 4), 40 - place * 9], [side * (x + 20 + place * 4), 70], [side * (x + 14 + place * 3), 40 + fall * 0.6], tip],
    [[side * 3, 46], [side * 2, 70], [side * 4, 46 + fall * 0.6], tip],
    HAIR.gold, 3, 3,
  );
}

/** A hat in the player's colour, with the player's symbol. */
function hat(colour: PlayerColour): Svg {
  const { base, onBase, symbol: mark } = PLAYERS[colour];
  return together(
    shape('M-46 -36L-14 -116Q0 -140 26 -122L40 -104L24 -108L46 -36Z', base, 3.6),
    shape('M-80 -40C-50 -20 50 -20 80 -40C74 -58 40 -52 0 -52C-40 -52 -74 -58 -80 -40Z', base, 3.6),
    line('M-42 -50Q0 -38 42 -50', 7, BRASS),
    placed('translate(2 -76)', symbol(mark, onBase, 1.35)),
    sparkle(14, -106, 7),
  );
}
