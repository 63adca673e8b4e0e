/** Artifacts to equip. */
import { steps } from '$lib/art/cards/geometry';
import { lock } from '$lib/art/cards/hair';
import { sparkle } from '$lib/art/cards/ornaments';
import { BRASS, BRASS_LIGHT, HAIR, INK, IVORY, PAPER, RED, WALNUT_LIGHT, WHITE } from '$lib/art/cards/palette';
import { block, both, box, circle, dot, ellipse, line, patch, placed, shape } from '$lib/art/cards/pen';
import { type Svg, together } from '$lib/art/svg';
import { schemeOf } from '../colours';
import { symbol } from '../symbols';
import { GOLD, razor, smallBeard } from './parts';

/** A carnival mask, and three beards to go with it. */
export const maskOfManyBeards = (): Svg =>
  together(
    placed(
      'translate(0 8)',
      placed('rotate(34)', smallBeard('translate(0 6) scale(.84)', HAIR.black)),
      placed('rotate(-34)', smallBeard('translate(0 6) scale(.84)', HAIR.ginger)),
      smallBeard('translate(0 12) scale(.88)', GOLD),
    ),
    shape('M-46 -42C-30 -58 30 -58 46 -42C50 -20 40 2 22 2C12 2 8 -8 0 -8C-8 -8 -12 2 -22 2C-40 2 -50 -20 -46 -42Z', IVORY),
    both(patch('M10 -26C16 -38 32 -36 36 -26C32 -14 16 -14 10 -26Z', INK)),
    line('M-36 -44Q-22 -50 -12 -44M36 -44Q22 -50 12 -44', 2.8, RED),
    both(line('M46 -36Q58 -34 62 -50', 3.4, RED)),
    sparkle(0, -50, 10),
  );

const COMB_TEETH = 8;

export const goldenComb = (): Svg =>
  together(
    placed(
      'rotate(-24)',
      shape('M-52 -22Q-56 -38 -34 -38Q0 -52 34 -38Q56 -38 52 -22V-6H-52Z', GOLD.base),
      line('M-42 -26Q0 -40 42 -26', 2.4, GOLD.dark),
      circle(0, -26, 8, '#3f9c95', 2.8),
      ...[-26, 26].map((x) => circle(x, -22, 4.6, RED, 2.4)),
      shape('M-52 -8H52V8H-52Z', BRASS_LIGHT, 3.2),
      ...steps(0, COMB_TEETH).map(combTooth),
    ),
    sparkle(46, -46, 13),
    sparkle(-50, -14, 9),
    line('M-10 56q20 8 40 -8', 2.8, GOLD.dark),
  );

/** The first tooth and the last are the longest. */
function combTooth(index: number): Svg {
  const x = -46 + index * 13;
  const end = index === 0 || index === COMB_TEETH - 1 ? 46 : 40;
  return shape(`M${x - 4.5} 8H${x + 4.5}L${x + 2} ${end}H${x - 2}Z`, GOLD.base, 2.8);
}

/** A mirror of cut crystal that looks back. */
export const crystalMirror = (): Svg =>
  together(
    line('M0 28V58', 17),
    line('M0 28V58', 10, WALNUT_LIGHT),
    circle(0, 58, 6, BRASS, 2.8),
    shape('M-40 -32L-18 -60H18L40 -32V6L16 32H-16L-40 6Z', BRASS),
    shape('M-31 -29L-14 -51H14L31 -29V2L12 23H-12L-31 2Z', '#bfe0e6', 3),
    patch('M-31 -29L0 -14L-12 23L-31 2Z', '#9cc8d2'),
    patch('M-14 -51L0 -14L14 -51Z', '#e8f5f6'),
    patch('M31 -29L0 -14L12 23L31 2Z', '#d6edf0'),
    mirrorEye(),
    sparkle(42, -50, 10),
  );

const mirrorEye = (): Svg =>
  together(
    shape('M-20 -13Q0 -34 20 -13Q0 6 -20 -13Z', IVORY, 3),
    circle(0, -14, 8.5, schemeOf('purple').main, 2.4),
    dot(0, -14, 3.6, INK),
    dot(-3, -17, 2, WHITE),
  );

export const enchantedRazor = (): Svg => {
  const { main } = schemeOf('purple');
  return together(
    ...steps(0, 360, 45).map((angle) => placed(`rotate(${angle + 10})`, patch('M0 -62L5 -40L0 -34L-5 -40Z', BRASS_LIGHT))),
    placed('translate(4 -2)', razor('#d8e9ee', main)),
    placed('translate(-8 -24) rotate(-12)', symbol('moon', 0, 0, 15, main)),
    sparkle(-40, 26, 14),
    sparkle(-12, 44, 9),
    sparkle(54, -44, 10),
  );
};

/** A cauldron that overflows in all four colours. */
export const dyePot = (): Svg =>
  together(
    shape('M-44 -18H44C50 6 46 58 0 58C-46 58 -50 6 -44 -18Z', '#4a403a'),
    shape('M-50 -30H50Q54 -18 46 -14H-46Q-54 -18 -50 -30Z', '#6f625a'),
    ellipse(0, -30, 49, 13, '#38302c', 3.4),
    shape('M-46 -32C-40 -44 -12 -42 -10 -32V8C-10 18 -22 18 -22 8V-8C-22 -14 -30 -14 -30 -8V-2C-30 6 -38 6 -38 -2V-20Z', schemeOf('green').main, 2.8),
    shape('M-10 -32C-8 -44 14 -44 16 -32V24C16 34 5 34 5 24V6C5 0 -4 0 -4 6V10C-4 16 -12 16 -10 8Z', schemeOf('purple').main, 2.8),
    shape('M16 -32C18 -44 42 -42 46 -30L44 0C44 8 36 8 36 0C34 -6 28 -6 28 0V12C28 20 18 20 18 12Z', schemeOf('pink').main, 2.8),
    circle(-4, 44, 5, schemeOf('blue').main, 2.4),
    lock([[-16, -38], [-30, -54], [0, -50], [-2, -64]], [[-6, -38], [-10, -50], [8, -56], [-2, -64]], HAIR.white, 1, 2.6),
    lock([[14, -38], [12, -54], [34, -48], [34, -60]], [[24, -36], [26, -48], [40, -52], [34, -60]], HAIR.white, 1, 2.6),
  );

const STRAP = 'M-42 -14C-66 -60 66 -60 42 -14';
const STARS_WITHIN: readonly (readonly [x: number, y: number, radius: number])[] =
  [[-26, -18, 3], [-6, -12, 2.2], [14, -20, 2.6], [30, -13, 2]];

/** A bag with the night sky in it, and cards. */
export const bottomlessSatchel = (): Svg =>
  together(
    placed('rotate(-12) translate(-14 -34)', cardInBag(schemeOf('blue').main)),
    placed('rotate(14) translate(16 -34)', cardInBag(schemeOf('pink').main)),
    line(STRAP, 8),
    line(STRAP, 3.6, '#b27f54'),
    shape('M-48 -18H48L54 44Q54 58 40 58H-40Q-54 58 -54 44Z', '#8a5a34'),
    ellipse(0, -16, 47, 14, '#241530', 3.4),
    ...STARS_WITHIN.map(([x, y, radius]) => dot(x, y, radius, '#f6e3a0')),
    shape('M-50 0H50L48 22Q0 44 -48 22Z', '#a06c42', 3.2),
    line('M-44 6H44', 2, '#5f3a1e', { dash: '5 4' }),
    box(-10, 20, 20, 20, 4, BRASS, 3.2),
    line('M0 26v7', 3.4),
  );

const cardInBag = (colour: string): Svg =>
  together(box(-14, -18, 28, 40, 4, PAPER), block(-9, -13, 18, 30, colour, 2));
