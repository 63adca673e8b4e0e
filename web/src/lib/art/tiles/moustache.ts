import { BRASS } from '../inks';
import { ellipse, group, line, moved, path, together, type Svg } from '../svg';

/** The right half; the left one is its mirror image. */
const HALF =
  'M0 -14C22 -44 62 -46 96 -22C132 4 168 16 196 -2C212 -13 211 -36 194 -39C182 -41 176 -31 182 -24' +
  'C160 -26 176 -62 204 -54C236 -44 238 4 206 26C160 56 92 50 48 26C26 14 8 10 0 14Z';
const HAIRS =
  'M10 -8C40 -30 70 -26 104 -2C140 22 176 30 204 8M12 2C46 -14 74 -8 106 14C138 32 172 34 196 20' +
  'M208 -8C216 -24 208 -42 196 -44';
const FAINT_HAIR = 'M30 12C60 8 84 22 112 32C136 40 160 38 178 32';
const BRIGHT_HAIR = 'M24 -22C52 -38 80 -28 110 -8';

/** A handlebar moustache that spans three cells, from x = -230 to 230. */
export function handlebar(): Svg {
  return together(
    group({ transform: moved(0, 5), opacity: 0.45, class: 'cw-sh' }, half(1), half(-1)),
    half(-1),
    half(1),
    clasp(),
  );
}

function half(mirror: 1 | -1): Svg {
  return group(
    { transform: `scale(${mirror} 1)` },
    path(HALF, { fill: '#3a2013', stroke: '#140a05', strokeWidth: 3.4, strokeLinejoin: 'round' }),
    line(HAIRS, '#9a6b42', 2.4),
    line(FAINT_HAIR, '#9a6b42', 2.4, { strokeOpacity: 0.7 }),
    line(BRIGHT_HAIR, '#c89a6a', 2.4, { strokeOpacity: 0.9 }),
  );
}

function clasp(): Svg {
  return together(
    ellipse(7, 15, { cy: 0, fill: BRASS, stroke: '#4d320c', strokeWidth: 2.4 }),
    line('M-2.4 -8Q-4 0 -2.4 7', '#f3d58f', 2),
  );
}
