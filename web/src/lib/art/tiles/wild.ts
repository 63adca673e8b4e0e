import { INK, WALNUT } from '../inks';
import { add, scaled, quarterTurn, polar, trace } from '../path';
import { circle, group, line, nothing, path, together, type Svg } from '../svg';
import { blank, THICKNESS, type Material, type TileDetail } from './blank';
import { APOTHEM, INSIDE_HEXAGON, sideFrame, SIDES } from './hex';
import { HALF_WIDTH } from './strand';

const BASKET: Material = {
  face: '#6d4826',
  edge: '#8a6033',
  edgeBelow: '#4a2e15',
  razorLine: '#3d2513',
  fleck: '#3d2513',
  shine: 0.55,
  grain: () => '',
};
const CANE = '#3d2513';
const LOOP = '#f3dcae';

/**
 * A wild: a dark basket with a pale loop at every side.
 *
 * All six sides look alike and none looks like an end, because every side takes any neighbour (BS-5.3).
 */
export function wildTile({ small = false, thickness = THICKNESS }: TileDetail = {}): Svg {
  return group(
    { class: 'cw-tile cw-wild' },
    blank({ material: BASKET, open: null, grainSeed: null, thickness }),
    group({ clipPath: INSIDE_HEXAGON }, small ? nothing : weave(), ...SIDES.map(loop)),
    circle(small ? 36 : 32, { fill: LOOP, stroke: INK, strokeWidth: 4 }),
    circle(23, { fill: 'none', stroke: '#b98d52', strokeWidth: 2.4, strokeDasharray: '3 4' }),
    star(small ? 2 : 1.7),
  );
}

/** Three layers of parallel canes. */
function weave(): Svg {
  const canes = [0, Math.PI / 3, -Math.PI / 3].flatMap((angle) => {
    const along = polar(110, angle);
    const across = quarterTurn(polar(1, angle));
    return [-3, -2, -1, 0, 1, 2, 3].map((i) => {
      const offset = scaled(across, (i + 0.5) * 30);
      return trace`M${add(scaled(along, -1), offset)}L${add(along, offset)}`;
    });
  });
  return path(canes.join(''), { fill: 'none', stroke: CANE, strokeWidth: 3, strokeOpacity: 0.7 });
}

/** A loop that opens to a side, as wide there as a strand. */
function loop(side: number): Svg {
  const p = sideFrame(side);
  const mouth = HALF_WIDTH - 3;
  const start = p(APOTHEM + 2, -mouth);
  const end = p(APOTHEM + 2, mouth);
  const inwards = trace`C${p(72, -mouth)} ${p(60, -17)} ${p(54, -9)}`;
  const outwards = trace`C${p(60, 17)} ${p(72, mouth)} ${end}`;
  const d = trace`M${start}${inwards}Q${p(48, 0)} ${p(54, 9)}${outwards}`;
  return together(
    path(`${d}Z`, { fill: '#2a170b' }),
    path(d, { fill: 'none', stroke: INK, strokeWidth: 11 }),
    path(d, { fill: 'none', stroke: LOOP, strokeWidth: 6.6 }),
  );
}

function star(scale: number): Svg {
  const x = 7.4 * scale;
  const y = 4.2 * scale;
  const upright = trace`M0 ${-8.5 * scale}V${8.5 * scale}`;
  const slanted = trace`M${-x} ${-y}L${x} ${y}M${x} ${-y}L${-x} ${y}`;
  return line(upright + slanted, WALNUT, 3.6 * scale);
}
