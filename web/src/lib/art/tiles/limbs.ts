/** Where the strands of a tile run: the centre lines of its limbs, each from the edge inwards. */

import { eitherSign, type Noise } from '../noise';
import { cubic, ORIGIN, polar, polyline, scaled, type Point } from '../path';
import { sideAngle, towards } from './hex';

export interface Limb {
  readonly side: number;
  readonly points: readonly Point[];
}

/** `bend` is the stretch where the two limbs of a through strand meet, as path data. */
export interface Limbs {
  readonly limbs: readonly Limb[];
  readonly centre: Point;
  readonly bend: string | null;
}

/** The limbs of a tile with two open sides or more. */
export function limbsOf(open: readonly number[], random: Noise): Limbs {
  const [first, second, ...others] = open;
  if (first === undefined || second === undefined) throw new Error('Limbs need two open sides or more.');
  return others.length === 0 ? throughStrand(first, second, random) : joint(open, random);
}

/** Two open sides: one strand from edge to edge, braided from both ends. The halves overlap a little at the middle. */
function throughStrand(first: number, second: number, random: Noise): Limbs {
  const points = throughLine(first, second, random);
  return {
    limbs: [
      { side: first, points: points.slice(0, 27) },
      { side: second, points: points.slice(22).reverse() },
    ],
    centre: points[24] ?? ORIGIN,
    bend: polyline(points.slice(16, 33)),
  };
}

/** 49 points from the middle of one side to the middle of another, square to both edges. */
function throughLine(first: number, second: number, random: Noise): Point[] {
  const from = towards(first);
  const to = towards(second);
  const sidesApart = Math.min((second - first + 6) % 6, (first - second + 6) % 6);
  if (sidesApart === 3) return gentleS(first, from, to, random);
  const pull = sidesApart === 1 ? 0.2 : 0.12;
  return cubic(from, scaled(from, pull), scaled(to, pull), to, 48);
}

/** Straight across would look stiff, so the strand tilts in the middle, a little one way or the other. */
function gentleS(first: number, from: Point, to: Point, random: Noise): Point[] {
  const tilt = polar(34, sideAngle(first) + eitherSign(random) * (0.3 + random() * 0.14));
  const inwards = cubic(from, scaled(from, 0.56), tilt, ORIGIN, 24);
  const outwards = cubic(ORIGIN, scaled(tilt, -1), scaled(to, 0.56), to, 24);
  return [...inwards, ...outwards.slice(1)];
}

/** Three open sides or more: every limb bends the same way into the bun at the centre. */
function joint(open: readonly number[], random: Noise): Limbs {
  const twist = eitherSign(random);
  const limbs = open.map((side) => {
    const from = towards(side);
    const angle = sideAngle(side);
    const handle = polar(30, angle + twist * 0.5);
    const end = polar(9, angle + twist * 1.35);
    return { side, points: cubic(from, scaled(from, 0.6), handle, end, 28) };
  });
  return { limbs, centre: ORIGIN, bend: null };
}
