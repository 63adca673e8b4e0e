/** Heads, and what grows at their sides. The origin lies between the eyes and the nose; a head is about 94 × 126. */
import { type Svg, nothing } from '../../svg';
import { type Point, smoothOutline, symmetric } from '../geometry';
import type { SkinColour } from '../palette';
import { both, line, patch, shape } from '../pen';

/** The right half of each head, from the crown to the chin. */
const HALVES = {
  oval: [[0, -62], [34, -52], [46, -12], [41, 28], [22, 58], [0, 66]],
  square: [[0, -60], [36, -53], [48, -14], [47, 26], [35, 58], [0, 68]],
  round: [[0, -60], [40, -48], [57, -4], [50, 36], [28, 58], [0, 64]],
  long: [[0, -66], [31, -54], [41, -14], [35, 34], [20, 72], [0, 82]],
  egg: [[0, -78], [37, -62], [49, -16], [45, 26], [27, 54], [0, 62]],
  diamond: [[0, -60], [29, -52], [44, -10], [37, 28], [15, 60], [0, 70]],
  chin: [[0, -56], [36, -47], [45, -12], [40, 22], [45, 54], [28, 82], [0, 89]],
} as const satisfies Record<string, readonly Point[]>;

export type HeadShape = keyof typeof HALVES;

/** The bare head. */
export const head = (form: HeadShape, skin: SkinColour): Svg =>
  shape(smoothOutline(symmetric(HALVES[form])), skin.base, 3.6);

/** The shade on the right side of a head. */
export function headShade(form: HeadShape, skin: SkinColour): Svg {
  const half: readonly Point[] = HALVES[form];
  const rim = half.slice(1);
  const inner = half.slice(1, -1).map(([x, y]): Point => [x * 0.68, y * 0.97 + 3]).reverse();
  return patch(smoothOutline([...rim, ...inner]), skin.shade, 0.55);
}

export const EARS = {
  none: () => nothing,
  plain: (skin: SkinColour) =>
    both(
      shape('M-44 -14C-60 -24 -66 6 -50 16C-46 19 -42 14 -42 10Z', skin.base, 3.2),
      line('M-52 -6C-56 0 -52 6 -48 6', 2.2, skin.shade),
    ),
  goat: (skin: SkinColour) =>
    both(
      shape('M-38 -22C-62 -34 -92 -22 -100 -2C-84 8 -56 6 -38 -4Z', skin.base, 3.2),
      patch('M-48 -18C-64 -22 -80 -14 -88 -4C-74 0 -58 -2 -48 -8Z', skin.shade),
    ),
} as const satisfies Record<string, (skin: SkinColour) => Svg>;

export type EarShape = keyof typeof EARS;
