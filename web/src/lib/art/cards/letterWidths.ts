/**
 * How wide words are in our two faces, to a few per cent, without a browser.
 *
 * Drawings are made in tests, too, and must not differ between machines, so nothing is measured at run time. The
 * widths were measured once: Fraunces at weight 780, Atkinson Hyperlegible Next at 500.
 */

/** Printed words are names and titles, read ones are sentences. */
export type Typeface = 'printed' | 'read';

/** Letters of about the same width, by hundredths of an em. */
type Widths = Readonly<Record<number, string>>;

const PRINTED: Widths = {
  27: " '’.,;:-", 32: 'ijl!|', 37: 'ft()"“”', 45: '1sI/', 51: 'crzJ', 56: 'aevxy', 62: '7go', 66: '358bdhknpquF?', 70: '2469LSZ&',
  75: '0ACETVY', 79: 'BNPUX', 84: 'wGKR', 88: 'DOQH', 97: 'mM', 110: 'W',
};

const READ: Widths = {
  22: "'’j.,;:", 27: 'il !|', 31: 'f()"“”', 36: 'rt-/', 40: '1I', 48: 'csvxyz', 52: '7kJ?', 56: '29abdeghnopquEFLT', 60: '356PSVYZ',
  64: '048ABCKRX&', 70: 'DUwGHNOQ', 86: 'mMW',
};

/** For signs that are not in the table. */
const OTHER = 66;

const byLetter = (widths: Widths): ReadonlyMap<string, number> =>
  new Map(Object.entries(widths).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)])));

const FACES: Readonly<Record<Typeface, ReadonlyMap<string, number>>> = { printed: byLetter(PRINTED), read: byLetter(READ) };

/** The width of a line, in ems. Accents change nothing. */
export function emsOf(words: string, face: Typeface): number {
  const letters = [...words.normalize('NFD').replace(/\p{Mark}/gu, '')];
  return letters.reduce((sum, letter) => sum + (FACES[face].get(letter) ?? OTHER), 0) / 100;
}
