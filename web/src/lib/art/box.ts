/** A game's box as it stands on the shelf, and its lid alone, for lists. */

import { PRINTED, READ } from './cards/palette';
import { BRASS_LIGHT, INK } from './inks';
import { cropped, lettering, path, picture, rectangle, together, type Svg } from './svg';

/** The colours of a box: the front with its picture, the narrow sides, and the light on top. */
export interface BoxColours {
  readonly front: string;
  readonly side: string;
  readonly top: string;
}

/** What is printed along the lower side: "2–6 players", "30–60 min". */
export interface BoxWords {
  readonly players: string;
  readonly minutes: string;
}

/** Its picture, drawn in the box (0, 28, 244, 262). */
export interface BoxDesign {
  readonly colours: BoxColours;
  readonly front: () => Svg;
}

const INK_LINE = { stroke: INK, strokeWidth: 3.4, strokeLinejoin: 'round' } as const;

export function gameBox({ colours, front }: BoxDesign, words: BoxWords): Svg {
  return picture(
    [-4, 0, 290, 352],
    { class: 'boxart' },
    path('M2 28L34 6H280L246 28Z', { fill: colours.top, ...INK_LINE }),
    path('M246 28L280 6V318L246 346Z', { fill: colours.side, ...INK_LINE }),
    path('M6 288H240V346H6Z', { fill: colours.side, ...INK_LINE }),
    path('M246 292L280 266', { stroke: INK, strokeWidth: 3 }),
    rectangle(0, 28, 246, 264, { fill: colours.front }),
    cropped([1, 29, 244, 262], front()),
    rectangle(0, 28, 246, 264, { fill: 'none', stroke: INK, strokeWidth: 3.6, strokeLinejoin: 'round' }),
    rectangle(6, 34, 234, 252, {
      rx: 3,
      fill: 'none',
      stroke: BRASS_LIGHT,
      strokeOpacity: 0.75,
      strokeWidth: 1.6,
    }),
    smallPrint(words),
  );
}

const SMALL_PRINT = { fontFamily: READ, fontWeight: 700, fontSize: 16.5, fill: '#f8efdc' } as const;

function smallPrint({ players, minutes }: BoxWords): Svg {
  return together(
    lettering(players, 16, 326, SMALL_PRINT),
    lettering(minutes, 231, 326, { ...SMALL_PRINT, textAnchor: 'end' }),
  );
}

/** The lid alone, square: for small pictures in lists. */
export function boxLid({ colours, front }: BoxDesign): Svg {
  return picture(
    [0, 28, 246, 264],
    { class: 'lid' },
    rectangle(0, 28, 246, 264, { fill: colours.front }),
    cropped([1, 29, 244, 262], front()),
    rectangle(4, 32, 238, 256, { fill: 'none', stroke: INK, strokeWidth: 8 }),
  );
}

/** How the title of a game is set; what is left out is upright and heavy. */
export interface TitleSetting {
  readonly weight?: number;
  readonly spacing?: number;
  readonly italic?: boolean;
}

/** The title of a game across the front: pale letters with a thick ink line. */
export function boxTitle(
  title: string,
  middle: number,
  baseline: number,
  size: number,
  { weight = 900, spacing = -0.2, italic = false }: TitleSetting = {},
): Svg {
  return lettering(title, middle, baseline, {
    class: 'box-lettering',
    textAnchor: 'middle',
    fontFamily: PRINTED,
    fontSize: size,
    fontWeight: weight,
    ...(italic && { fontStyle: 'italic' }),
    letterSpacing: spacing,
    fill: '#fbf1dc',
    stroke: INK,
    strokeWidth: 7,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
  });
}
