/** Building blocks of all drawings: typed elements in, SVG text out. */

declare const drawn: unique symbol;

/**
 * SVG text that this folder drew, and the only text that may go through `{@html}`.
 *
 * The brand keeps other strings out: nothing that a player wrote can have this type.
 */
export type Svg = string & { readonly [drawn]: true };

/** A picture with nothing on it. */
export const nothing = '' as Svg;

/** The presentation attributes in use here; style attributes are forbidden by the content security policy. */
export interface Attributes {
  class?: string;
  transform?: string;
  fill?: string;
  fillOpacity?: number;
  fillRule?: 'evenodd';
  stroke?: string;
  strokeWidth?: number;
  strokeOpacity?: number;
  strokeLinecap?: 'round' | 'butt';
  strokeLinejoin?: 'round';
  strokeDasharray?: string;
  opacity?: number;
  clipPath?: string;
  overflow?: 'hidden';
  d?: string;
  cx?: number;
  cy?: number;
  r?: number;
  rx?: number;
  ry?: number;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  viewBox?: string;
  preserveAspectRatio?: string;
  shapeRendering?: 'crispEdges';
  fontFamily?: string;
  fontSize?: number;
  fontWeight?: number;
  fontStyle?: 'italic';
  letterSpacing?: number;
  textAnchor?: 'middle' | 'end';
  paintOrder?: 'stroke';
  ariaHidden?: 'true';
}

const CAMEL_IN_SVG: ReadonlySet<string> = new Set(['viewBox', 'preserveAspectRatio']);

function attributeName(property: string): string {
  if (CAMEL_IN_SVG.has(property)) return property;
  return property.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A number with at most `digits` decimals, and no negative zero. */
export function rounded(value: number, digits = 1): string {
  const scale = 10 ** digits;
  return String(Math.round(value * scale) / scale || 0);
}

function attributeText([property, value]: [string, string | number | undefined]): string {
  if (value === undefined) return '';
  const text = typeof value === 'number' ? rounded(value, 3) : escaped(value);
  return ` ${attributeName(property)}="${text}"`;
}

/** Several drawings, the later ones on top. */
export function together(...parts: readonly Svg[]): Svg {
  return parts.join('') as Svg;
}

function element(name: string, attributes: Attributes, content: string): Svg {
  const written = Object.entries(attributes).map(attributeText).join('');
  return (content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`) as Svg;
}

export function group(attributes: Attributes, ...parts: readonly Svg[]): Svg {
  return element('g', attributes, together(...parts));
}

/** A drawing moved by (x, y), and enlarged by `scale` about its own origin. */
export function at(x: number, y: number, part: Svg, scale = 1): Svg {
  return group({ transform: moved(x, y, scale) }, part);
}

export function moved(x: number, y: number, scale = 1): string {
  const move = `translate(${rounded(x)} ${rounded(y)})`;
  return scale === 1 ? move : `${move} scale(${rounded(scale, 3)})`;
}

export function path(d: string, attributes: Attributes): Svg {
  return element('path', { d, ...attributes }, '');
}

/** An open line with round ends. */
export function line(d: string, stroke: string, strokeWidth: number, attributes: Attributes = {}): Svg {
  return path(d, { fill: 'none', stroke, strokeWidth, strokeLinecap: 'round', ...attributes });
}

export function circle(r: number, attributes: Attributes): Svg {
  return element('circle', { r, ...attributes }, '');
}

export function ellipse(rx: number, ry: number, attributes: Attributes): Svg {
  return element('ellipse', { rx, ry, ...attributes }, '');
}

export function rectangle(x: number, y: number, width: number, height: number, attributes: Attributes): Svg {
  return element('rect', { x, y, width, height, ...attributes }, '');
}

/** Printed words. They come from the words files or a game's registry, never from a player. */
export function lettering(words: string, x: number, y: number, attributes: Attributes): Svg {
  return element('text', { x, y, ...attributes }, escaped(words));
}

/** A window on a drawing. Its box is (left, top, width, height) in the units of the drawing. */
export type ViewBox = readonly [left: number, top: number, width: number, height: number];

/** A whole picture. It is hidden from screen readers: the element around it says in words what it shows. */
export function picture(box: ViewBox, attributes: Attributes, ...parts: readonly Svg[]): Svg {
  const viewBox = box.map((value) => rounded(value)).join(' ');
  return element('svg', { viewBox, ariaHidden: 'true', ...attributes }, together(...parts));
}

/** Cuts a drawing to a box. A nested viewport does it without an id, so a page can hold any number of copies. */
export function cropped([x, y, width, height]: ViewBox, ...parts: readonly Svg[]): Svg {
  const viewBox = [x, y, width, height].map((value) => rounded(value)).join(' ');
  return element('svg', { x, y, width, height, viewBox, overflow: 'hidden' }, together(...parts));
}

/** Clip paths are the one thing that needs ids; see `definitions` in tiles/hex.ts. */
export function clipPath(id: 'cw-hex' | 'cw-hole', d: string): Svg {
  return `<clipPath id="${id}">${path(d, {})}</clipPath>` as Svg;
}

export function definitionsOf(...parts: readonly Svg[]): Svg {
  return element('defs', {}, together(...parts));
}
