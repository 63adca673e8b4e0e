/** Otto Handlebar: a strong man whose moustache has grips and a bicycle bell. */
import { monocle } from '$lib/art/cards/face/eyes';
import { face } from '$lib/art/cards/face/face';
import { cheeks, lowerLip } from '$lib/art/cards/face/features';
import { lock, locks } from '$lib/art/cards/hair';
import { BRASS, BRASS_LIGHT, HAIR, PAPER, SKIN, WHITE } from '$lib/art/cards/palette';
import { both, box, circle, line, patch, placed, shape } from '$lib/art/cards/pen';
import { type Svg, together } from '$lib/art/svg';
import type { ColourScheme } from '../colours';

const RUBBER = '#2e2622';
const RUBBER_RIB = '#7a6a5c';

export const otto = (colour: ColourScheme): Svg =>
  face({
    head: 'egg', skin: 'ruddy', hair: 'brown', brows: 'plain', nose: 'bulb', mouth: 'none', neck: 34,
    eyes: monocle('#3c5a4a'),
    cheeks: cheeks('#c23b2a', 14, 34),
    body: wrestlingVest(colour),
    beard: lowerLip('M-8 45Q0 50 8 45'),
    moustache: together(handlebar(), both(grip()), bell()),
    crown: together(forelock(), line('M-26 -58Q-16 -68 -6 -70', 4, WHITE, { opacity: 0.7 })),
  });

const VEST_SEAM = 'M-66 150C-62 120 -60 104 -50 86H-34C-30 120 30 120 34 86H50C60 104 62 120 66 150';

const wrestlingVest = (colour: ColourScheme): Svg =>
  together(
    shape('M-112 150C-112 98 -76 88 -40 82H40C76 88 112 98 112 150Z', SKIN.ruddy.base, 3.6),
    shape(`${VEST_SEAM}Z`, PAPER),
    patch('M-60 116C-30 134 30 134 60 116L62 130C30 146 -30 146 -62 130Z', colour.cloth),
    line(VEST_SEAM, 3.4),
  );

const handlebar = (): Svg =>
  locks([[0, 22], [24, 10], [44, 44], [86, 20]], [[0, 36], [20, 58], [68, 58], [86, 34]], HAIR.brown, 5, 3.4);

const grip = (): Svg =>
  placed(
    'translate(86 27) rotate(-28)',
    box(-2, -10, 32, 20, 7, RUBBER, 3.4),
    line('M7 -8V8M14 -9V9M21 -8V8', 2.2, RUBBER_RIB),
    box(-6, -11, 7, 22, 3, BRASS, 2.8),
  );

const bell = (): Svg =>
  placed(
    'translate(-58 24)',
    shape('M-15 2A15 15 0 0 1 15 2Z', BRASS_LIGHT, 3),
    circle(0, -14, 3.6, BRASS, 2.6),
    box(-17, 1, 34, 6, 3, BRASS, 2.6),
    line('M-8 -4q2 -5 7 -6', 2.2, WHITE),
  );

const forelock = (): Svg =>
  lock([[-3, -74], [-34, -92], [2, -116], [18, -94]], [[6, -76], [-14, -92], [6, -102], [18, -94]], HAIR.brown, 2);
