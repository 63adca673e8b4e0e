/** The bow tie: a dinner jacket, a raised brow, and a spotted tie that nobody tied for him. */
import { curledMoustache } from '$lib/art/cards/face/beards';
import { plainEyes } from '$lib/art/cards/face/eyes';
import { face } from '$lib/art/cards/face/face';
import { cheeks } from '$lib/art/cards/face/features';
import type { Point } from '$lib/art/cards/geometry';
import { lock } from '$lib/art/cards/hair';
import { type HairColour, IVORY, PAPER, RED } from '$lib/art/cards/palette';
import { both, box, dot, line, placed, shape } from '$lib/art/cards/pen';
import { type Svg, together } from '$lib/art/svg';
import { SUITS } from '../suits';
import { type Person, hairOf } from './cast';

export const bowTieBust = (person: Person): Svg =>
  face({
    ...person, head: 'long', brows: 'raised', nose: 'long', mouth: 'smirk', neck: 22,
    eyes: plainEyes('#3c5a4a', 2),
    cheeks: cheeks('#d4614a', 18, 25),
    body: dinnerJacket(),
    moustache: curledMoustache(hairOf(person), { reach: 42, y: 37, rise: 24, thickness: 9, strands: 3 }),
    crown: partedHair(hairOf(person)),
  });

const dinnerJacket = (): Svg =>
  together(
    shape('M-124 220C-122 140 -90 116 -40 100L0 118L40 100C90 116 122 140 124 220Z', SUITS.bowTie.main, 4.4),
    shape('M-34 100L-50 220H50L34 100L0 122Z', IVORY, 4),
    shape('M-38 98L-78 150L-46 220L-30 180ZM38 98L78 150L46 220L30 180Z', SUITS.bowTie.dark, 4),
  );

const partedHair = (hair: HairColour): Svg =>
  together(
    lock([[-42, -6], [-58, -70], [-14, -92], [14, -60]], [[-34, -30], [-32, -46], [-8, -58], [14, -60]], hair),
    lock([[42, -6], [62, -72], [20, -96], [-14, -66]], [[34, -30], [34, -50], [14, -62], [-14, -66]], hair, 5),
  );

const SPOTS: readonly Point[] = [[20, -8], [36, -14], [36, 2], [22, 8], [46, 12], [46, -8], [34, 16]];

/** The bow tie itself, in the place of a card. */
export const bowTieItself = (): Svg =>
  placed(
    'translate(120 143)',
    both(
      shape('M4 -8C16 -24 34 -28 52 -24C58 -10 58 10 52 24C34 28 16 24 4 8Z', RED, 3.6),
      ...SPOTS.map(([x, y]) => dot(x, y, 3.1, PAPER)),
      line('M8 -4Q18 -8 24 -4M8 5Q16 8 22 5', 2.4),
    ),
    box(-9, -12, 18, 24, 6, RED, 3.6),
  );
