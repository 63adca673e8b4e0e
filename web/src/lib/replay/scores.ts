/** Where each player stood after every step, as lines to draw. */

/** The box that the lines are drawn in. */
export const WIDTH = 1000;
export const HEIGHT = 92;
const EDGE = 6;

/**
 * One line for each player: points of an SVG polyline, from the first step to the last.
 * `standings` has the score of every player for each step. Empty where there is nothing to tell apart.
 */
export function scoreLines(standings: readonly (readonly number[])[]): readonly string[] {
  const all = standings.flat();
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  if (standings.length < 2 || !(highest > lowest)) return [];
  const across = (step: number): number => (step / (standings.length - 1)) * WIDTH;
  const down = (score: number): number => HEIGHT - EDGE - ((score - lowest) / (highest - lowest)) * (HEIGHT - 2 * EDGE);
  return (standings[0] ?? []).map((_, seat) =>
    standings.map((scores, step) => `${across(step).toFixed(1)},${down(scores[seat] ?? 0).toFixed(1)}`).join(' '),
  );
}
