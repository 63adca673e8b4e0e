/**
 * The pen that cards are drawn with: outlines in the house's ink line, flat fills, strokes, printed words.
 *
 * A thin layer over the elements of `../svg`: there every attribute has a name, here the few that a card needs stand
 * in a fixed order, because a portrait is some eighty such marks.
 */
import * as svg from '../svg';
import type { Attributes, Svg } from '../svg';
import { INK, PAPER, PRINTED } from './palette';

const INK_LINE = 3.4;

/** How a mark may deviate from the plain one. */
export interface Touch {
  readonly opacity?: number;
  /** Dashes and gaps, as in `stroke-dasharray`. */
  readonly dash?: string;
}

const touched = ({ opacity, dash }: Touch): Attributes => ({
  ...(opacity !== undefined && { opacity }),
  ...(dash !== undefined && { strokeDasharray: dash }),
});

const inked = (width: number): Attributes => ({ stroke: INK, strokeWidth: width });

const ROUND: Attributes = { strokeLinejoin: 'round', strokeLinecap: 'round' };

/** A filled outline with the ink line. */
export const shape = (d: string, fill: string = PAPER, lineWidth = INK_LINE): Svg =>
  svg.path(d, { fill, ...inked(lineWidth), ...ROUND });

/** A filled outline without a line: a shade, a reflex, a pattern. */
export const patch = (d: string, fill: string, opacity?: number): Svg =>
  svg.path(d, { fill, ...(opacity !== undefined && { opacity }) });

/** A filled outline with holes: where outlines lie in one another, every second area stays open. */
export const pierced = (d: string, fill: string, touch: Attributes = {}): Svg =>
  svg.path(d, { fill, fillRule: 'evenodd', ...touch });

/** A stroke. */
export const line = (d: string, width = 3, colour: string = INK, touch: Touch = {}): Svg =>
  svg.line(d, colour, width, { strokeLinejoin: 'round', ...touched(touch) });

/** A circle with the ink line. */
export const circle = (x: number, y: number, radius: number, fill: string, lineWidth = 3): Svg =>
  svg.circle(radius, { cx: x, cy: y, fill, ...inked(lineWidth) });

/** A circle without a line. */
export const dot = (x: number, y: number, radius: number, fill: string, opacity?: number): Svg =>
  svg.circle(radius, { cx: x, cy: y, fill, ...(opacity !== undefined && { opacity }) });

/** A circle that is only a line. */
export const ring = (x: number, y: number, radius: number, width: number, colour: string = INK, touch: Touch = {}): Svg =>
  svg.circle(radius, { cx: x, cy: y, fill: 'none', stroke: colour, strokeWidth: width, ...touched(touch) });

/** An ellipse with the ink line. */
export const ellipse = (x: number, y: number, width: number, height: number, fill: string, lineWidth = 3): Svg =>
  svg.ellipse(width, height, { cx: x, cy: y, fill, ...inked(lineWidth) });

/** An ellipse without a line. */
export const blot = (x: number, y: number, width: number, height: number, fill: string, opacity?: number): Svg =>
  svg.ellipse(width, height, { cx: x, cy: y, fill, ...(opacity !== undefined && { opacity }) });

/** A rectangle with round corners and the ink line. */
export const box = (
  x: number, y: number, width: number, height: number, radius: number, fill: string, lineWidth = 3, touch: Touch = {},
): Svg => svg.rectangle(x, y, width, height, { rx: radius, fill, ...inked(lineWidth), ...touched(touch) });

/** A rectangle without a line. */
export const block = (
  x: number, y: number, width: number, height: number, fill: string, radius = 0, opacity?: number,
): Svg => svg.rectangle(x, y, width, height, { rx: radius, fill, ...(opacity !== undefined && { opacity }) });

/** Marks moved, turned or scaled together. */
export const placed = (transform: string, ...parts: readonly Svg[]): Svg => svg.group({ transform }, ...parts);

/** The mirror image about the upright axis through 0. */
const mirrored = (...parts: readonly Svg[]): Svg => placed('scale(-1 1)', ...parts);

/** The marks and their mirror image. */
export const both = (...parts: readonly Svg[]): Svg => svg.together(...parts, mirrored(...parts));

/** The marks and the same again, turned by half about a point: a card back must look alike both ways up. */
export const bothWaysUp = (x: number, y: number, ...parts: readonly Svg[]): Svg =>
  svg.together(...parts, placed(`rotate(180 ${x} ${y})`, ...parts));

/** How words are printed; what is left out is the printed face in ink, centred. */
export interface Type {
  readonly fill?: string;
  readonly weight?: number;
  readonly font?: string;
  readonly anchor?: 'start' | 'middle';
  readonly spacing?: number;
  readonly italic?: boolean;
}

/** A line of words with its baseline at y. */
export function printed(text: string | number, x: number, y: number, size: number, type: Type = {}): Svg {
  const { fill = INK, weight = 700, font = PRINTED, anchor = 'middle', spacing, italic = false } = type;
  return svg.lettering(String(text), x, y, {
    fontFamily: font, fontSize: size, fontWeight: weight, fill,
    ...(anchor === 'middle' && { textAnchor: 'middle' }),
    ...(spacing !== undefined && { letterSpacing: spacing }),
    ...(italic && { fontStyle: 'italic' }),
  });
}
