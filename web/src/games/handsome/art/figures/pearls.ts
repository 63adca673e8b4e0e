/** Pearls on a string. */
import { steps } from '$lib/art/cards/geometry';
import { IVORY, WHITE } from '$lib/art/cards/palette';
import { circle, dot } from '$lib/art/cards/pen';
import { type Svg, path, rounded, together } from '$lib/art/svg';

export interface PearlString {
  /** The middle of the string, at the height of its ends. */
  readonly x: number;
  readonly y: number;
  /** How far the ends reach to either side. */
  readonly reach: number;
  /** How far the middle hangs below the ends; below 0 it rises. */
  readonly sag: number;
  readonly count: number;
  /** The radius of the largest pearl, the one in the middle; those at the ends are three quarters of it. */
  readonly radius: number;
}

const SMALLEST = 0.72;
const GROWTH = 0.4;

export function pearls({ x, y, reach, sag, count, radius }: PearlString): Svg {
  const strung = steps(0, count).map((index) => {
    const place = (2 * index) / (count - 1) - 1;
    return pearl(x + reach * place, y + sag * (1 - place ** 2), radius * (SMALLEST + GROWTH * (1 - Math.abs(place))));
  });
  return together(...strung);
}

const pearl = (x: number, y: number, radius: number): Svg =>
  together(
    circle(x, y, radius, IVORY, 2.2),
    dot(x - radius * 0.3, y - radius * 0.3, radius * 0.3, WHITE),
    path(pearlShade(x, y, radius), { stroke: '#c9a9b4', strokeWidth: 1.8, fill: 'none' }),
  );

function pearlShade(x: number, y: number, radius: number): string {
  const [curve, step] = [rounded(radius * 0.6), rounded(radius * 0.5)];
  return `M${rounded(x + radius * 0.1)} ${rounded(y + radius * 0.62)}a${curve} ${curve} 0 0 0 ${step} -${step}`;
}
