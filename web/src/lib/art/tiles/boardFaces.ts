/** The round pictures on the cells of starting boards. */

import { BRASS, WALNUT } from '../inks';
import { circle, group, line, path, rounded, together, type Svg } from '../svg';

const SKIN = '#f0d9b5';
const FACE_RADIUS = 44;

function medallion(radius: number): Svg {
  return together(
    circle(radius + 3, { cy: 3, fill: '#120904', fillOpacity: 0.5 }),
    circle(radius, { fill: SKIN, stroke: BRASS, strokeWidth: 5 }),
    circle(radius, { fill: 'none', stroke: '#5a3b0c', strokeWidth: 1.4 }),
  );
}

/** Mouth and chin with a cleft, seen from the front. */
export function chinFace(radius = FACE_RADIUS): Svg {
  return together(
    medallion(radius),
    group(
      { transform: `scale(${rounded(radius / FACE_RADIUS, 2)})` },
      line('M-21 -13C-13 -17 -6 -18 0 -15C6 -18 13 -17 21 -13', WALNUT, 3.4),
      line('M-13 -8C-6 -2 6 -2 13 -8', '#a3684a', 2.4),
      line('M-31 -20C-30 4 -20 27 0 31C20 27 30 4 31 -20', WALNUT, 3),
      line('M0 11V20', WALNUT, 3.4),
      line('M-7 9C-5 12 -5 17 -7 21M7 9C5 12 5 17 7 21', WALNUT, 1.6, { strokeOpacity: 0.6 }),
    ),
  );
}

const CHOP =
  'M-14 -43C-5 -46 4 -42 5 -33C7 -20 4 -12 8 -3C12 5 22 7 28 13C33 18 30 24 25 25C27 31 20 35 15 32' +
  'C12 38 4 38 1 33C-5 36 -11 31 -11 26C-17 24 -18 17 -16 12C-21 2 -20 -30 -14 -43Z';
const CHOP_HAIRS =
  'M-9 -36C-14 -12 -12 8 -4 24M-3 -38C-6 -14 -4 6 6 24M1 -26C0 -8 3 6 16 20' +
  'M-12 -6C-12 4 -10 10 -7 16M10 9C14 12 18 14 22 17';

/** One cheek with its mutton chop; the left cheek looks to the left. */
export function chopFace(cheek: 'left' | 'right'): Svg {
  return together(
    medallion(FACE_RADIUS),
    group({ transform: `scale(${cheek === 'left' ? -1 : 1} 1)` }, ear(), sideburn(), noseAndMouth()),
  );
}

function ear(): Svg {
  return together(
    path('M-21 -21C-31 -27 -37 -17 -33 -8C-31 -2 -28 4 -22 4', {
      fill: '#e6c196',
      stroke: WALNUT,
      strokeWidth: 3,
      strokeLinecap: 'round',
    }),
    line('M-24 -15C-29 -16 -29 -10 -26 -6', WALNUT, 2),
  );
}

function sideburn(): Svg {
  return together(
    path(CHOP, { fill: WALNUT, stroke: '#160b05', strokeWidth: 2.6, strokeLinejoin: 'round' }),
    line(CHOP_HAIRS, '#b98a5a', 2),
  );
}

function noseAndMouth(): Svg {
  return line('M25 -14C29 -12 30 -8 28 -5M22 -1C26 1 31 0 33 -3', WALNUT, 2.4);
}
