/** The golden beard hair, and the back of the action cards, which shows it twice. */
import { type Point, add, polar, polygon, steps, TURN } from '$lib/art/cards/geometry';
import { lock } from '$lib/art/cards/hair';
import { glint, sparkle } from '$lib/art/cards/ornaments';
import { BRASS, BRASS_LIGHT, HAIR, PAPER, WHITE } from '$lib/art/cards/palette';
import { bothWaysUp, circle, ellipse, patch, placed, printed, ring } from '$lib/art/cards/pen';
import { card, footPlate } from '$lib/art/cards/shell';
import { fittedTitle } from '$lib/art/cards/type';
import { memoised } from '$lib/art/memo';
import { type Svg, ellipse as outline, nothing, together } from '$lib/art/svg';
import { schemeOf } from './colours';

export interface GoldenHairLabels {
  /** "Golden Hair". */
  readonly name: string;
}

/** A golden hair, or a pile of several. */
export const goldenHairCard = memoised(({ name }: GoldenHairLabels, count: number = 1): Svg =>
  card('hair-card', {
    field: BRASS_LIGHT,
    inside: [
      sunRays(),
      circle(120, 146, 96, '#fdf1cf', 3.4),
      ring(120, 146, 88, 2),
      placed('translate(116 152) scale(1.24)', goldenLock()),
      sparkle(178, 92, 16, WHITE),
      sparkle(66, 196, 11, WHITE),
      footPlate(272),
      fittedTitle(name, { x: 16, y: 273, width: 208, height: 48 }, 32, { weight: 800, fill: '#6d4608' }),
    ],
    over: [count > 1 ? countBadge(count) : nothing],
  }));

const countBadge = (count: number): Svg =>
  together(circle(200, 40, 27, PAPER, 3.4), printed(`×${count}`, 200, 50, count < 10 ? 29 : 23, { weight: 800 }));

const SUN: Point = [120, 150];
const RAYS = 24;

function sunRays(): Svg {
  const rays = steps(0, RAYS).map((ray) => {
    const angle = (ray / RAYS) * TURN;
    return polygon([SUN, add(SUN, polar(220, angle)), add(SUN, polar(220, angle + 0.13))]);
  });
  return patch(rays.join(''), HAIR.gold.base);
}

/** A single shining lock, curled at its root. */
const goldenLock = (): Svg =>
  together(
    lock([[-8, 62], [-40, 24], [30, 6], [-10, -30]], [[8, 62], [-8, 26], [62, 0], [16, -34]], HAIR.gold, 3),
    lock([[-10, -30], [-34, -52], [-4, -76], [14, -58]], [[16, -34], [-4, -44], [-2, -58], [14, -58]], HAIR.gold, 2),
  );

/** The back of every action card: it looks the same when turned by half, so that a turned card tells nothing. */
export const wizardBack = memoised((): Svg =>
  card('wizard-back', {
    field: schemeOf('purple').dark,
    inside: [
      ...nightSky(),
      ellipse(120, 168, 82, 124, BRASS, 3.4),
      ellipse(120, 168, 74, 115, schemeOf('purple').main, 2.6),
      outline(67, 107, { cx: 120, cy: 168, fill: 'none', stroke: BRASS_LIGHT, strokeWidth: 1.6, strokeDasharray: '2 6', strokeLinecap: 'round' }),
      bothWaysUp(
        120, 168,
        placed('translate(120 168) rotate(24)', placed('translate(-2 -52) scale(.78)', goldenLock())),
        sparkle(84, 118, 8),
        sparkle(158, 120, 6),
      ),
      circle(120, 168, 21, PAPER, 3.4),
      sparkle(120, 168, 15, BRASS),
    ],
  }));

const NIGHT_STAR = '#8a68a3';

const nightSky = (): Svg[] =>
  steps(22, 336, 29).map((y, row) =>
    together(...steps(row % 2 === 0 ? 36 : 12, 240, 48).map((x) => glint(x, y, row % 3 === 0 ? 9 : 6, NIGHT_STAR))),
  );
