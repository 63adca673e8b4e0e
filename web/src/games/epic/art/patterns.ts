/** Wallpapers of the card fields: a colour can be told by its pattern alone. */
import { steps } from '$lib/art/cards/geometry';
import { line, patch } from '$lib/art/cards/pen';
import { type Svg, nothing } from '$lib/art/svg';

export const PATTERNS = {
  stripes: (ink: string) => {
    const stripes = steps(-340, 260, 34).map((x) => `M${x} 340L${x + 340} 0h15L${x + 15} 340Z`);
    return patch(stripes.join(''), ink, 0.55);
  },
  waves: (ink: string) => {
    const rows = steps(12, 340, 20).map((y) => `M0 ${y}` + 'q6 -8 12 0t12 0'.repeat(10));
    return line(rows.join(''), 3, ink, { opacity: 0.8 });
  },
  diamonds: (ink: string) => {
    const diamonds = steps(0, 340, 34).flatMap((y) => steps(0, 250, 24).map((x) => `M${x} ${y}l12 17l-12 17l-12 -17Z`));
    return line(diamonds.join(''), 2.6, ink, { opacity: 0.75 });
  },
  dots: (ink: string) => {
    const rows = steps(8, 340, 15).map((y, row) => `M${row % 2 === 0 ? 11 : 0} ${y}H246`);
    return line(rows.join(''), 7.2, ink, { dash: '0 22', opacity: 0.6 });
  },
  none: () => nothing,
} as const satisfies Record<string, (ink: string) => Svg>;

export type PatternName = keyof typeof PATTERNS;
