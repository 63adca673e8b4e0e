/** What several emblems are made of. An emblem fills a box of 120 × 120 about 0. */
import { walrusMoustache } from '$lib/art/cards/face/beards';
import { type Point, polar, trace } from '$lib/art/cards/geometry';
import { lock, locks } from '$lib/art/cards/hair';
import { type HairColour, BRASS, HAIR, MOUTH, PAPER, RED } from '$lib/art/cards/palette';
import { circle, line, placed, shape } from '$lib/art/cards/pen';
import { type Svg, together } from '$lib/art/svg';

export const GOLD = HAIR.gold;
export const STEEL = '#e4e7e2';
export const FLAME = '#f6c445';

/** The gap for a mouth in a beard that nobody wears at the moment. */
export const mouthGap = (y = -4, half = 12): Svg =>
  shape(`M${-half} ${y}Q0 ${y - 5} ${half} ${y}Q0 ${y + 10} ${-half} ${y}Z`, MOUTH, 2.6);

/** The strings of a false beard, and the nail that it hangs from. */
export const beardStrings = (): Svg =>
  together(
    line('M0 -60C-16 -56 -42 -50 -44 -26M0 -60C16 -56 42 -50 44 -26', 2.6),
    circle(0, -58, 6, BRASS, 2.8),
  );

/** A small beard with its moustache. */
export const smallBeard = (transform: string, hair: HairColour): Svg =>
  placed(
    transform,
    locks([[34, -26], [44, 0], [38, 30], [4, 46]], [[24, -14], [22, 4], [10, 14], [0, 16]], hair, 3),
    lock([[-12, 10], [-16, 26], [-8, 40], [0, 54]], [[12, 10], [16, 26], [8, 40], [0, 54]], hair, 3),
    mouthGap(2, 9),
    walrusMoustache(hair, 28, -8, 16),
  );

/** An arrow along a circle about 0, from one angle to another (radians, clockwise from the right). */
export function curvedArrow(from: number, to: number, radius: number, colour: string): Svg {
  const at = (angle: number, distance = radius): Point => polar(distance, angle);
  const shaft = trace`M${at(from)}A${radius} ${radius} 0 0 1 ${at(to)}`;
  const head = trace`M${at(to, radius - 12)}L${at(to + 0.3)}L${at(to, radius + 12)}Z`;
  return together(line(shaft, 12), line(shaft, 6.5, colour), shape(head, colour, 2.8));
}

/** An open razor. */
export const razor = (blade: string = STEEL, handle: string = RED): Svg =>
  together(
    shape('M-52 -30L20 -46Q30 -48 32 -38L34 -26L-40 -8Q-50 -8 -52 -30Z', blade),
    line('M-46 -18L30 -35', 2, '#8d9590'),
    shape('M24 -32L34 -34L44 30Q46 42 34 54Q24 62 20 52Q34 36 30 18Z', handle),
    line('M36 -14L40 20', 2.2, PAPER, { opacity: 0.7 }),
    circle(30, -30, 4, BRASS, 2.4),
  );
