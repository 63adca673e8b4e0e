/** Six ways to braid a strand. Each lays one lock of hair over and over along it. */

import { polyline, shape, warped, type Shape, type Point } from '../path';
import type { BraidName, Hair } from '../players';
import { group, line, nothing, path, together, type Svg } from '../svg';
import { HALF_WIDTH, type Strand } from './strand';

/** One lock: `shift` pitches along from where it is due, on one side of the strand (1 or -1). */
interface Stitch {
  readonly shift: number;
  readonly side: 1 | -1;
}

/**
 * A braid in the units of one lock: x in pitches along the strand, y in half widths across it.
 *
 * `reach` is how far a lock sticks out behind and ahead of its place, which decides where the first and the last
 * lock lie.
 */
interface Braid {
  readonly pitch: number;
  readonly reach: { readonly behind: number; readonly ahead: number };
  readonly stitches: (index: number) => readonly Stitch[];
  readonly lock: Shape;
  readonly shine: Shape;
  readonly shade?: Shape;
  /** Laid between the locks in the light colour. */
  readonly lozenge?: Shape;
  /** Each lock lies under the one before it instead of over it. */
  readonly backwards?: true;
  /** How much narrower than the strand the dark ground below the locks is. */
  readonly groundInset: number;
}

const RIGHT: Stitch = { shift: 0, side: 1 };
const LEFT: Stitch = { shift: 0, side: -1 };

const STITCHED: Readonly<Record<Exclude<BraidName, 'waves'>, Braid>> = {
  plait: {
    pitch: 16,
    reach: { behind: 0.5, ahead: 1.5 },
    stitches: (index) => [index % 2 === 0 ? LEFT : RIGHT],
    lock: shape(
      'M-0.72 0.3C-0.72 1 -0.2 1.2 0.5 1.14C1.2 1.04 1.72 0.4 1.78 -0.42C1.2 -0.38 0.1 0.06 -0.72 0.3Z',
    ),
    shine: shape('M-0.1 0.82C0.4 0.86 1 0.6 1.36 0.08'),
    shade: shape('M-0.3 0.42C0.3 0.42 0.9 0.2 1.3 -0.12'),
    groundInset: 9,
  },
  rope: {
    pitch: 18,
    reach: { behind: 0.2, ahead: 2 },
    stitches: () => [{ shift: -0.15, side: 1 }],
    lock: shape(
      'M0 -1C0.85 -0.8 0.35 0.8 1.3 1C1.65 1.2 2.05 1.2 2.3 1C1.35 0.8 1.85 -0.8 1 -1C0.65 -1.2 0.25 -1.2 0 -1Z',
    ),
    shine: shape('M0.62 -0.82C1.15 -0.5 1.1 0.2 1.6 0.72'),
    shade: shape('M0.95 -0.6C1.3 -0.2 1.3 0.4 1.8 0.86M0.35 -0.7C0.8 -0.3 0.8 0.2 1.2 0.66'),
    groundInset: 3,
  },
  fishtail: {
    pitch: 9.6,
    reach: { behind: 0.6, ahead: 1.8 },
    stitches: () => [LEFT, { shift: 0.5, side: 1 }],
    lock: shape(
      'M-0.7 0.86C-0.5 1.14 0.2 1.14 0.6 0.92C1.3 0.5 1.75 0.1 1.95 -0.14C1.2 -0.12 0.1 0.3 -0.7 0.86Z',
    ),
    shine: shape('M0.05 0.84C0.6 0.6 1 0.36 1.5 0.06'),
    groundInset: 4,
  },
  box: {
    pitch: 17,
    reach: { behind: 0.3, ahead: 1 },
    stitches: () => [LEFT, RIGHT],
    lock: shape('M-0.02 0.3C0 0.9 0.15 1.14 0.5 1.14C0.85 1.14 1 0.9 1.02 0.3C0.8 0.1 0.2 0.1 -0.02 0.3Z'),
    shine: shape('M0.3 0.86L0.62 0.86'),
    lozenge: shape('M-0.6 0Q-0.2 -0.22 0 -0.66Q0.2 -0.22 0.6 0Q0.2 0.22 0 0.66Q-0.2 0.22 -0.6 0Z'),
    groundInset: 3,
  },
  curls: {
    pitch: 12.5,
    reach: { behind: 0.9, ahead: 0.3 },
    stitches: () => [{ shift: -0.5, side: 1 }],
    lock: shape(
      'M-0.9 -0.8C-0.6 -1.22 0.2 -1.2 0.55 -0.72C0.85 -0.3 0.85 0.3 0.55 0.72C0.2 1.2 -0.6 1.22 -0.9 0.8Z',
    ),
    shine: shape('M0.1 -0.72C0.42 -0.4 0.46 0 0.36 0.34'),
    backwards: true,
    groundInset: 3,
  },
};

/** Locks end this far inside the strand, so that their outlines have room. */
const OUTLINE_ROOM = 1.6;

export interface BraidDetail {
  /** Fewer and thicker lines, for pictures below some 60 px. */
  readonly small: boolean;
  readonly outline?: number;
}

/** A strand braided in the way of its hair. */
export function braided(strand: Strand, hair: Hair, { small, outline = 1.7 }: BraidDetail): Svg {
  const halfWidth = HALF_WIDTH - OUTLINE_ROOM;
  return hair.braid === 'waves'
    ? wavy(strand, hair, halfWidth, small)
    : stitched(strand, hair, STITCHED[hair.braid], halfWidth, small, outline);
}

/** The width of the dark ground that shows between the locks. */
export function groundWidth(hair: Hair): number {
  const inset = hair.braid === 'waves' ? 0 : STITCHED[hair.braid].groundInset;
  return 2 * HALF_WIDTH - inset;
}

function stitched(
  strand: Strand,
  hair: Hair,
  braid: Braid,
  halfWidth: number,
  small: boolean,
  outline: number,
): Svg {
  const { pitch } = braid;
  const indexes = lockIndexes(strand, braid);
  const placed = indexes.flatMap((index) =>
    braid.stitches(index).map(
      ({ shift, side }) =>
        (x: number, y: number): Point =>
          strand.place((index + shift + x) * pitch, side * y * halfWidth),
    ),
  );
  const all = (part: Shape) => placed.map((place) => warped(part, place));
  return together(
    group(
      { fill: hair.base, stroke: hair.dark, strokeWidth: small ? 3 : outline, strokeLinejoin: 'round' },
      ...all(braid.lock).map((d) => path(d, {})),
      ...lozenges(strand, hair, braid, halfWidth, indexes),
    ),
    small || !braid.shade ? nothing : line(all(braid.shade).join(''), hair.middle, 1.3),
    shineOf(all(braid.shine).join(''), hair, small),
  );
}

/** Past the tile's edge locks overhang, and are clipped there; at the inner end nothing sticks out. */
function lockIndexes(strand: Strand, { pitch, reach, backwards }: Braid): number[] {
  const { from, to, outwards } = strand;
  const first = outwards
    ? Math.ceil((from - 0.1 * pitch) / pitch)
    : Math.ceil(from / pitch - reach.ahead - 0.3);
  const last = outwards
    ? Math.floor(to / pitch + reach.behind + 0.6)
    : Math.floor((to - reach.ahead * pitch * 0.62) / pitch);
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
  return backwards ? indexes.reverse() : indexes;
}

function lozenges(
  strand: Strand,
  hair: Hair,
  { lozenge, pitch }: Braid,
  halfWidth: number,
  indexes: readonly number[],
): Svg[] {
  if (!lozenge) return [];
  const afterLast = (indexes[indexes.length - 1] ?? 0) + 1;
  return [...indexes, afterLast].map((index) =>
    path(
      warped(lozenge, (x, y) => strand.place((index + x) * pitch, y * halfWidth)),
      { fill: hair.light, fillOpacity: 0.85 },
    ),
  );
}

function shineOf(d: string, hair: Hair, small: boolean): Svg {
  return line(d, hair.light, small ? 3 : 2, { strokeOpacity: small ? 0.9 : 0.85 });
}

const WAVE_LENGTH = 30;
const WAVE_HEIGHT = 0.17;
/** Four loose locks side by side, in half widths from the middle. */
const WAVE_LANES = [-0.78, 0.78, -0.27, 0.27];

function wavy(strand: Strand, hair: Hair, halfWidth: number, small: boolean): Svg {
  const lane = (across: number) => wave(strand, across, halfWidth);
  const width = halfWidth * 0.58;
  const locks = WAVE_LANES.map(lane).flatMap((d) => [
    path(d, { fill: 'none', stroke: hair.dark, strokeWidth: width + 1 }),
    path(d, { fill: 'none', stroke: hair.base, strokeWidth: width - 1.6 }),
  ]);
  const shade = WAVE_LANES.map((across) => lane(across + 0.1)).join('');
  const shine = WAVE_LANES.map((across) => lane(across - 0.07)).join('');
  return together(
    group({ strokeLinecap: 'butt', strokeLinejoin: 'round' }, ...locks),
    small ? nothing : line(shade, hair.middle, 1.3),
    shineOf(shine, hair, small),
  );
}

/** One wave line along the strand, and 8 units over the edge of the tile. */
function wave(strand: Strand, across: number, halfWidth: number): string {
  const from = strand.from - (strand.outwards ? 0 : 8);
  const to = strand.to + (strand.outwards ? 8 : 0);
  const pieces = Math.ceil((strand.length + 16) / 3);
  const points = Array.from({ length: pieces + 1 }, (_, i) => {
    const along = from + ((to - from) * i) / pieces;
    const sway = WAVE_HEIGHT * Math.sin((2 * Math.PI * along) / WAVE_LENGTH);
    return strand.place(along, (across + sway) * halfWidth);
  });
  return polyline(points);
}
