/** Beards and moustaches that more than one face wears. */
import { type Svg, together } from '../../svg';
import { type Cubic, type Point } from '../geometry';
import { lock, locks } from '../hair';
import type { HairColour } from '../palette';

export interface CurlLook {
  /** How far each tip reaches to the side. */
  readonly reach?: number;
  readonly y?: number;
  /** How far the tips rise above y; below 0 they droop. */
  readonly rise?: number;
  readonly thickness?: number;
  readonly strands?: number;
}

/** A moustache with curled tips. */
export function curledMoustache(hair: HairColour, look: CurlLook = {}): Svg {
  const { reach = 52, y = 30, rise = 24, thickness = 14, strands = 4 } = look;
  return locks(
    [[0, y - 6], [reach * 0.3, y - thickness], [reach * 0.62, y + 8], [reach, y - rise]],
    [[0, y + 6], [reach * 0.32, y + thickness + 2], [reach * 0.9, y + thickness], [reach, y - rise]],
    hair, strands,
  );
}

/** A moustache that hangs over the mouth. */
export const walrusMoustache = (hair: HairColour, reach = 40, y = 28, drop = 26): Svg =>
  locks(
    [[0, y - 6], [reach * 0.45, y - 14], [reach * 0.9, y], [reach, y + drop]],
    [[0, y + 9], [reach * 0.2, y + 18], [reach * 0.5, y + drop], [reach, y + drop]],
    hair, 5,
  );

export interface BeardLook {
  /** How far from the middle the first lock is rooted. */
  readonly width: number;
  readonly top: number;
  /** Where the longest tip ends. */
  readonly bottom: number;
  /** Locks on each side. */
  readonly tips: number;
  readonly mouthY: number;
}

/** A full beard: locks along the jaw with their tips fanned out, one in the middle over them. */
export function fullBeard(hair: HairColour, { width, top, bottom, tips, mouthY }: BeardLook): Svg {
  const root = (share: number): Point => [width * (1 - share) + 2 * share, top + (mouthY + 12 - top) * share];
  const sides = Array.from({ length: tips }, (_, index) => {
    const outer = root(index / tips);
    const inner = root((index + 1) / tips);
    const middle = (index + 0.5) / tips;
    const tip: Point = [width * (1 - middle * 0.86), bottom * (0.62 + 0.38 * middle) + 4 * (index % 2)];
    return locks(
      [outer, [outer[0] + 12, outer[1] + 34], [tip[0] + 18, tip[1] - 30], tip],
      [inner, [inner[0] - 2, inner[1] + 34], [tip[0] - 16, tip[1] - 24], tip],
      hair, 3, 3,
    );
  });
  const edge = (side: number): Cubic =>
    [[side * 14, mouthY + 10], [side * 20, mouthY + 40], [side * 12, bottom - 26], [0, bottom + 6]];
  return together(...sides, lock(edge(-1), edge(1), hair, 4, 3));
}
