/** Locks and plaits: everything hairy on the cards is made of them. */
import { type Svg, nothing, together } from '../svg';
import { type Cubic, type Point, blend, curve, mapCubic, mirrorCurve, part, trace } from './geometry';
import { type HairColour, BRASS, PAPER } from './palette';
import { box, line, shape } from './pen';

const SHADE_WIDTH = 2;
const LIGHT_WIDTH = 2.4;

/**
 * A lock of hair between two edges that run from root to tip, with fine strands drawn along it.
 *
 * Every third strand catches the light; the starts and ends of the strands are staggered, always in the same way.
 */
export function lock(left: Cubic, right: Cubic, hair: HairColour, strands = 4, lineWidth = 3.2): Svg {
  const back = trace`L${right[3]}C${right[2]} ${right[1]} ${right[0]}Z`;
  let shade = '';
  let light = '';
  for (let strand = 1; strand <= strands; strand++) {
    const run = blend(left, right, strand / (strands + 1));
    const from = 0.06 + 0.07 * ((strand * 7) % 3);
    const to = 0.93 - 0.09 * ((strand * 5) % 3);
    if (strand % 3 === 2) light += curve(part(run, from + 0.06, to - 0.12));
    else shade += curve(part(run, from, to));
  }
  return together(
    shape(curve(left) + back, hair.base, lineWidth),
    shade === '' ? nothing : line(shade, SHADE_WIDTH, hair.dark),
    light === '' ? nothing : line(light, LIGHT_WIDTH, hair.light),
  );
}

/** A lock on the right and its mirror image on the left. */
export const locks = (left: Cubic, right: Cubic, hair: HairColour, strands?: number, lineWidth?: number): Svg =>
  together(
    lock(left, right, hair, strands, lineWidth),
    lock(mirrorCurve(left), mirrorCurve(right), hair, strands, lineWidth),
  );

/** What may be said of a plait besides its size. */
export interface PlaitLook {
  /** The share of its width that each link loses. */
  readonly taper?: number;
  /** The colour of the clasp. */
  readonly tie?: string;
  /** How far each link hangs to the side of the one above. */
  readonly lean?: number;
}

interface Link {
  readonly centre: Point;
  readonly width: number;
}

const OVER: readonly [Cubic, Cubic] = [
  [[-0.55, -0.15], [-0.35, -0.25], [0.3, 0.2], [0.42, 1]],
  [[-0.5, 0.35], [-0.4, 0.95], [0.05, 1.15], [0.42, 1]],
];
const UNDER: readonly [Cubic, Cubic] = [
  [[0.55, -0.15], [0.3, -0.25], [-0.1, 0.05], [-0.12, 0.6]],
  [[0.52, 0.4], [0.4, 0.8], [0.1, 0.9], [-0.12, 0.6]],
];

/** A plait that hangs from a point: its width there, the number of its links and their height. */
export function plait(
  [x, y]: Point, width: number, count: number, height: number, hair: HairColour, look: PlaitLook = {},
): Svg {
  const { taper = 0.05, tie = BRASS, lean = 0 } = look;
  const links: Link[] = [];
  let [below, narrowed] = [y, width];
  for (let index = 0; index < count; index++) {
    links.push({ centre: [x + lean * index, below], width: narrowed });
    below += height * (narrowed / width) * 0.98;
    narrowed *= 1 - taper;
  }
  const end: Link = { centre: [x + lean * count, below], width: narrowed };
  const woven = links.map((link, index) => plaitLink(link, height, index % 2 === 0 ? 1 : -1, hair)).reverse();
  return together(plaitTip(end, height, hair), ...woven, plaitTie(end, tie));
}

function plaitLink({ centre, width }: Link, height: number, side: number, hair: HairColour): Svg {
  const placed = (edge: Cubic) => mapCubic(edge, ([u, v]) => [centre[0] + side * u * width, centre[1] + v * height]);
  return together(
    lock(placed(OVER[0]), placed(OVER[1]), hair, 2, 2.8),
    lock(placed(UNDER[0]), placed(UNDER[1]), hair, 2, 2.8),
  );
}

function plaitTip({ centre: [x, y], width }: Link, height: number, hair: HairColour): Svg {
  const edge = (side: number): Cubic => [
    [x + side * width * 0.3, y], [x + side * width * 0.7, y + height * 0.7],
    [x + side * width * 0.3, y + height * 1.2], [x, y + height * 1.6],
  ];
  return lock(edge(-1), edge(1), hair, 3, 3);
}

const plaitTie = ({ centre: [x, y], width }: Link, colour: string): Svg =>
  together(
    box(x - width * 0.42, y - 4, width * 0.84, 11, 4, colour, 2.8),
    line(trace`M${[x - width * 0.1, y - 1]}v5`, 2, PAPER),
  );
