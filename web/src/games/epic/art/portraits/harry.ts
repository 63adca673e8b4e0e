/** Beardless Harry: a barber's cape, a plaster, a gleaming chin and large eyes that have seen what is coming. */
import { wideEyes } from '$lib/art/cards/face/eyes';
import { face } from '$lib/art/cards/face/face';
import { cheeks } from '$lib/art/cards/face/features';
import { lock } from '$lib/art/cards/hair';
import { sparkle } from '$lib/art/cards/ornaments';
import { HAIR, IVORY, PAPER, RED, WHITE } from '$lib/art/cards/palette';
import { dot, line, placed, shape } from '$lib/art/cards/pen';
import { type Svg, together } from '$lib/art/svg';
import type { ColourScheme } from '../colours';

const CAPE_HEM = 'M-100 150C-96 112 -60 100 -24 94Q0 106 24 94C60 100 96 112 100 150';
const TEAR = '#a9d2e6';

export const harry = (colour: ColourScheme): Svg =>
  face({
    head: 'chin', skin: 'pale', hair: 'blond', brows: 'sad', nose: 'button', mouth: 'wobble', neck: 18,
    eyes: wideEyes('#3d6d93'),
    cheeks: cheeks('#e0705a', 20, 30),
    body: barbersCape(colour),
    marks: line('M-20 72Q-6 80 8 78', 3.4, WHITE, { opacity: 0.9 }),
    crown: bowlCut(),
    front: together(tear(), plaster(), gleam()),
  });

const barbersCape = (colour: ColourScheme): Svg =>
  together(
    shape(`${CAPE_HEM}Z`, PAPER),
    line('M-70 106L-82 150M-44 99L-52 150M44 99L52 150M70 106L82 150M-18 102V150M18 102V150', 7, colour.cloth),
    shape('M-26 90Q0 108 26 90L28 100Q0 118 -28 100Z', PAPER, 3),
    line(CAPE_HEM, 3.6),
  );

const bowlCut = (): Svg =>
  together(
    lock([[-44, -2], [-62, -54], [-38, -82], [6, -80]], [[-30, -34], [-24, -42], [-10, -46], [6, -44]], HAIR.blond, 5),
    lock([[44, -2], [62, -54], [38, -82], [-6, -80]], [[32, -34], [24, -42], [10, -46], [-6, -44]], HAIR.blond, 5),
    lock([[-30, -40], [-34, -70], [-14, -84], [8, -82]], [[30, -40], [36, -66], [24, -80], [8, -82]], HAIR.blond, 6),
    lock([[-2, -80], [-14, -98], [6, -110], [16, -100]], [[8, -80], [2, -92], [8, -100], [16, -100]], HAIR.blond, 1),
  );

const tear = (): Svg => shape('M-36 12C-42 22 -40 30 -34 30C-28 30 -28 22 -36 12Z', TEAR, 2.6);

const plaster = (): Svg =>
  placed('translate(20 66) rotate(-14)', shape('M-11 -9L10 -10L11 9L-10 10Z', IVORY, 2.6), dot(1, 0, 4.6, RED));

const gleam = (): Svg => sparkle(-24, 62, 13, WHITE, 2.2);
