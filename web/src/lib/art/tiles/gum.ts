import { noise, type Noise } from '../noise';
import { add, polar, quarterTurn, scaled, trace, type Point } from '../path';
import { circle, group, line, moved, nothing, path, together, type Svg } from '../svg';
import { blank, PAPER_SHEET, THICKNESS, type TileDetail } from './blank';
import { APOTHEM, INSIDE_HEXAGON, sideFrame, SIDES, towards } from './hex';
import { HALF_WIDTH } from './strand';

export const GUM = { base: '#b5e3da', edge: '#3f8c83', shade: '#8fcdc2', shine: '#f4fffc' };

/** A gum tile. It stretches an arm to every side in `arms`; in a hand that is all six. */
export function gumTile(
  arms: readonly number[] = SIDES,
  { variant = 0, small = false, thickness = THICKNESS }: TileDetail = {},
): Svg {
  const random = noise(variant * 71 + 3);
  const blob = blobOutline(arms, random);
  return group(
    { class: 'cw-tile cw-gum' },
    blank({ material: PAPER_SHEET, open: arms, grainSeed: variant, thickness }),
    group(
      { clipPath: INSIDE_HEXAGON },
      path(blob, { transform: moved(0, 4), fill: '#2a160a', fillOpacity: 0.24 }),
      path(blob, { fill: GUM.base, stroke: GUM.edge, strokeWidth: small ? 4 : 2.6, strokeLinejoin: 'round' }),
      small ? nothing : stretchMarks(arms),
      small ? nothing : bubbles(random),
      gloss(),
    ),
  );
}

/** What the outline does at one side: it meets `start`, goes on to `end`, and both have a handle for the curve. */
interface Bulge {
  readonly start: Point;
  readonly startHandle: Point;
  readonly end: Point;
  readonly endHandle: Point;
  /** Path data from start to end. */
  readonly across: string;
}

/** An arm as wide as a strand, over the edge of the tile. */
function arm(side: number): Bulge {
  const halfWidth = HALF_WIDTH + 2;
  const p = sideFrame(side);
  const [start, end] = [p(APOTHEM + 2, halfWidth), p(APOTHEM + 2, -halfWidth)];
  const inwards = towards(side, -46);
  return {
    start,
    startHandle: add(start, inwards),
    end,
    endHandle: add(end, inwards),
    across: trace`L${end}`,
  };
}

/** No arm: the gum is round here. */
function belly(side: number, random: Noise): Bulge {
  const radius = 36 + random() * 7;
  const p = sideFrame(side);
  const [start, end] = [p(radius, 12), p(radius, -12)];
  const along = quarterTurn(towards(side, 1));
  const bow = scaled(add(start, end), 0.58);
  return {
    start,
    startHandle: add(start, scaled(along, 10)),
    end,
    endHandle: add(end, scaled(along, -10)),
    across: trace`Q${bow} ${end}`,
  };
}

function blobOutline(arms: readonly number[], random: Noise): string {
  const bulges = SIDES.map((side) => (arms.includes(side) ? arm(side) : belly(side, random)));
  const pieces = bulges.map((bulge, i) => {
    const next = bulges[(i + 1) % bulges.length] ?? bulge;
    return trace`${bulge.across}C${bulge.endHandle} ${next.startHandle} ${next.start}`;
  });
  return trace`M${bulges[0]?.start ?? ''}${pieces.join('')}Z`;
}

function stretchMarks(arms: readonly number[]): Svg {
  const marks = arms.flatMap((side) => {
    const p = sideFrame(side);
    return [-10, 1, 11].map((lane) => trace`M${p(84, lane * 1.2)}Q${p(55, lane * 0.4)} ${p(32, lane * 0.9)}`);
  });
  return line(marks.join(''), GUM.shade, 2.6);
}

function bubbles(random: Noise): Svg {
  const look = { fill: 'none', stroke: GUM.edge, strokeOpacity: 0.5, strokeWidth: 1.4 };
  return together(
    ...[0, 1, 2].map(() => {
      const [cx, cy] = polar(12 + random() * 20, random() * 2 * Math.PI);
      return circle(2 + random() * 2.6, { cx, cy, ...look });
    }),
  );
}

function gloss(): Svg {
  return together(
    line('M-20 -12C-18 -24 -6 -30 8 -27', GUM.shine, 6),
    circle(3.4, { cx: 18, cy: -21, fill: GUM.shine }),
    line('M-16 20C-4 29 14 27 22 14', GUM.shade, 5),
  );
}
