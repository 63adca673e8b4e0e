/** Vincent Vandyke: a feathered hat and a smear of his own paint. One ear is bandaged; do not ask. */
import { curledMoustache } from '$lib/art/cards/face/beards';
import { plainEyes } from '$lib/art/cards/face/eyes';
import { face, shoulders } from '$lib/art/cards/face/face';
import { lowerLip } from '$lib/art/cards/face/features';
import { lock, locks } from '$lib/art/cards/hair';
import { HAIR, IVORY, PAPER, RED } from '$lib/art/cards/palette';
import { blot, dot, line, placed, shape } from '$lib/art/cards/pen';
import { type Svg, together } from '$lib/art/svg';
import type { ColourScheme } from '../colours';

const VELVET = '#2e2622';
const FELT_HAT = '#38302c';
const QUILL = '#a8926a';
const BANDAGE_FOLD = '#b9a988';

export const vincent = (colour: ColourScheme): Svg =>
  face({
    head: 'diamond', skin: 'pale', hair: 'auburn', ears: 'none', brows: 'raised', nose: 'hook', mouth: 'none', neck: 20,
    eyes: plainEyes('#3f7d72', -2),
    behind: longHair(),
    body: ruff(colour),
    marks: placed('translate(-26 24) rotate(-20)', blot(0, 0, 9, 4.5, colour.main)),
    beard: vandyke(),
    moustache: curledMoustache(HAIR.auburn, { reach: 47, y: 31, rise: 26, thickness: 10, strands: 3 }),
    crown: featheredHat(colour),
    front: bandage(),
  });

const longHair = (): Svg =>
  together(
    locks([[26, -52], [92, -34], [40, 22], [92, 60]], [[6, -30], [24, 10], [34, 66], [92, 60]], HAIR.auburn, 5),
    locks([[30, -40], [78, -10], [48, 40], [70, 92]], [[6, -20], [30, 20], [24, 90], [70, 92]], HAIR.auburn, 5),
    locks([[26, 0], [52, 30], [36, 60], [44, 100]], [[6, 10], [20, 40], [16, 90], [44, 100]], HAIR.auburn, 3),
  );

const ruff = (colour: ColourScheme): Svg =>
  together(
    shoulders(VELVET),
    shape('M-14 150V110H14V150Z', colour.cloth),
    shape(
      'M-72 118C-62 98 -40 88 -22 84L0 98L22 84C40 88 62 98 72 118L58 112L54 126L40 116L32 132L20 118L8 134L0 118L-8 134L-20 118L-32 132L-40 116L-54 126L-58 112Z',
      IVORY,
      3,
    ),
  );

const vandyke = (): Svg =>
  together(
    lock([[-12, 46], [-18, 66], [-8, 84], [0, 106]], [[12, 46], [18, 66], [8, 84], [0, 106]], HAIR.auburn, 5),
    lowerLip('M-9 41Q0 45 9 41'),
  );

const featheredHat = (colour: ColourScheme): Svg =>
  together(
    shape('M-46 -44C-50 -84 -38 -106 -6 -104C34 -106 46 -88 46 -44Z', FELT_HAT),
    shape('M-47 -42C-48 -50 -47 -58 -46 -62Q0 -44 46 -62L47 -42Q0 -24 -47 -42Z', colour.cloth, 3),
    shape('M-100 -56C-70 -34 60 -28 104 -64C106 -46 78 -22 36 -24C-10 -24 -74 -14 -100 -56Z', FELT_HAT),
    placed(
      'translate(40 -52)',
      shape('M0 6C-4 -40 14 -70 50 -74C60 -72 64 -58 54 -46C60 -40 50 -26 40 -24C42 -16 24 -4 0 6Z', PAPER, 3),
      line('M2 4C10 -28 24 -52 46 -66M16 -24L34 -26M26 -42L48 -44M12 -14L8 -30M22 -36L22 -52', 2, QUILL),
    ),
  );

const bandage = (): Svg =>
  together(
    shape('M37 -22C50 -22 58 -8 54 8C50 18 42 18 36 14Z', IVORY, 3),
    line('M40 -12L54 -4M39 -2L54 6M41 8L50 12', 2, BANDAGE_FOLD),
    dot(48, 6, 3.6, RED),
  );
