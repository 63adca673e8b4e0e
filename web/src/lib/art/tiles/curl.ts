/** A tile with one open side: the strand passes a tie ring and ends in a curl. */

import { BRASS } from '../inks';
import { eitherSign, type Noise } from '../noise';
import { add, cubic, polar, polyline, trace, type Point } from '../path';
import type { Hair, PlayerLook } from '../players';
import { line, moved, path, together, type Svg } from '../svg';
import { bead } from './bead';
import { braided, groundWidth } from './braids';
import { sideAngle, sideFrame, towards } from './hex';
import { HAIR_SHADOW } from './joined';
import { HALF_WIDTH, strandAlong, strandFrom, type Strand } from './strand';

/** Distance of the tie ring from the centre, towards the open side. */
const RING = 20;
const CURL_STEPS = 74;

export function curledStrand(side: number, owner: PlayerLook, random: Noise, small: boolean): Svg {
  const place = sideFrame(side);
  const strand = strandFrom(side, cubic(towards(side), place(60, 0), place(40, 0), place(17, 0), 20));
  const curl = tapered(strandAlong(curlPoints(side, eitherSign(random))));
  return together(
    shadow(strand, curl),
    curlOfHair(curl, owner, small),
    path(strand.path, { fill: 'none', stroke: owner.dark, strokeWidth: groundWidth(owner) }),
    braided(strand, owner, { small }),
    tieRing(place),
    bead(owner, small ? 22 : 14, place(RING, 0)),
  );
}

/** An arc that leaves the ring away from the open side and winds up, tighter and tighter. */
function curlPoints(side: number, windingWay: 1 | -1): Point[] {
  const points: Point[] = [];
  let point = towards(side, RING);
  let heading = sideAngle(side) + Math.PI;
  for (let step = 0; step <= CURL_STEPS; step++) {
    points.push(point);
    const share = step / CURL_STEPS;
    heading += windingWay * (step < 12 ? 0.004 : 0.03 + 0.12 * share ** 1.25);
    point = add(point, polar(2.05 - share * 0.75, heading));
  }
  return points;
}

/** A strand that thins out: `edge(q, first, last)` is the line at the share q of its half width, step by step. */
interface TaperedStrand {
  readonly edge: (share: number, first?: number, last?: number) => Point[];
}

function tapered(strand: Strand): TaperedStrand {
  const atStep = (step: number, share: number) => {
    const along = step / CURL_STEPS;
    return strand.place(along * strand.length, share * curlHalfWidth(along));
  };
  return {
    edge: (share, first = 0, last = CURL_STEPS) =>
      Array.from({ length: last - first + 1 }, (_, i) => atStep(first + i, share)),
  };
}

/** Narrow where the ring ties it, then full, then thinning to a point. */
function curlHalfWidth(along: number): number {
  const waist = 1 - 0.22 * Math.exp(-((along / 0.07) ** 2));
  return (HALF_WIDTH - 5) * (1 - along) ** 0.62 * waist + 0.6;
}

function outlineOf(curl: TaperedStrand): string {
  return `${polyline([...curl.edge(1), ...curl.edge(-1).reverse()])}Z`;
}

function shadow(strand: Strand, curl: TaperedStrand): Svg {
  const shade = { stroke: HAIR_SHADOW, strokeOpacity: 0.26 };
  return together(
    path(strand.path, { transform: moved(0, 3.5), fill: 'none', ...shade, strokeWidth: 2 * HALF_WIDTH + 5 }),
    path(outlineOf(curl), {
      transform: moved(0, 4),
      fill: HAIR_SHADOW,
      fillOpacity: 0.26,
      ...shade,
      strokeWidth: 3,
    }),
  );
}

function curlOfHair(curl: TaperedStrand, hair: Hair, small: boolean): Svg {
  const strayHairs = [-0.55, -0.15, 0.55].map((share) => polyline(curl.edge(share, 0, 59))).join('');
  return together(
    path(outlineOf(curl), {
      fill: hair.base,
      stroke: hair.dark,
      strokeWidth: small ? 4 : 2,
      strokeLinejoin: 'round',
    }),
    line(strayHairs, hair.middle, 1.5),
    line(polyline(curl.edge(0.2, 4, 57)), hair.light, 2.2),
  );
}

/** A brass ring across the strand. */
function tieRing(place: (out: number, along: number) => Point): Svg {
  const across = trace`M${place(RING, -HALF_WIDTH - 2)}L${place(RING, HALF_WIDTH + 2)}`;
  const shine = trace`M${place(RING + 2.4, -HALF_WIDTH)}L${place(RING + 2.4, HALF_WIDTH)}`;
  return together(line(across, '#4d320c', 15), line(across, BRASS, 11), line(shine, '#f3d58f', 2.4));
}
