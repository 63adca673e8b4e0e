/** A strand of hair: a centre line with coordinates along and across it. */

import { add, between, distance, polyline, quarterTurn, scaled, subtract, unit, type Point } from '../path';
import { towards } from './hex';

/** Half the width of a strand where it crosses the edge of a tile. It never varies, so any two tiles join. */
export const HALF_WIDTH = 19;

/**
 * `place(along, across)` gives the point `along` units from the edge of the tile and `across` units from the middle
 * of the strand. `along` runs from `from` to `to`, and past both ends.
 *
 * Strands of sides 0, 1 and 2 run outwards (`from` is negative and `to` is 0), the others inwards. So a braid that
 * crosses a seam runs on in the same direction.
 */
export interface Strand {
  readonly outwards: boolean;
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly path: string;
  readonly place: (along: number, across: number) => Point;
}

/** The strand that comes in at `side` and follows `points`, the first of which lies on the edge. */
export function strandFrom(side: number, points: readonly Point[]): Strand {
  const outwards = side < 3;
  const inwardsAtEdge = scaled(towards(side, 1), -1);
  return strandAlong(points, { outwards, firstTangent: inwardsAtEdge });
}

/** The strand along any line. `firstTangent` is its direction at the first point, if the line alone does not tell. */
export function strandAlong(
  points: readonly Point[],
  { outwards = false, firstTangent }: { outwards?: boolean; firstTangent?: Point } = {},
): Strand {
  const course = courseOf(points, firstTangent);
  const { length } = course;
  return {
    outwards,
    from: outwards ? -length : 0,
    to: outwards ? 0 : length,
    length,
    path: polyline(points),
    place(along, across) {
      const { point, tangent } = course.at(outwards ? -along : along);
      const forwards = outwards ? scaled(tangent, -1) : tangent;
      return add(point, scaled(quarterTurn(forwards), across));
    },
  };
}

interface Station {
  readonly point: Point;
  readonly tangent: Point;
  /** Distance from the first point, along the line. */
  readonly mileage: number;
}

interface Course {
  readonly length: number;
  readonly at: (mileage: number) => { point: Point; tangent: Point };
}

/** A line that can be asked for its point and direction at any distance, also before its start and past its end. */
function courseOf(points: readonly Point[], firstTangent: Point | undefined): Course {
  const stations = stationsOf(points, firstTangent);
  const first = stations[0];
  const last = stations[stations.length - 1];
  if (first === undefined || last === undefined) throw new Error('A strand needs at least one point.');
  return {
    length: last.mileage,
    at(mileage) {
      if (mileage <= 0) return extended(first, mileage);
      if (mileage >= last.mileage) return extended(last, mileage - last.mileage);
      const next = stations.findIndex((station) => station.mileage >= mileage);
      return blended(stations[next - 1] ?? first, stations[next] ?? last, mileage);
    },
  };
}

function stationsOf(points: readonly Point[], firstTangent: Point | undefined): Station[] {
  let mileage = 0;
  return points.map((point, i) => {
    const before = points[i - 1] ?? point;
    const after = points[i + 1] ?? point;
    mileage += distance(before, point);
    const tangent = i === 0 && firstTangent ? firstTangent : unit(subtract(after, before));
    return { point, tangent, mileage };
  });
}

function extended({ point, tangent }: Station, by: number): { point: Point; tangent: Point } {
  return { point: add(point, scaled(tangent, by)), tangent };
}

function blended(a: Station, b: Station, mileage: number): { point: Point; tangent: Point } {
  const share = (mileage - a.mileage) / (b.mileage - a.mileage || 1);
  return {
    point: between(a.point, b.point, share),
    tangent: unit(between(a.tangent, b.tangent, share)),
  };
}
