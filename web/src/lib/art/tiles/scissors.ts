import { BRASS } from '../inks';
import { circle, ellipse, group, line, moved, nothing, path, together, type Svg } from '../svg';
import { blank, PAPER_SHEET, THICKNESS, type TileDetail } from './blank';
import { hexagon, INSIDE_HOLE } from './hex';

const HOLE = hexagon(17, 12);
const STEEL = '#c3cbca';
const STEEL_LINE = '#2b3133';

/** Cut edges of the sheets below, light and dark in turn. */
const CUT_EDGES = ['#dcc396', '#a98350', '#c9ab7a', '#8d6a40', '#b8935f', '#755634'];
const CUT_EDGE_HEIGHT = 3.6;

/** Scissors in the hole that they cut through a stack of `layers` sheets. */
export function scissorsTile(layers = 3, { variant = 0, thickness = THICKNESS }: TileDetail = {}): Svg {
  return group(
    { class: 'cw-tile cw-scissors' },
    blank({ material: PAPER_SHEET, open: null, grainSeed: variant, thickness }),
    group({ clipPath: INSIDE_HOLE }, hole(layers)),
    line(HOLE, '#6b4a26', 2.4, { strokeDasharray: '7 3.5' }),
    group({ transform: moved(2, 7), opacity: 0.5, class: 'cw-sh' }, scissors()),
    group({ transform: moved(0, 1) }, scissors()),
  );
}

/** Each deeper sheet shows its cut edge at the far, upper side. */
function hole(layers: number): Svg {
  const edges = Array.from({ length: layers * 2 }, (_, i) =>
    path(HOLE, { transform: moved(0, i * CUT_EDGE_HEIGHT), fill: CUT_EDGES[i % CUT_EDGES.length] ?? BRASS }),
  );
  const bottom = path(HOLE, { transform: moved(0, layers * 2 * CUT_EDGE_HEIGHT), fill: '#150d08' });
  return together(...edges, bottom);
}

export function scissors(): Svg {
  return together(
    blade('left'),
    blade('right'),
    circle(5.6, { fill: BRASS, stroke: STEEL_LINE, strokeWidth: 2 }),
    path('M-3 -1.6L3 1.6', { stroke: '#5a3b0c', strokeWidth: 1.8 }),
  );
}

function blade(hand: 'left' | 'right'): Svg {
  const mirror = hand === 'left' ? -1 : 1;
  const shank = 'M0 2C-1 16 -8 22 -9 32';
  const fingerRest = 'M-20 63Q-26 73 -22 80';
  return group(
    { transform: `scale(${mirror} 1) rotate(17)` },
    path('M-5.5 6L-5 -40Q-4 -60 2.6 -71Q6.4 -50 6.4 6Z', {
      fill: '#dfe3e2',
      stroke: STEEL_LINE,
      strokeWidth: 2.2,
      strokeLinejoin: 'round',
    }),
    path('M2.6 -62Q4 -40 3.6 0', { fill: 'none', stroke: '#fff', strokeWidth: 2 }),
    path('M-2.2 4L-2 -42', { stroke: '#9aa5a6', strokeWidth: 1.6 }),
    line(shank, STEEL_LINE, 12),
    line(shank, STEEL, 7.6),
    fingerRing(STEEL_LINE, 10),
    fingerRing(STEEL, 5.6),
    hand === 'left' ? nothing : together(line(fingerRest, STEEL_LINE, 8), line(fingerRest, STEEL, 4.4)),
  );
}

function fingerRing(stroke: string, strokeWidth: number): Svg {
  return ellipse(13, 16, {
    cx: -14,
    cy: 47,
    transform: 'rotate(10 -14 47)',
    fill: 'none',
    stroke,
    strokeWidth,
  });
}
