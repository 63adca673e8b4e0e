/** A tile before anything grows on it: the sheet, its grain and its thickness. */

import { noise, type Noise } from '../noise';
import { polar, trace } from '../path';
import { line, moved, path, together, nothing, type Svg } from '../svg';
import { hexagon, INSIDE_HEXAGON, sideLine, SIDES } from './hex';

export const FACE = hexagon(1.1, 8);

/** How thick a single tile looks. */
export const THICKNESS = 8;

/**
 * How a tile is drawn.
 *
 * `variant` 0 to 3 chooses among four hands that drew the same tile. `small` leaves out what is lost below some
 * 60 px. `thickness` is that of the sheet, in tile units.
 */
export interface TileDetail {
  readonly variant?: number;
  readonly small?: boolean;
  readonly thickness?: number;
}

/** What a sheet is made of. Theme variables where paper changes with the light. */
export interface Material {
  readonly face: string;
  readonly edge: string;
  readonly edgeBelow: string;
  readonly razorLine: string;
  readonly fleck: string;
  readonly shine: number;
  readonly grain: (random: Noise) => string;
}

export const TILE_EDGE = 'var(--tile-edge,#b8935f)';
export const TILE_EDGE_BELOW = 'var(--tile-edge-2,#8d6a40)';
export const TILE_FACE = 'var(--tile-face,#f2e4c7)';

export const PAPER_SHEET: Material = {
  face: TILE_FACE,
  edge: TILE_EDGE,
  edgeBelow: TILE_EDGE_BELOW,
  razorLine: 'var(--tile-line,#b99a6b)',
  fleck: 'var(--tile-fleck,#c9ad7f)',
  shine: 0.55,
  grain: fibres,
};

export const WOOD: Material = {
  face: 'var(--wood-face,#5d3a25)',
  edge: '#3d2416',
  edgeBelow: '#24130a',
  razorLine: '#a9793f',
  fleck: '#7d5335',
  shine: 0.16,
  grain: woodRings,
};

/** Short fibres, strewn evenly over the sheet. */
function fibres(random: Noise): string {
  return Array.from({ length: 16 }, () => {
    const from = polar(Math.sqrt(random()) * 78, random() * 2 * Math.PI);
    const direction = random() * 2 * Math.PI;
    return trace`M${from}l${polar(3 + random() * 6, direction)}`;
  }).join('');
}

/** Long lines from left to right, as wide as the hexagon is at their height. */
function woodRings(random: Noise): string {
  return Array.from({ length: 11 }, (_, i) => {
    const y = -78 + i * 15 + random() * 6;
    const halfWidth = Math.min(78, (96 - Math.abs(y)) * 1.55);
    const left = -halfWidth * (0.55 + random() * 0.45);
    const right = halfWidth * (0.5 + random() * 0.5);
    const sway = () => y + random() * 7 - 3;
    return trace`M${left} ${y}C${left / 2} ${sway()} ${right / 2} ${sway()} ${right} ${y + random() * 4}`;
  }).join('');
}

/** Looks of a blank; `open` null means that no side is marked, `grain` null that the sheet is plain. */
export interface BlankLook {
  readonly material: Material;
  readonly open: readonly number[] | null;
  readonly grainSeed: number | null;
  readonly thickness: number;
}

/** A sheet. Its shaven sides have one clean razor line, its open sides none. */
export function blank({ material, open, grainSeed, thickness }: BlankLook): Svg {
  return together(
    path(FACE, { transform: moved(0, thickness), fill: material.edgeBelow }),
    path(FACE, { transform: moved(0, thickness * 0.55), fill: material.edge }),
    path(FACE, { fill: material.face }),
    grainSeed === null ? nothing : grain(material, noise(grainSeed)),
    open === null ? nothing : razorLines(material, open),
    rimLight(material),
  );
}

function grain(material: Material, random: Noise): Svg {
  return line(material.grain(random), material.fleck, 1.2, { strokeOpacity: 0.55 });
}

function razorLines(material: Material, open: readonly number[]): Svg {
  const shaven = SIDES.filter((side) => !open.includes(side));
  if (shaven.length === 0) return nothing;
  return line(shaven.map((side) => sideLine(side, 7, 0.07)).join(''), material.razorLine, 3);
}

function rimLight(material: Material): Svg {
  return path(FACE, {
    fill: 'none',
    stroke: 'var(--tile-hi,#fff6e2)',
    strokeOpacity: material.shine,
    strokeWidth: 1.4,
    clipPath: INSIDE_HEXAGON,
  });
}
