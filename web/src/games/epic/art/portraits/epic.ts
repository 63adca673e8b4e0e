/** EPIC: a beard like a waterfall in the morning sun, crowned with combs. A bird nests in it. */
import { curledMoustache } from '$lib/art/cards/face/beards';
import { shutEyes } from '$lib/art/cards/face/eyes';
import { face } from '$lib/art/cards/face/face';
import { cheeks } from '$lib/art/cards/face/features';
import { type Cubic, type Point, add, polar, trace, TURN } from '$lib/art/cards/geometry';
import { lock, locks } from '$lib/art/cards/hair';
import { BRASS, BRASS_LIGHT, HAIR, INK, LIPS, RED, WALNUT_LIGHT } from '$lib/art/cards/palette';
import { circle, dot, line, patch, placed, shape } from '$lib/art/cards/pen';
import { type Svg, together } from '$lib/art/svg';
import type { ColourScheme } from '../colours';

export const epic = (colour: ColourScheme): Svg =>
  together(sunRays(colour), waterfall(), headAboveBeard(), crownOfCombs(colour), birdsNest(), lostComb());

const SUN: Point = [0, -34];
const RAYS = 28;

function sunRays(colour: ColourScheme): Svg {
  const rays = Array.from({ length: RAYS }, (_, index) => {
    const angle = (index / RAYS) * TURN;
    return trace`M${SUN}L${add(SUN, polar(230, angle))}L${add(SUN, polar(230, angle + 0.11))}Z`;
  });
  return patch(rays.join(''), colour.main, 0.85);
}

/** The tiers of the beard, from the outside in: the outer edge of each and the point it is rooted at within. */
const TIERS: readonly { readonly edge: Cubic; readonly root: Point }[] = [
  { edge: [[36, -46], [118, -60], [112, 40], [124, 176]], root: [20, 0] },
  { edge: [[38, -30], [96, -20], [104, 90], [96, 190]], root: [16, 10] },
  { edge: [[34, -12], [78, 10], [80, 110], [64, 206]], root: [12, 16] },
  { edge: [[26, 2], [54, 40], [52, 120], [30, 214]], root: [6, 20] },
];

const waterfall = (): Svg =>
  together(
    locks([[30, -70], [70, -92], [96, -60], [106, -10]], [[24, -40], [48, -50], [70, -30], [106, -10]], HAIR.gold, 5),
    ...TIERS.map(({ edge, root }) => locks(edge, innerEdge(edge, root), HAIR.gold, 6, 3)),
    lock([[-20, 10], [-34, 60], [-20, 150], [0, 216]], [[20, 10], [34, 60], [20, 150], [0, 216]], HAIR.gold, 9, 3),
  );

const innerEdge = ([, leave, arrive, tip]: Cubic, root: Point): Cubic =>
  [root, [leave[0] * 0.45, leave[1] + 40], [arrive[0] * 0.55, arrive[1] + 10], tip];

const headAboveBeard = (): Svg =>
  placed(
    'translate(0 -44) scale(.74)',
    face({
      head: 'oval', skin: 'tan', hair: 'gold', ears: 'none', brows: 'bushy', nose: 'long', mouth: 'none', neck: 0,
      eyes: shutEyes(),
      cheeks: cheeks('#c23b2a', 16, 28),
    }),
    locks([[47, -24], [58, 20], [50, 66], [8, 84]], [[38, -4], [30, 24], [14, 36], [0, 46]], HAIR.gold, 6, 3.4),
    curledMoustache(HAIR.gold, { reach: 66, y: 32, rise: 30, thickness: 16, strands: 5 }),
    shape('M-8 45Q0 52 8 45Q0 41 -8 45Z', LIPS, 2.6),
  );

const crownOfCombs = (colour: ColourScheme): Svg =>
  placed(
    'translate(0 -86)',
    shape('M-40 8L-48 -28L-26 -10L-14 -38L0 -14L14 -38L26 -10L48 -28L40 8Q0 -4 -40 8Z', BRASS_LIGHT),
    shape('M-41 10Q0 -4 41 10L40 -2Q0 -14 -40 -2Z', BRASS, 3),
    ...([[-48, -29], [-14, -39], [14, -39], [48, -29]] as const).map(([x, y]) => circle(x, y, 4.6, colour.main, 2.6)),
    shape('M0 -7L6 0L0 7L-6 0Z', colour.main, 2.4),
  );

const birdsNest = (): Svg =>
  placed(
    'translate(-56 62)',
    shape('M-20 8C-24 24 24 24 20 8C10 14 -10 14 -20 8Z', WALNUT_LIGHT, 2.8),
    line('M-18 14l12 4M-4 13l12 5M8 12l8 4', 2, '#b27f54'),
    shape('M-14 8C-16 -10 -2 -18 8 -12C16 -8 14 6 8 12C0 14 -10 14 -14 8Z', '#3d86b0', 2.8),
    shape('M10 -8L22 -4L10 0Z', '#e8762d', 2.4),
    dot(4, -6, 2.4, INK),
    shape('M-12 4L-24 -6L-12 -4Z', '#2b5f86', 2.4),
  );

const lostComb = (): Svg =>
  placed(
    'translate(52 54) rotate(28)',
    shape('M-18 -10H18V0H15V14H11V0H7V14H3V0H-1V14H-5V0H-9V14H-13V0H-18Z', RED, 2.6),
  );
