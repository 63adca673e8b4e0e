/** Answers to a spell. */
import { fullBeard, walrusMoustache } from '$lib/art/cards/face/beards';
import { shutEyes } from '$lib/art/cards/face/eyes';
import { face } from '$lib/art/cards/face/face';
import type { Point } from '$lib/art/cards/geometry';
import { sparkle } from '$lib/art/cards/ornaments';
import { BRASS, BRASS_LIGHT, HAIR, INK, IVORY, PAPER, SKIN, WALNUT_LIGHT, WHITE } from '$lib/art/cards/palette';
import { blot, box, circle, dot, line, placed, shape } from '$lib/art/cards/pen';
import { type Svg, together } from '$lib/art/svg';
import { GOLD, mouthGap } from './parts';

const BUBBLES: readonly Point[] = [[-8, 18], [14, 24], [-2, 2], [6, -12]];

/** Trimmings turn to gold in an alembic. */
export const transmuteTrimmings = (): Svg =>
  together(
    shape('M-13 -56H13V-48L10 -46V-18L42 36C48 48 40 58 28 58H-28C-40 58 -48 48 -42 36L-10 -18V-46L-13 -48Z', '#d9e8ea'),
    shape('M-27 12H27L42 37C47 48 40 55 28 55H-28C-40 55 -47 48 -42 37Z', GOLD.base, 2.8),
    line('M-24 30q6 -8 12 0t12 0M2 42q6 -8 12 0t10 0M-30 44q5 -6 10 0', 3, GOLD.dark),
    ...BUBBLES.map(([x, y], index) => circle(x, y, 4.6 - index * 0.5, BRASS_LIGHT, 2.2)),
    sparkle(40, -26, 15),
    sparkle(-38, -30, 10),
    line('M-6 -42V-16', 3, WHITE),
    box(-16, -60, 32, 9, 4, WALNUT_LIGHT),
  );

/** A bald head, shut eyes, a raised hand: no. */
export const baldRefusal = (): Svg =>
  together(
    placed(
      'translate(-10 4) scale(.78)',
      face({ head: 'egg', skin: 'brown', hair: 'black', eyes: shutEyes(), brows: 'raised', nose: 'broad', mouth: 'flat', neck: 22 }),
    ),
    line('M-26 -44Q-18 -52 -8 -53', 4.4, WHITE, { opacity: 0.75 }),
    placed('translate(34 26) rotate(6)', raisedHand()),
  );

const raisedHand = (): Svg =>
  together(
    shape(
      'M-20 36V4C-30 -2 -32 -10 -27 -12C-22 -13 -18 -8 -14 -6V-28C-14 -36 -4 -36 -4 -28V-33C-4 -41 7 -41 7 -33V-29C7 -36 17 -36 17 -28V-20C17 -27 26 -27 26 -20V8C26 18 22 24 22 36Z',
      SKIN.brown.base,
    ),
    line('M-4 -28V-6M7 -30V-6M17 -24V-4', 2.6),
    line('M-6 8Q6 2 18 8', 2.4, SKIN.brown.shade),
    shape('M-24 32H26V46H-24Z', PAPER, 3),
  );

/** A ghost with a beard that was once admired. */
export const beardedApparition = (): Svg =>
  together(
    shape('M-46 54C-52 -10 -46 -58 0 -58C46 -58 52 -10 46 54L32 42L18 56L0 42L-18 56L-32 42Z', '#eef2ec'),
    line('M-34 -10C-36 10 -36 24 -34 34', 3, '#b9c6be'),
    ...[-16, 16].map((x) => together(blot(x, -26, 7, 10, INK), dot(x + 2, -30, 2.2, WHITE))),
    placed(
      'translate(0 4) scale(.78)',
      fullBeard(HAIR.grey, { width: 38, top: -16, bottom: 54, tips: 3, mouthY: -2 }),
      mouthGap(6, 9),
      walrusMoustache(HAIR.grey, 34, -6, 20),
    ),
  );

const BOUNCED = '#9a77b3';
const LATHER: readonly (readonly [x: number, y: number, radius: number])[] =
  [[-30, 12, 13], [-14, 22, 14], [4, 26, 12], [-38, -4, 9], [-24, 0, 9], [18, 22, 8]];

/** A shaving mirror that throws the spell back. */
export const mirrorLather = (): Svg =>
  together(
    line('M0 30V52', 10),
    line('M0 30V52', 5, BRASS),
    shape('M-30 60Q-26 48 0 48Q26 48 30 60Z', BRASS, 3.2),
    circle(0, -8, 44, BRASS, 3.4),
    circle(0, -8, 35, '#cfe3e8'),
    line('M-20 -26L-4 -38M-24 -12L10 -36', 3.4, WHITE),
    line('M40 -56L6 -4L52 14', 11),
    line('M40 -56L6 -4L50 13', 5.5, BOUNCED),
    shape('M44 2L64 18L40 24Z', BOUNCED, 3),
    ...LATHER.map(([x, y, radius]) => circle(x, y, radius, IVORY, 2.8)),
    line('M-34 8q2 -4 6 -5M-18 18q2 -4 6 -5', 2.2, '#b5ab97'),
  );
