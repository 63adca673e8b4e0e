/** Helmut Chinstrap: a flying helmet that is held on by his beard, buckle and all. */
import { plainEyes } from '$lib/art/cards/face/eyes';
import { face, shoulders } from '$lib/art/cards/face/face';
import { cheeks } from '$lib/art/cards/face/features';
import { lock } from '$lib/art/cards/hair';
import { BLUE, BRASS, BRASS_LIGHT, HAIR, WHITE } from '$lib/art/cards/palette';
import { both, box, circle, ellipse, line, placed, shape } from '$lib/art/cards/pen';
import { type Svg, together } from '$lib/art/svg';
import type { ColourScheme } from '../colours';

const LEATHER = '#54341f';
const JACKET = '#5b3a28';
const SEAM = '#3b2214';
const STITCH = '#b07e52';
const STRAP = '#2e2622';
const GLASS = '#bcd6dc';

export const helmut = (colour: ColourScheme): Svg =>
  face({
    head: 'round', skin: 'ruddy', hair: 'blond', ears: 'none', brows: 'bushy', nose: 'bulb', mouth: 'small',
    eyes: plainEyes(BLUE),
    cheeks: cheeks('#c23b2a', 16, 30),
    body: jacketAndScarf(colour),
    beard: both(chinstrap()),
    crown: together(helmet(), goggles()),
    front: together(buckle(), ...[-54, 54].map((x) => circle(x, -14, 4.4, BRASS_LIGHT, 2.4))),
  });

const jacketAndScarf = (colour: ColourScheme): Svg =>
  together(
    shoulders(JACKET),
    shape('M-34 84L-66 100L-30 134L0 104L30 134L66 100L34 84L0 100Z', colour.cloth),
  );

const chinstrap = (): Svg =>
  lock([[60, -18], [64, 44], [34, 74], [0, 78]], [[44, -14], [45, 26], [24, 48], [0, 50]], HAIR.blond, 5);

const helmet = (): Svg =>
  together(
    shape(
      'M-63 -12C-74 -86 -36 -112 0 -112C36 -112 74 -86 63 -12C60 6 46 4 46 -12C46 -34 38 -42 0 -42C-38 -42 -46 -34 -46 -12C-46 4 -60 6 -63 -12Z',
      LEATHER,
    ),
    line('M-24 -104C-36 -84 -36 -60 -32 -44M24 -104C36 -84 36 -60 32 -44', 2.6, SEAM),
    line('M-28 -104C-41 -84 -41 -60 -37 -44M28 -104C41 -84 41 -60 37 -44', 1.8, STITCH, { dash: '3 4' }),
  );

const goggles = (): Svg =>
  together(
    shape('M-64 -60Q0 -44 64 -60L62 -74Q0 -58 -62 -74Z', STRAP, 3),
    goggle(-25),
    goggle(25),
    box(-6, -72, 12, 7, 2, BRASS, 2.6),
  );

const goggle = (x: number): Svg =>
  together(
    ellipse(x, -68, 23, 18, BRASS, 3.4),
    ellipse(x, -68, 16, 12, GLASS, 2.6),
    line(`M${x - 8} -66l8 -8M${x - 2} -63l9 -9`, 2.6, WHITE),
  );

const buckle = (): Svg =>
  placed(
    'translate(52 27) rotate(24)',
    box(-11, -10, 22, 20, 4, BRASS, 3.2),
    box(-5, -4.5, 10, 9, 2, HAIR.blond.base, 2.6),
    line('M-5 0H7', 2.6),
  );
