// Which part of the board is seen: the board point in the middle of the felt, and pixels for each board unit.
// Pure: every function answers with a new viewport.

import type { Box, Point } from './cells';

export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The felt in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels of the felt that something else lies on. */
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const SMALLEST = 0.12;
export const LARGEST = 1.6;
/** The largest scale that fitting chooses: one lonely board shall not fill the felt. */
export const COMFORTABLE = 0.62;
/** One press of a zoom button or key. */
export const ZOOM_STEP = 1.3;

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/**
 * The viewport that shows all of a box inside the margins. A scale below `least` is not chosen, so that cells stay
 * large enough to tap; what is then seen is the part round `focus`.
 */
export function fit(box: Box, size: Size, margins: Margins, least: number = SMALLEST, focus: Point | null = null): Viewport {
  const width = Math.max(1, size.width - margins.left - margins.right);
  const height = Math.max(1, size.height - margins.top - margins.bottom);
  const whole = Math.min(width / (box.right - box.left), height / (box.bottom - box.top));
  const scale = between(least, whole, COMFORTABLE);
  const centre = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const seen = {
    x: along(box.left, box.right, width / scale, focus?.x ?? centre.x),
    y: along(box.top, box.bottom, height / scale, focus?.y ?? centre.y),
  };
  return {
    x: seen.x + (margins.right - margins.left) / 2 / scale,
    y: seen.y + (margins.bottom - margins.top) / 2 / scale,
    scale,
  };
}

/** The middle of a window of this length that shows as much of low…high as it can and has `focus` near its middle. */
function along(low: number, high: number, length: number, focus: number): number {
  if (high - low <= length) return (low + high) / 2;
  return between(low + length / 2, focus, high - length / 2);
}

/** The viewport moved by a drag of so many pixels, held so that some of the box stays in sight. */
export function pan(view: Viewport, dx: number, dy: number, box: Box): Viewport {
  return {
    scale: view.scale,
    x: between(box.left, view.x - dx / view.scale, box.right),
    y: between(box.top, view.y - dy / view.scale, box.bottom),
  };
}

/** The viewport larger by `factor`; the board point under `at`, in pixels from the felt's corner, stays where it is. */
export function zoom(view: Viewport, factor: number, at: Point, size: Size): Viewport {
  const scale = between(SMALLEST, view.scale * factor, LARGEST);
  const held = toBoard(view, at, size);
  return {
    scale,
    x: held.x - (at.x - size.width / 2) / scale,
    y: held.y - (at.y - size.height / 2) / scale,
  };
}

/** The board point under a pixel. */
export const toBoard = (view: Viewport, at: Point, size: Size): Point => ({
  x: view.x + (at.x - size.width / 2) / view.scale,
  y: view.y + (at.y - size.height / 2) / view.scale,
});

/** The pixel over a board point. */
export const toFelt = (view: Viewport, at: Point, size: Size): Point => ({
  x: (at.x - view.x) * view.scale + size.width / 2,
  y: (at.y - view.y) * view.scale + size.height / 2,
});

/** The `viewBox` of an SVG that fills the felt. */
export const viewBox = (view: Viewport, size: Size): string =>
  [view.x - size.width / 2 / view.scale, view.y - size.height / 2 / view.scale, size.width / view.scale, size.height / view.scale]
    .map((value) => value.toFixed(1))
    .join(' ');

/** Whether all of a box lies inside the margins. */
export function shows(view: Viewport, box: Box, size: Size, margins: Margins): boolean {
  const corner = toFelt(view, { x: box.left, y: box.top }, size);
  const other = toFelt(view, { x: box.right, y: box.bottom }, size);
  return (
    corner.x >= margins.left - 1 &&
    corner.y >= margins.top - 1 &&
    other.x <= size.width - margins.right + 1 &&
    other.y <= size.height - margins.bottom + 1
  );
}

/** The viewport moved just so far that a box lies inside the margins. */
export function reveal(view: Viewport, box: Box, size: Size, margins: Margins): Viewport {
  const corner = toFelt(view, { x: box.left, y: box.top }, size);
  const other = toFelt(view, { x: box.right, y: box.bottom }, size);
  const over = (low: number, high: number, least: number, most: number) =>
    low < least ? low - least : high > most ? Math.min(high - most, low - least) : 0;
  return {
    scale: view.scale,
    x: view.x + over(corner.x, other.x, margins.left, size.width - margins.right) / view.scale,
    y: view.y + over(corner.y, other.y, margins.top, size.height - margins.bottom) / view.scale,
  };
}

/** A viewport on the way from one to another; `part` runs from 0 to 1. */
export function onTheWay(from: Viewport, to: Viewport, part: number): Viewport {
  const eased = 1 - (1 - part) ** 3;
  const mix = (one: number, other: number) => one + (other - one) * eased;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}
