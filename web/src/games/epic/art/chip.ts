/** A bluffing chip: a disguise. */
import { type Point, add, polar, radians, steps, trace } from '$lib/art/cards/geometry';
import { lock } from '$lib/art/cards/hair';
import { BRASS, HAIR, INK, IVORY, PAPER, RED, RED_DARK } from '$lib/art/cards/palette';
import { both, circle, dot, line, patch, placed, printed, shape } from '$lib/art/cards/pen';
import { memoised } from '$lib/art/memo';
import { type Svg, picture, together } from '$lib/art/svg';
import { MOUSTACHE } from './symbols';

export interface BluffChipLabels {
  /** What it does to the points: "−5" (EB-5.4). */
  readonly worth: string;
}

export const bluffChip = memoised(({ worth }: BluffChipLabels): Svg =>
  picture(
    [0, 0, 120, 120],
    { class: 'chip' },
    circle(60, 60, 57, RED),
    edgeInlays(),
    circle(60, 60, 42, BRASS),
    circle(60, 60, 37, PAPER, 2),
    placed('translate(60 51)', disguise()),
    printed(worth, 60, 95, 15, { weight: 800, fill: RED_DARK }),
  ));

const CENTRE: Point = [60, 60];
const INLAYS = 8;

function edgeInlays(): Svg {
  const inlays = steps(0, INLAYS, 1).map((number) => {
    const from = radians(number * 45 - 11);
    const to = radians(number * 45 + 11);
    const at = (angle: number, radius: number): Point => add(CENTRE, polar(radius, angle));
    return trace`M${at(from, 56)}A56 56 0 0 1 ${at(to, 56)}L${at(to, 43)}A43 43 0 0 0 ${at(from, 43)}Z`;
  });
  return shape(inlays.join(''), PAPER, 1.6);
}

/** Glasses, a nose and a moustache: one eye open, the other winks. */
const disguise = (): Svg =>
  together(
    line('M-8 -5Q0 -11 8 -5M-27 -8L-36 -12M27 -8L36 -12', 3.6),
    both(lock([[5, -20], [12, -30], [22, -30], [30, -20]], [[6, -15], [12, -22], [22, -22], [30, -20]], HAIR.black, 0, 1.5)),
    circle(-18, -4, 10.5, IVORY, 3.6),
    circle(18, -4, 10.5, IVORY, 3.6),
    dot(-16, -3, 4, INK),
    line('M12 -4Q18 1 24 -4', 3.2),
    shape('M-5 -4C-6 6 -10 9 -8 14C-5 19 5 19 8 14C10 9 6 6 5 -4', '#e9a98a', 3),
    placed('translate(0 22) scale(.86)', patch(MOUSTACHE, INK)),
  );
