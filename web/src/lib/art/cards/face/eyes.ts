/** Pairs of eyes. Each returns both; `iris` is the colour. */
import { type Svg, together } from '../../svg';
import { type SkinColour, BRASS, BRASS_DARK, INK, IVORY, SKIN, WHITE } from '../palette';
import { block, dot, ellipse, line, patch, ring, shape } from '../pen';

const BROWN = '#4a2c1d';
const MOSS = '#3c5a4a';
const EYE_SHADOW = '#5c8f93';
const GOAT_YELLOW = '#eec452';

/** Where the middle of an eye lies, left and right. */
const LEFT = -20;
const RIGHT = 20;

const pair = (eye: (x: number) => Svg): Svg => together(eye(LEFT), eye(RIGHT));

interface Eyeball {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly iris: string;
  readonly irisRadius: number;
  /** How far the pupil looks away from the middle. */
  readonly gaze?: readonly [number, number];
}

function eyeball({ x, y, width, height, iris, irisRadius: r, gaze: [gazeX, gazeY] = [0, 0] }: Eyeball): Svg {
  const [pupilX, pupilY] = [x + gazeX, y + gazeY];
  return together(
    ellipse(x, y, width, height, IVORY, 2.8),
    dot(pupilX, pupilY, r, iris),
    dot(pupilX, pupilY, r * 0.62, INK),
    dot(pupilX - r * 0.3, pupilY - r * 0.4, r * 0.26, WHITE),
  );
}

export const plainEyes = (iris: string = BROWN, gaze = 0): Svg =>
  pair((x) => together(
    eyeball({ x, y: -8, width: 10, height: 8.5, iris, irisRadius: 6, gaze: [gaze, 0] }),
    line(`M${x - 11} -11Q${x} -20 ${x + 11} -11`, 3.6),
  ));

/** Heavy lids: somebody who has seen it all. */
export const sleepyEyes = (iris: string = MOSS, skin: SkinColour = SKIN.fair): Svg =>
  pair((x) => together(
    eyeball({ x, y: -6, width: 11, height: 9, iris, irisRadius: 6, gaze: [0, 2] }),
    shape(`M${x - 12} -6C${x - 10} -19 ${x + 10} -19 ${x + 12} -6Q${x} -9 ${x - 12} -6Z`, skin.shade, 2.8),
    line(`M${x - 9} 8Q${x} 12 ${x + 9} 7`, 2.2, skin.shade),
  ));

export const wideEyes = (iris: string): Svg =>
  pair((x) => together(
    eyeball({ x, y: -6, width: 13.5, height: 14, iris, irisRadius: 9.5, gaze: [x > 0 ? -1 : 1, 1] }),
    dot(x + 4, 0, 2.6, WHITE),
    line(`M${x - 13} -14Q${x} -25 ${x + 13} -14`, 3.4),
  ));

/** Yellow, with pupils that lie flat. */
export const goatEyes = (): Svg =>
  together(...[-19, 19].map((x) => together(
    ellipse(x, -8, 11, 10, GOAT_YELLOW),
    block(x - 8, -11, 16, 6, INK, 3),
    line(`M${x - 12} -12Q${x} -22 ${x + 12} -12`, 4),
  )));

export const shutEyes = (): Svg =>
  pair((x) => together(
    line(`M${x - 11} -10Q${x} 3 ${x + 11} -10`, 4),
    line(`M${x - 11} -8l-4 2M${x + 11} -8l4 2`, 2.4),
  ));

export const sternEyes = (iris: string): Svg =>
  pair((x) => {
    const [outer, inner] = x < 0 ? [-15, -6] : [-6, -15];
    const [lidOuter, lidInner] = x < 0 ? [-14, -7] : [-7, -14];
    return together(
      eyeball({ x, y: -7, width: 10, height: 8, iris, irisRadius: 6 }),
      patch(`M${x - 12} ${outer}L${x + 12} ${inner}V-18H${x - 12}Z`, SKIN.ruddy.shade),
      line(`M${x - 12} ${lidOuter}L${x + 12} ${lidInner}`, 4),
    );
  });

/** Painted lids and long lashes. */
export const lashedEyes = (iris = '#5b3b1f'): Svg =>
  pair((x) => {
    const out = x < 0 ? -1 : 1;
    return together(
      eyeball({ x, y: -8, width: 11, height: 9, iris, irisRadius: 6.4, gaze: [2, 1] }),
      shape(`M${x - 13} -8C${x - 9} -22 ${x + 9} -22 ${x + 13} -8C${x + 8} -14 ${x - 8} -14 ${x - 13} -8Z`, EYE_SHADOW, 2.6),
      line(`M${x + out * 10} -14l${out * 9} -6M${x + out * 13} -9l${out * 9} -2`, 3),
    );
  });

/** One eye shut, the other behind a monocle on its chain. */
export const monocle = (iris: string): Svg =>
  together(
    line('M-31 -9Q-20 2 -9 -9', 4),
    line('M-31 -7l-4 2', 2.4),
    eyeball({ x: RIGHT, y: -8, width: 11, height: 10, iris, irisRadius: 6.6 }),
    dot(RIGHT, -7, 17, WHITE, 0.22),
    ring(RIGHT, -7, 17, 7, BRASS_DARK),
    ring(RIGHT, -7, 17, 4, BRASS),
    line('M36 0C46 20 50 40 46 74', 2, BRASS_DARK),
  );
