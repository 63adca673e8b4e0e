/** Barney Stubbles: a flat cap, a toothpick, three days without a razor. */
import { sleepyEyes } from '$lib/art/cards/face/eyes';
import { face, shoulders } from '$lib/art/cards/face/face';
import { PAPER, SKIN } from '$lib/art/cards/palette';
import { circle, line, shape } from '$lib/art/cards/pen';
import { type Svg, together } from '$lib/art/svg';
import type { ColourScheme } from '../colours';

const TWEED = '#8a7a62';
const TWEED_DARK = '#6f614c';
const TWEED_SEAM = '#5f523f';
const TOOTHPICK = '#e3c089';

export const barney = (colour: ColourScheme): Svg =>
  face({
    head: 'square', skin: 'tan', hair: 'brown', brows: 'bushy', nose: 'broad', mouth: 'none',
    stubble: true, neck: 28,
    eyes: sleepyEyes('#3c5a4a', SKIN.tan),
    body: vestAndBraces(colour),
    crown: flatCap(),
    front: mouthWithToothpick(),
  });

const vestAndBraces = (colour: ColourScheme): Svg =>
  together(
    shoulders(PAPER),
    shape('M-62 150V96L-44 90V150ZM62 150V96L44 90V150Z', colour.cloth),
    line('M-30 88Q0 132 30 88', 3.4),
    line('M-36 92Q0 142 36 92', 2.2, '#b9a988'),
  );

const flatCap = (): Svg =>
  together(
    shape('M-54 -34C-66 -62 -52 -88 -6 -92C44 -94 66 -66 58 -36C30 -50 -22 -52 -54 -34Z', TWEED),
    line('M-30 -84L-44 -44M-6 -90L-14 -48M20 -90L16 -48M44 -78L44 -44M-54 -62Q0 -78 58 -60', 2, TWEED_SEAM),
    shape('M-62 -30C-40 -58 20 -58 48 -40C60 -36 62 -28 54 -28C20 -40 -30 -40 -56 -22C-66 -18 -68 -24 -62 -30Z', TWEED_DARK),
    circle(-4, -92, 5, TWEED_DARK),
  );

const mouthWithToothpick = (): Svg =>
  together(
    line('M-15 39Q2 44 17 35', 4),
    line('M14 37L52 50', 5.5),
    line('M14 37L52 50', 2.6, TOOTHPICK),
  );
