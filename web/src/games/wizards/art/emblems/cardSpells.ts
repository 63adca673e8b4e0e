/** Spells that draw cards, or part others from theirs. */
import { steps } from '$lib/art/cards/geometry';
import { lock } from '$lib/art/cards/hair';
import { HAIR, INK, IVORY, MOUTH, PAPER, RED, SKIN, WHITE } from '$lib/art/cards/palette';
import { both, box, circle, dot, line, placed, shape } from '$lib/art/cards/pen';
import { type Svg, together } from '$lib/art/svg';
import { schemeOf } from '../colours';
import { FLAME } from './parts';

/** A knot that no comb will get through. */
export const tangledTresses = (): Svg =>
  together(
    rope('M-54 -34C-30 -50 -6 -30 0 0C8 36 50 8 40 -30', 15),
    rope('M-30 52C-44 20 -8 -8 52 -6', 15),
    rope('M-54 40C-20 60 40 20 34 -16C30 -48 -24 -52 -30 -20C-34 8 24 40 54 34', 17),
    rope('M-6 -22C-2 -10 -2 -6 0 0C2 8 6 14 12 16', 15),
    line('M-58 36l-6 -6M-60 42l-7 2M58 32l7 -4M58 38l6 4', 3, HAIR.ginger.dark),
  );

const rope = (d: string, width: number): Svg =>
  together(
    line(d, width),
    line(d, width - 6, HAIR.ginger.base),
    line(d, 3, HAIR.ginger.light),
    line(d, 1.5, HAIR.ginger.dark, { dash: '9 4' }),
  );

const SLIME = '#9cc24a';

/** A hand on somebody else's card; something green drips from it. */
export const stickyFingers = (): Svg =>
  together(
    placed('rotate(14) translate(6 -14)', box(-16, -52, 42, 58, 5, PAPER, 3.2), box(-10, -46, 30, 46, 3, schemeOf('purple').main, 2)),
    shape(
      'M-34 58V20C-46 8 -54 -4 -50 -10C-44 -16 -36 -4 -28 2V-30C-28 -42 -12 -42 -12 -30V-36C-12 -48 5 -48 5 -36V-30C5 -42 22 -42 22 -30V-20C22 -30 37 -30 37 -20V24C37 40 30 48 30 58Z',
      SKIN.fair.base,
    ),
    line('M-12 -30V-2M5 -34V-2M22 -28V0', 2.8),
    shape(
      'M-29 -26C-28 -44 -11 -44 -11 -28V-8C-11 2 -19 2 -19 -8V-14C-19 -20 -29 -16 -29 -26ZM5 -30C6 -44 23 -44 23 -28V10C23 20 14 20 14 10V-10C14 -16 5 -18 5 -30Z',
      SLIME,
      2.6,
    ),
    circle(18, 30, 5, SLIME, 2.4),
    line('M-24 -30q2 -5 6 -5M10 -33q2 -5 6 -5', 2.4, '#e4f3b4'),
  );

const PLUMAGE = '#8a5a34';
const BEAK = '#e2a62f';

/** An owl with a sealed letter. */
export const owlPost = (): Svg =>
  together(
    shape('M-40 -54C-30 -46 30 -46 40 -54C46 -30 46 10 36 30C26 50 -26 50 -36 30C-46 10 -46 -30 -40 -54Z', PLUMAGE),
    shape('M-22 2C-24 40 24 40 22 2Q0 16 -22 2Z', '#e7cf9f', 2.8),
    line('M-10 16l4 5l4 -5M2 16l4 5l4 -5M-4 26l4 5l4 -5', 2.4, PLUMAGE),
    owlEye(-17),
    owlEye(17),
    shape('M-6 -12L6 -12L0 2Z', BEAK, 2.8),
    both(shape('M36 -18C54 0 52 26 34 38C32 20 32 4 36 -18Z', '#6b4023', 3.2)),
    placed('translate(0 44) rotate(-5)', box(-27, -14, 54, 32, 3, PAPER, 3.2), line('M-25 -12L0 6L25 -12', 2.8), circle(0, 5, 6, RED, 2.4)),
    line('M-10 30v8M-16 30v6M10 30v8M16 30v6', 3.4, BEAK),
  );

const owlEye = (x: number): Svg =>
  together(circle(x, -22, 17, '#f0ddb2', 3.2), dot(x, -22, 8.5, INK), dot(x - 3, -25, 2.8, WHITE));

const SPIKES = 11;

/** Hair on end. */
export const staticShock = (): Svg =>
  together(
    ...steps(0, SPIKES).map((spike) => placed(`translate(0 14) rotate(${-200 + spike * 22})`, hairOnEnd())),
    shape('M-30 12C-30 -18 30 -18 30 12C30 40 18 56 0 56C-18 56 -30 40 -30 12Z', SKIN.fair.base),
    ...[-11, 11].map((x) => together(circle(x, 10, 8.5, IVORY, 2.8), dot(x, 11, 3, INK))),
    shape('M-12 34L-6 30L0 34L6 30L12 34L6 40L0 36L-6 40Z', MOUTH, 2.4),
    shape('M44 -58L18 -26L32 -24L20 4L52 -32L38 -34L54 -56Z', FLAME, 3.2),
  );

const hairOnEnd = (): Svg =>
  lock([[22, -5], [38, -10], [46, 4], [62, -2]], [[22, 6], [36, 8], [48, 12], [62, -2]], HAIR.black, 1, 2.6);
