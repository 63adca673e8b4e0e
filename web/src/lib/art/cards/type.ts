/** Type that fits: sizes and line breaks without measuring, so that a drawing is the same on every machine. */
import { type Svg, together } from '../svg';
import { type Typeface, emsOf } from './letterWidths';
import { READ } from './palette';
import { type Type, printed } from './pen';

/** How far below the middle of a line its baseline lies, in ems. */
const BASELINE = 0.35;

/** A part of a card, in its units. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The largest size, up to `most`, at which one line fits into a width. */
export const fittingSize = (words: string, width: number, most: number, face: Typeface = 'printed'): number =>
  words === '' ? most : Math.min(most, width / emsOf(words, face));

/** Lines halfway down an area, `leading` ems apart; in the middle, or from the left where the type is anchored there. */
function centred(lines: readonly string[], { x, y, width, height }: Area, size: number, leading: number, type: Type): Svg {
  const start = type.anchor === 'start' ? x : x + width / 2;
  const first = y + (height - (lines.length - 1) * size * leading) / 2 + size * BASELINE;
  return together(...lines.map((words, index) => printed(words, start, first + index * size * leading, size, type)));
}

/** A name in the middle of an area, in one line or two, whichever lets it be printed larger. */
export function fittedTitle(name: string, area: Area, largest: number, type: Type = {}): Svg {
  const sizeOf = (lines: readonly string[]) =>
    Math.min(area.height / lines.length, ...lines.map((words) => fittingSize(words, area.width, largest)));
  const [one, two] = [[name], inTwoLines(name)];
  const lines = sizeOf(two) > sizeOf(one) ? two : one;
  return centred(lines, area, sizeOf(lines), 1, type);
}

const LEADING = 1.13;
const SMALLEST = 11;
const FINER = 0.5;

/** A sentence in the middle of an area, at the largest size that fits; below the smallest it overflows. */
export function fittedSentence(words: string, area: Area, largest: number, type: Type = {}): Svg {
  const tooHigh = (size: number) => balanced(words, area.width, size).length * size * LEADING > area.height;
  let size = largest;
  while (size > SMALLEST && tooHigh(size)) size -= FINER;
  return centred(balanced(words, area.width, size), area, size, LEADING, { font: READ, weight: 500, ...type });
}

/** Read words broken into lines, each as full as can be. */
export function wrapped(words: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || emsOf(longer, 'read') * size > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

const NARROWEST = 40;
const STEP = 4;

/** The same number of lines as `wrapped`, evenly filled: no word stands alone at the end. */
export function balanced(words: string, width: number, size: number): string[] {
  const count = wrapped(words, width, size).length;
  let narrow = width;
  while (narrow > NARROWEST && wrapped(words, narrow - STEP, size).length === count) narrow -= STEP;
  return wrapped(words, narrow, size);
}

/** A name in two lines of about the same length; a single word stays one line. */
export function inTwoLines(name: string): readonly string[] {
  const words = name.split(' ');
  const lengths = words.map((_, index) => words.slice(0, index).join(' ').length);
  const unevenness = (length: number) => Math.abs(name.length - 1 - 2 * length);
  const [, ...breaks] = lengths;
  const [firstBreak] = breaks;
  if (firstBreak === undefined) return [name];
  const best = breaks.reduce((a, b) => (unevenness(b) < unevenness(a) ? b : a), firstBreak);
  return [name.slice(0, best), name.slice(best + 1)];
}
