/** Sideburn Sal: a headscarf with a knot, gold hoops, and sideburns that need no razor. */
import { lashedEyes } from '$lib/art/cards/face/eyes';
import { face, shoulders } from '$lib/art/cards/face/face';
import { cheeks } from '$lib/art/cards/face/features';
import { type Point } from '$lib/art/cards/geometry';
import { lock, locks } from '$lib/art/cards/hair';
import { BRASS_LIGHT, HAIR, INK, PAPER, RED } from '$lib/art/cards/palette';
import { circle, dot, ring, shape } from '$lib/art/cards/pen';
import { type Svg, together } from '$lib/art/svg';
import type { ColourScheme } from '../colours';

const SPOTS: readonly Point[] = [[-34, -50], [-17, -64], [3, -62], [22, -66], [36, -50], [-2, -74]];

export const sal = (colour: ColourScheme): Svg =>
  face({
    head: 'oval', skin: 'brown', hair: 'black', brows: 'thin', nose: 'broad', mouth: 'painted', neck: 19,
    eyes: lashedEyes('#6b3d17'),
    cheeks: cheeks(RED, 14, 24),
    body: jacket(colour),
    beard: sideburns(),
    crown: together(hairAboveScarf(), headscarf(colour)),
    front: together(hoop(-64), hoop(64), beautySpot()),
  });

const jacket = (colour: ColourScheme): Svg =>
  together(
    shoulders(colour.cloth),
    shape('M-42 88L-12 150H12L42 88L20 84L0 116L-20 84Z', PAPER),
    shape('M-42 88L-60 112L-20 150M42 88L60 112L20 150', colour.cloth),
  );

const sideburns = (): Svg =>
  together(
    locks([[34, 40], [40, 52], [42, 58], [36, 66]], [[46, 34], [54, 46], [48, 58], [36, 66]], HAIR.black, 1, 3),
    locks([[21, 38], [24, 50], [28, 58], [22, 66]], [[36, 38], [38, 48], [34, 58], [22, 66]], HAIR.black, 1, 3),
    locks([[10, 33], [10, 44], [14, 52], [8, 58]], [[24, 38], [24, 46], [20, 54], [8, 58]], HAIR.black, 1, 3),
    locks([[47, -38], [47, -8], [64, 24], [46, 42]], [[38, -36], [38, -8], [24, 4], [9, 33]], HAIR.black, 6),
  );

const hairAboveScarf = (): Svg =>
  together(
    lock([[-46, -34], [-86, -90], [-22, -122], [14, -102]], [[-34, -38], [-44, -72], [-14, -84], [14, -102]], HAIR.black),
    lock([[46, -34], [84, -84], [44, -128], [-6, -110]], [[33, -38], [44, -74], [22, -92], [-6, -110]], HAIR.black),
  );

const headscarf = (colour: ColourScheme): Svg =>
  together(
    shape('M-49 -30C-52 -64 -26 -82 0 -82C26 -82 52 -64 49 -30C34 -52 -34 -52 -49 -30Z', colour.cloth),
    ...SPOTS.map(([x, y]) => dot(x, y, 4.2, PAPER)),
    shape('M-2 -80C-30 -104 -42 -92 -36 -80C-32 -70 -14 -72 -2 -76C8 -70 26 -68 32 -78C38 -92 22 -104 -2 -80Z', colour.cloth, 3.2),
    circle(-1, -79, 7, colour.cloth, 3.2),
  );

const hoop = (x: number): Svg => together(ring(x, 8, 9, 6.5), ring(x, 8, 9, 3, BRASS_LIGHT));

const beautySpot = (): Svg => dot(24, 28, 2.4, INK);
