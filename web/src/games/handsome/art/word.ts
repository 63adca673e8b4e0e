/** The word as it is being built: vowel tokens, and a tile for each consonant in the suit of the card that gives it. */
import {
  BRASS, INK, IVORY, PAPER, READ, RED, RED_DARK, SHADOW, WALNUT_GLEAM, WALNUT_LIGHT,
} from '$lib/art/cards/palette';
import { block, blot, box, circle, line, placed, printed } from '$lib/art/cards/pen';
import { memoised } from '$lib/art/memo';
import { type Svg, picture, together } from '$lib/art/svg';
import { suitLetter } from './letterforms';
import { suitMark } from './marks';
import { type Suit, suitOf, SUITS } from './suits';

const ALPHABET = [
  'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O', 'P', 'Q', 'R', 'S', 'T', 'U', 'V', 'W', 'X', 'Y', 'Z',
] as const;

/** A capital. What a player types reaches a drawing only letter by letter, and only as one of these. */
export type Letter = (typeof ALPHABET)[number];

export const isLetter = (text: string): text is Letter => (ALPHABET as readonly string[]).includes(text);

/** One letter of a word: a free vowel (HA-3.2), one that a card gives, or one that no card gives. */
export type Piece =
  | { readonly kind: 'vowel'; readonly letter: Letter }
  | { readonly kind: 'card'; readonly letter: Letter; readonly suits: readonly string[] }
  | { readonly kind: 'missing'; readonly letter: Letter };

export interface WordLabels {
  /** On a tile of a letter that no card gives: "no card". */
  readonly noCard: string;
}

/** A free vowel: a bone button. */
export const vowelToken = memoised((letter: Letter): Svg => picture([0, 0, 100, 100], { class: 'vowel' }, boneButton(letter)));

/** The tile of one consonant. */
export const letterTile = memoised((letter: Letter, suits: readonly string[]): Svg =>
  picture([0, 0, 100, 132], { class: 'tile' }, tile(letter, suits.map(suitOf))));

/** The tile of a letter that no card gives. */
export const missingTile = memoised((letter: Letter, labels: WordLabels): Svg =>
  picture([0, 0, 100, 132], { class: 'tile' }, gap(letter, labels)));

/** A shelf of this width takes some eight letters: shorter words do not make it, or the letters, jump. */
const SHELF = 800;
const GAP = 4;
const VOWEL_WIDTH = 84;
const TILE_WIDTH = 92;

const widthOf = (piece: Piece): number => (piece.kind === 'vowel' ? VOWEL_WIDTH : TILE_WIDTH);

/** The whole word on a shelf that grows with a long word; a caret stands where the next letter goes. */
export function wordStrip(pieces: readonly Piece[], labels: WordLabels, caret = true): Svg {
  let x = 8;
  const placedPieces = pieces.map((piece) => {
    const drawing = placed(pieceTransform(piece, x), pieceDrawing(piece, labels));
    x += widthOf(piece) + GAP;
    return drawing;
  });
  const width = Math.max(SHELF, x + 40);
  return picture(
    [0, 0, width, 150],
    { class: 'word-strip' },
    box(2, 122, width - 4, 20, 6, WALNUT_LIGHT),
    line(`M12 128H${width - 14}`, 2, WALNUT_GLEAM),
    ...placedPieces,
    ...(caret ? [block(x + 8, 30, 3.5, 78, RED, 1)] : []),
  );
}

const pieceTransform = (piece: Piece, x: number): string =>
  piece.kind === 'vowel' ? `translate(${x} 34) scale(.84)` : `translate(${x} 8.3) scale(.92)`;

function pieceDrawing(piece: Piece, labels: WordLabels): Svg {
  switch (piece.kind) {
    case 'vowel':
      return boneButton(piece.letter);
    case 'card':
      return tile(piece.letter, piece.suits.map(suitOf));
    case 'missing':
      return gap(piece.letter, labels);
  }
}

const boneButton = (letter: Letter): Svg =>
  together(
    blot(50, 55, 44, 42, SHADOW, 0.22),
    circle(50, 50, 43, BRASS),
    circle(50, 50, 35, IVORY, 2.4),
    printed(letter, 50, 68, 52),
  );

function tile(letter: Letter, suits: readonly Suit[]): Svg {
  const [first = 'plain', second] = suits;
  return together(
    block(5, 9, 91, 121, SHADOW, 12, 0.25),
    box(3, 3, 94, 124, 12, PAPER),
    second === undefined ? wholeBand(first) : together(halfBand(first, 6), halfBand(second, 50)),
    line('M4 89H96', 3),
    second === undefined ? suitLetter(letter, first, 50, 76, 56) : printed(letter, 50, 76, 78, { weight: 800 }),
  );
}

/** The light field of the bolo wants a dark mark. */
const markInk = (suit: Suit): string => (suit === 'bolo' ? INK : PAPER);

function wholeBand(suit: Suit): Svg {
  const band = block(6, 90, 88, 34, SUITS[suit].main, 8);
  return suit === 'plain' ? band : together(band, suitMark(suit, 50, 107, 32, markInk(suit)));
}

const halfBand = (suit: Suit, x: number): Svg =>
  together(block(x, 90, 44, 34, SUITS[suit].main), suitMark(suit, x + 22, 107, 28, markInk(suit)));

const gap = (letter: Letter, { noCard }: WordLabels): Svg =>
  together(
    box(4, 4, 92, 124, 12, '#f7ddd2', 3.4, { dash: '8 7' }),
    printed(letter, 50, 80, 66, { fill: RED_DARK }),
    line('M24 30L76 96', 5, RED),
    printed(noCard, 50, 119, 17, { font: READ, fill: RED_DARK }),
  );
