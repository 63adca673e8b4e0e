/** Gary Goatee: horns, a goat's ears and eyes, and the beard that bears his name. A daisy, because he eats them. */
import { goatEyes } from '$lib/art/cards/face/eyes';
import { face, shoulders } from '$lib/art/cards/face/face';
import { cheeks } from '$lib/art/cards/face/features';
import { lock, locks } from '$lib/art/cards/hair';
import { type HairColour, HAIR, IVORY } from '$lib/art/cards/palette';
import { circle, ellipse, line, placed, shape } from '$lib/art/cards/pen';
import { type Svg, together } from '$lib/art/svg';
import type { ColourScheme } from '../colours';

const HORN: HairColour = { base: '#cdb78f', dark: '#8d7448', light: '#efe0bd' };
const STALK = '#4a7a35';

export const gary = (colour: ColourScheme): Svg =>
  face({
    head: 'long', skin: 'fair', hair: 'grey', ears: 'goat', brows: 'raised', nose: 'long', mouth: 'smirk',
    eyes: goatEyes(),
    cheeks: cheeks('#d4614a', 18, 27),
    behind: horns(),
    body: rollNeck(colour),
    crown: tuft(),
    beard: goatee(),
    front: daisy(),
  });

const horns = (): Svg =>
  locks([[20, -54], [18, -94], [50, -118], [84, -92]], [[40, -42], [46, -72], [64, -84], [84, -92]], HORN, 5);

const rollNeck = (colour: ColourScheme): Svg =>
  together(
    shoulders(colour.cloth),
    shape('M-34 78C-38 98 -34 112 0 114C34 112 38 98 34 78Q0 94 -34 78Z', colour.cloth),
    line('M-22 92v16M-8 97v16M8 97v16M22 92v16', 2.4, colour.dark),
  );

const tuft = (): Svg =>
  together(
    lock([[-22, -58], [-30, -88], [8, -94], [8, -66]], [[0, -62], [-8, -80], [6, -82], [8, -66]], HAIR.grey, 2),
    lock([[18, -58], [34, -84], [-4, -96], [-14, -72]], [[2, -60], [10, -78], [-4, -84], [-14, -72]], HAIR.grey, 2),
  );

const goatee = (): Svg =>
  together(
    lock([[-15, 54], [-24, 84], [-16, 104], [10, 132]], [[15, 54], [22, 84], [18, 108], [10, 132]], HAIR.grey, 6),
    lock([[-15, 56], [-30, 76], [-26, 92], [-18, 102]], [[-4, 58], [-8, 80], [-14, 92], [-18, 102]], HAIR.grey, 2),
    lock([[15, 56], [30, 74], [26, 92], [24, 104]], [[4, 58], [10, 80], [16, 92], [24, 104]], HAIR.grey, 2),
    lock([[-10, 50], [-6, 46], [6, 46], [10, 50]], [[-8, 62], [-4, 66], [4, 66], [8, 62]], HAIR.grey, 2, 2.6),
  );

const daisy = (): Svg =>
  together(
    line('M16 34L58 48', 3.2, STALK),
    line('M36 41q6 -10 12 -8', 2.6, STALK),
    ...[0, 60, 120, 180, 240, 300].map((angle) =>
      placed(`translate(64 50) rotate(${angle})`, ellipse(0, -9, 4.6, 7, IVORY, 2)),
    ),
    circle(64, 50, 5.4, '#e8b93a', 2.2),
  );
