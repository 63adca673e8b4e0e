/** Spells upon what others have equipped. */
import { type Point, polar, polygon, steps } from '$lib/art/cards/geometry';
import { BRASS_LIGHT, HAIR, INK, IVORY } from '$lib/art/cards/palette';
import { circle, dot, line, patch, placed, shape } from '$lib/art/cards/pen';
import { type Svg, together } from '$lib/art/svg';
import { schemeOf } from '../colours';
import { curvedArrow, smallBeard, STEEL } from './parts';

/** Two beards that change their places. */
export const beardSwap = (): Svg => {
  const arrow = schemeOf('green').main;
  return together(
    smallBeard('translate(-25 -2) scale(.62)', HAIR.ginger),
    smallBeard('translate(25 2) scale(.62)', HAIR.white),
    curvedArrow(-2.7, -0.75, 54, arrow),
    curvedArrow(0.45, 2.4, 54, arrow),
  );
};

const FLEECE_CURL = '#b5ab97';
const SHEEP = '#4a403a';

/** A sheep that has seen the scissors. */
export const shearPanic = (): Svg =>
  together(placed('translate(0 6)', fleece(), sheepsFace()), placed('translate(34 -38) rotate(38)', scissors()));

const fleece = (): Svg =>
  together(
    shape(
      'M-30 40C-52 44 -60 20 -46 10C-60 -6 -46 -28 -30 -24C-26 -46 2 -50 8 -34C26 -46 46 -34 42 -18C60 -12 58 14 46 18C52 38 30 50 18 42C6 54 -20 52 -30 40Z',
      IVORY,
    ),
    line('M-34 -8q6 -8 12 0M22 -18q6 -8 12 0M30 24q6 -8 12 0M-42 26q6 -8 12 0M-8 40q6 -6 12 0', 2.4, FLEECE_CURL),
  );

const sheepsFace = (): Svg =>
  together(
    shape('M-24 -6C-38 -8 -44 2 -38 8C-32 10 -28 6 -24 2ZM24 -6C38 -8 44 2 38 8C32 10 28 6 24 2Z', SHEEP, 2.8),
    shape('M-24 -12C-16 -24 16 -24 24 -12C24 10 14 36 0 36C-14 36 -24 10 -24 -12Z', SHEEP),
    ...[-10, 10].map((x) => together(circle(x, -4, 10, IVORY, 2.6), dot(x * 0.85, -3, 3.4, INK))),
    shape('M-7 24C-7 16 7 16 7 24C7 32 -7 32 -7 24Z', '#c96a5b', 2.2),
    line('M-4 13l-3 -3M4 13l3 -3', 2.2, '#a59a90'),
  );

const HANDLES = 'M-4 20Q-14 34 0 36Q14 34 4 20';

const scissors = (): Svg =>
  together(
    patch('M-6 -22L0 14L6 -22Q0 -26 -6 -22Z', STEEL),
    shape('M-4 22L-12 -22Q-4 -24 0 -12ZM4 22L12 -22Q4 -24 0 -12Z', '#dfe3e0', 2.8),
    line(HANDLES, 5),
    line(HANDLES, 2, BRASS_LIGHT),
  );

const RUST = '#a9601f';
const RUST_DARK = '#6b3510';
const RUST_SPOTS: readonly Point[] = [[-22, 16], [-34, -2], [18, -24], [30, -6], [6, 24]];

/** A cogwheel that rust has split. */
export const rustAndRuin = (): Svg =>
  together(placed('translate(-2 -3)', cogwheel()), crack(), shape('M46 34l12 10l-4 12l-12 -6ZM-46 44l10 4l-2 12l-12 -4Z', RUST, 2.8));

const TEETH = 10;

function cogwheel(): Svg {
  const corners = steps(0, TEETH).flatMap((tooth) => {
    const angle = (tooth * Math.PI) / 5;
    return [polar(42, angle - 0.2), polar(54, angle - 0.13), polar(54, angle + 0.13), polar(42, angle + 0.2)];
  });
  return together(
    shape(polygon(corners), RUST),
    circle(0, 0, 30, '#c98545'),
    circle(0, 0, 13, '#e2ead0', 3.2),
    line('M-30 -14q8 4 4 12M22 12q-2 10 -12 12M-12 -34q6 -2 10 2', 3, RUST_DARK),
    ...RUST_SPOTS.map(([x, y]) => dot(x, y, 3, RUST_DARK)),
  );
}

const crack = (): Svg =>
  patch('M6 -60L-4 -34L10 -22L0 -4L18 8L8 28L22 60L28 58L20 28L30 6L12 -6L22 -24L10 -36L18 -58Z', INK);
