/** Beards to equip: false ones, on strings. */
import { curledMoustache, walrusMoustache } from '$lib/art/cards/face/beards';
import type { Point } from '$lib/art/cards/geometry';
import { lock, locks, plait } from '$lib/art/cards/hair';
import { sparkle } from '$lib/art/cards/ornaments';
import { BRASS, HAIR, INK, PAPER, RED } from '$lib/art/cards/palette';
import { both, box, circle, dot, line, placed, shape } from '$lib/art/cards/pen';
import { type Svg, together } from '$lib/art/svg';
import { beardStrings, FLAME, mouthGap } from './parts';

/** Where the mouth is in a beard that hangs on its strings. */
const MOUTH_Y = -8;
const MOUSTACHE_Y = -18;

/** Broad, and clasped with brass. */
export const dwarvenBeard = (): Svg =>
  together(
    beardStrings(),
    locks([[46, -30], [62, 0], [62, 34], [44, 58]], [[32, -20], [26, 4], [20, 40], [24, 58]], HAIR.ginger, 5),
    lock([[-26, 0], [-34, 20], [-28, 44], [-24, 58]], [[26, 0], [34, 20], [28, 44], [24, 58]], HAIR.ginger, 7),
    both(clasp(26, 40)),
    clasp(-13, 34),
    mouthGap(MOUTH_Y),
    walrusMoustache(HAIR.ginger, 38, MOUSTACHE_Y, 24),
  );

const clasp = (x: number, y: number): Svg => together(box(x, y, 26, 12, 4, BRASS), circle(x + 13, y + 6, 3, RED, 1.8));

export const braidedBeard = (): Svg =>
  together(
    beardStrings(),
    locks([[44, -30], [48, -4], [30, 10], [8, 18]], [[30, -20], [24, -2], [10, 2], [0, 4]], HAIR.blond),
    plait([0, 4], 38, 3, 17, HAIR.blond, { taper: 0.12, tie: RED }),
    both(plait([27, 2], 18, 2, 14, HAIR.blond, { taper: 0.1, lean: 2 })),
    mouthGap(MOUTH_Y),
    walrusMoustache(HAIR.blond, 34, MOUSTACHE_Y, 20),
  );

/** Black, with lit fuses at its tips and a small skull in the middle. */
export const pirateBeard = (): Svg =>
  together(
    beardStrings(),
    locks([[46, -30], [70, -6], [50, 16], [66, 34]], [[32, -22], [36, 0], [34, 20], [66, 34]], HAIR.black),
    locks([[40, -10], [54, 14], [34, 36], [44, 54]], [[20, -4], [18, 24], [20, 40], [44, 54]], HAIR.black),
    lock([[-22, -2], [-32, 24], [-16, 44], [4, 60]], [[22, -2], [28, 24], [16, 40], [4, 60]], HAIR.black, 5),
    mouthGap(MOUTH_Y),
    curledMoustache(HAIR.black, { reach: 44, y: -14, rise: 16, thickness: 12, strands: 3 }),
    placed('translate(0 26)', skull()),
    both(line('M62 32q8 4 4 12', 3, '#e7cf9f'), sparkle(68, 48, 8, FLAME)),
  );

const skull = (): Svg =>
  together(
    shape('M-10 -2C-12 -14 12 -14 10 -2L7 2V8H-7V2Z', PAPER, 2.6),
    dot(-4, -3, 2.4, INK),
    dot(4, -3, 2.4, INK),
  );

/** White, pointed, with stars in it. */
export const wizardsBeard = (): Svg =>
  together(
    beardStrings(),
    locks([[44, -32], [60, 0], [36, 34], [14, 62]], [[30, -22], [26, 4], [14, 30], [14, 62]], HAIR.white, 5),
    lock([[-22, -2], [-28, 22], [-16, 44], [-2, 66]], [[22, -2], [28, 22], [14, 46], [-2, 66]], HAIR.white, 6),
    mouthGap(MOUTH_Y),
    curledMoustache(HAIR.white, { reach: 50, y: -14, rise: -18, thickness: 14 }),
    sparkle(-18, 18, 9),
    sparkle(16, 32, 7),
    sparkle(30, 4, 8),
    sparkle(-6, 44, 6),
  );

const THORNS =
  'M-36 4l-6 6M-18 16l-2 -9M4 18l4 -8M22 26l8 -4M38 6l8 4M20 16l2 9M-2 26l-7 -3M-14 34l7 5M33 40l8 2';
const ROSES: readonly Point[] = [[-24, 42], [30, 20], [-34, 14]];

/** Green, with thorns, roses, and no way in. */
export const brambleBeard = (): Svg =>
  together(
    beardStrings(),
    locks([[44, -32], [58, -4], [52, 30], [22, 54]], [[30, -22], [24, 2], [16, 20], [0, 30]], HAIR.green),
    lock([[-18, 0], [-24, 24], [-10, 44], [0, 60]], [[18, 0], [24, 24], [10, 44], [0, 60]], HAIR.green),
    mouthGap(MOUTH_Y),
    walrusMoustache(HAIR.green, 36, MOUSTACHE_Y, 22),
    vine('M-46 -14C-30 20 10 10 30 34C36 42 34 52 26 56'),
    vine('M46 -12C36 16 0 16 -20 40'),
    line(THORNS, 3.4),
    ...ROSES.map(rose),
  );

const vine = (d: string): Svg => together(line(d, 8), line(d, 3.6, '#7a5230'));

const rose = ([x, y]: Point): Svg =>
  together(circle(x, y, 7.5, '#c8416b', 2.6), line(`M${x - 3} ${y}q3 -5 6 0q-3 4 -5 1`, 1.8, '#7a1c3c'));
