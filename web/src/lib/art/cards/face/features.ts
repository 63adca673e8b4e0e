/** Brows, noses, mouths and cheeks. */
import { type Svg, nothing, together } from '../../svg';
import { lock } from '../hair';
import { type HairColour, type SkinColour, IVORY, LIPS, RED } from '../palette';
import { blot, both, line, patch, shape } from '../pen';

const BLUSH = '#d4614a';

export const BROWS = {
  none: () => nothing,
  plain: (hair: HairColour) =>
    both(lock([[-8, -27], [-18, -32], [-28, -31], [-37, -22]], [[-8, -21], [-18, -25], [-28, -25], [-37, -22]], hair, 1, 2.6)),
  bushy: (hair: HairColour) =>
    both(lock([[-5, -30], [-18, -42], [-34, -40], [-42, -22]], [[-6, -19], [-18, -26], [-28, -26], [-42, -22]], hair, 3, 2.8)),
  angry: (hair: HairColour) =>
    both(lock([[-4, -19], [-16, -32], [-32, -40], [-44, -34]], [[-5, -12], [-18, -22], [-30, -27], [-44, -34]], hair, 3, 2.8)),
  sad: (hair: HairColour) =>
    both(lock([[-8, -35], [-20, -36], [-32, -30], [-38, -20]], [[-8, -29], [-18, -30], [-30, -26], [-38, -20]], hair, 1, 2.6)),
  raised: (hair: HairColour) =>
    together(
      lock([[-8, -24], [-18, -29], [-28, -28], [-37, -19]], [[-8, -18], [-18, -23], [-28, -22], [-37, -19]], hair, 1, 2.6),
      lock([[7, -32], [16, -46], [30, -46], [39, -30]], [[8, -26], [18, -38], [28, -38], [39, -30]], hair, 1, 2.6),
    ),
  thin: (hair: HairColour) => both(line('M-8 -26Q-22 -38 -36 -26', 4, hair.dark)),
} as const satisfies Record<string, (hair: HairColour) => Svg>;

export type BrowShape = keyof typeof BROWS;

export const NOSES = {
  button: (skin: SkinColour) => shape('M-8 12C-14 24 14 24 8 12', skin.base, 3),
  bulb: (skin: SkinColour) =>
    together(
      patch('M-5 -8C-8 4 -18 8 -16 17C-13 28 13 28 16 17C18 8 8 4 6 -8', skin.base),
      shape('M-5 -6C-7 4 -18 8 -16 17C-13 27 13 27 16 17C17 12 13 8 11 6', skin.base, 3),
      blot(3, 17, 9, 6, skin.shade, 0.55),
    ),
  long: (skin: SkinColour) =>
    together(
      shape('M-5 -14C-6 6 -14 20 -11 28C-6 36 10 35 12 27C13 22 9 16 7 8', skin.base, 3),
      line('M5 28q4 -1 5 -4', 2.2, skin.shade),
    ),
  hook: (skin: SkinColour) =>
    together(
      shape('M-3 -16C2 -4 -4 4 -14 18C-10 27 8 30 13 20', skin.base, 3),
      line('M5 21q4 -1 4 -5', 2.2),
    ),
  broad: (skin: SkinColour) =>
    shape('M-6 -8C-8 4 -20 8 -18 17C-14 26 -8 20 0 24C8 20 14 26 18 17C20 10 12 8 9 2', skin.base, 3),
  wedge: (skin: SkinColour) => shape('M-4 -12L-15 16C-12 25 12 25 15 16L9 4', skin.base, 3),
} as const satisfies Record<string, (skin: SkinColour) => Svg>;

export type NoseShape = keyof typeof NOSES;

export const MOUTHS = {
  none: () => nothing,
  flat: () => line('M-14 38Q0 36 14 38', 3.6),
  smile: () => line('M-18 34Q0 50 18 34', 3.6),
  smirk: () => line('M-14 39Q4 44 20 31', 3.8),
  wobble: () =>
    together(
      shape('M-15 43C-10 33 -4 37 0 34C4 37 10 33 15 43C8 47 -8 47 -15 43Z', '#8d3a34', 3),
      line('M-10 51Q0 47 10 51', 2.4, '#b87b5a'),
    ),
  grin: () =>
    together(
      shape('M-22 32C-10 38 10 38 22 32C20 52 -20 52 -22 32Z', IVORY, 3),
      line('M-20 40H20M-8 36V47M0 37V49M8 36V47', 1.6, '#8a7a66'),
    ),
  painted: () =>
    together(
      shape('M-17 36C-10 28 -4 29 0 32C4 29 10 28 17 36C8 48 -8 48 -17 36Z', RED, 3),
      line('M-15 36Q0 40 15 36', 2.2, '#651711'),
    ),
  small: () => shape('M-9 36Q0 30 9 36Q0 44 -9 36Z', '#a4483a', 2.6),
} as const satisfies Record<string, () => Svg>;

export type MouthShape = keyof typeof MOUTHS;

/** The glimpse of a lower lip under a moustache. */
export const lowerLip = (d: string): Svg => line(d, 3.4, LIPS);

/** Rosy cheeks; y and x say where the right one lies. */
export const cheeks = (colour: string = BLUSH, y = 16, x = 31): Svg =>
  together(...[-x, x].map((side) => blot(side, y, 10, 7, colour, 0.42)));
