/** Wallpapers of the backgrounds: a colour can be told by its pattern alone. */
import { steps, trace } from '$lib/art/cards/geometry';
import { line, patch } from '$lib/art/cards/pen';
import { type Svg, nothing } from '$lib/art/svg';

/** Every second row of a pattern is set off by half a step. */
const isOdd = (row: number): boolean => row % 2 === 1;

function leaf(x: number, y: number): string {
  const tip = `${x + 16} ${y - 6}`;
  return `M${x} ${y + 12}C${x - 4} ${y} ${x + 6} ${y - 6} ${tip}C${x + 16} ${y + 6} ${x + 10} ${y + 14} ${x} ${y + 12}Z`;
}

function star(x: number, y: number, radius: number): string {
  const waist = radius / 4;
  return (
    trace`M${x} ${y - radius}L${x + waist} ${y - waist}L${x + radius} ${y}L${x + waist} ${y + waist}` +
    trace`L${x} ${y + radius}L${x - waist} ${y + waist}L${x - radius} ${y}L${x - waist} ${y - waist}Z`
  );
}

export const PATTERNS = {
  leaves: (ink: string) => {
    const leaves = steps(4, 350, 26).flatMap((y, row) => steps(isOdd(row) ? 20 : 0, 260, 40).map((x) => leaf(x, y)));
    return patch(leaves.join(''), ink, 0.8);
  },
  stars: (ink: string) => {
    const stars = steps(14, 350, 24).flatMap((y, row) =>
      steps(isOdd(row) ? 25 : 4, 260, 42).map((x) => star(x, y, (row + x) % 3 === 0 ? 9 : 6)),
    );
    return patch(stars.join(''), ink, 0.75);
  },
  scales: (ink: string) => {
    const rows = steps(0, 350, 17).map((y, row) => `M${isOdd(row) ? -3 : -20} ${y}${'a17 17 0 0 0 34 0'.repeat(8)}`);
    return line(rows.join(''), 2.4, ink, { opacity: 0.7 });
  },
  waves: (ink: string) => {
    const rows = steps(10, 350, 18).map((y) => `M-10 ${y}${'q9 -12 18 0t18 0'.repeat(8)}`);
    return line(rows.join(''), 3, ink, { opacity: 0.85 });
  },
  none: () => nothing,
} as const satisfies Record<string, (ink: string) => Svg>;

export type PatternName = keyof typeof PATTERNS;
