// Tiles and cells in words, for those who hear the board. Templates are in the words of the game.

import words from '$words/en/beardsmith.json';
import { sentence } from '$lib/words';
import type { Cell, Face, Layer, Stack } from '../../wire/beardsmith';
import { topOf, type Beard } from './beard';
import { distinctTurns, nearestTurn, type Choices } from './choices';
import { sameCell } from './cells';
import { minus } from '$lib/numbers';

/** What the labels of cells depend on. */
export interface Setting {
  readonly beard: Beard;
  readonly choices: Choices;
  readonly hand: readonly Face[];
  /** The tile that is held, and its turn. */
  readonly held: { readonly face: Face; readonly turn: number } | null;
  readonly yourTurn: boolean;
  readonly last: Cell | null;
  /** The name of a seat's colour. */
  colourOf(seat: number): string;
}

/** A tile with its open sides: "Ginger tip, open east". */
export function tileLabel({ tile, kind, open }: Pick<Layer, 'tile' | 'kind' | 'open'>, colour: string): string {
  const facts = { colour, tile, sides: open };
  return sentence(kind === 'beard' ? words.tile.open : words.tile.label, facts, words);
}

/** A tile by its name alone: "Ginger tip". */
export const tileName = (tile: string, colour: string): string => sentence(words.tile.label, { colour, tile }, words);

/** A cell: "Row 2, column −1: fits with 2 sides". */
export function cellLabel(at: Cell, setting: Setting): string {
  const what = whatIsThere(at, setting);
  const facts = { row: minus(at[1]), column: minus(at[0]), what: setting.yourTurn ? mayBe(at, what, setting) : what };
  return sentence(words.board.cell, facts);
}

/** How many tiles of the hand fit a cell in some turn. */
export const fitting = (at: Cell, hand: readonly Face[], choices: Choices): number =>
  hand.filter(({ tile }) => choices.fits(tile, at)).length;

function mayBe(at: Cell, what: string, { beard, choices, hand, held }: Setting): string {
  if (held === null) {
    const count = fitting(at, hand, choices);
    return count === 0 ? sentence(words.board.takes_none, { what }) : sentence(words.board.takes, { what, count });
  }
  const { face } = held;
  const turns = choices.turnsAt(face.tile, at);
  if (turns.length === 0) return sentence(words.board.refused, { what });
  const turn = turns.includes(held.turn) ? held.turn : nearestTurn(turns, held.turn, distinctTurns(face));
  const special = face.kind === 'wild' || face.kind === 'gum' || face.kind === 'scissors';
  const fits = special
    ? words.board.fits_special[face.kind]
    : sentence(words.board.fits, { count: beard.joins({ face, turn, at }).length });
  return beard.stackAt(at) === null ? fits : sentence(words.board.fits_on, { fits, under: what });
}

function whatIsThere(at: Cell, setting: Setting): string {
  const stack = setting.beard.stackAt(at);
  if (stack === null) return words.board.empty;
  const parts = [tileThere(stack, setting), ...endsThere(stack)];
  if (stack.layers.length > 1) parts.push(sentence(words.board.layers, { count: stack.layers.length }));
  if (sameCell(at, setting.last)) parts.push(words.board.last);
  return parts.join(', ');
}

function tileThere(stack: Stack, { colourOf }: Setting): string {
  const top = topOf(stack);
  if (top.owner === null) return words.board.start;
  const colour = colourOf(top.owner);
  if (top.kind === 'scissors') return sentence(words.board.hole, { colour });
  return tileName(top.tile, colour);
}

function endsThere({ loose, gummed }: Stack): string[] {
  return [
    ...(loose.length > 0 ? [sentence(words.board.loose, { count: loose.length })] : []),
    ...(gummed.length > 0 ? [sentence(words.board.gummed, { count: gummed.length })] : []),
  ];
}
