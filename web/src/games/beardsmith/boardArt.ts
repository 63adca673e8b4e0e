/**
 * A position of Beardsmith as a drawing, in board units, from the stacks of the view alone.
 *
 * `boardArt` is all of it in one piece. A page that moves single tiles puts the same layers together itself: the
 * ground, every stack in its own wrapper, what lies over the board, the ends, the badges.
 */

import type { PlayerColour } from '$lib/art/players';
import { group, moved, nothing, path, together, type Svg } from '$lib/art/svg';
import { HEXAGON } from '$lib/art/tiles/hex';
import { boardCell, boardOver, houseBoardOf, type HouseBoard } from '$lib/art/tiles/houseBoards';
import { looseEnd, placedMark } from '$lib/art/tiles/marks';
import { pieceArt, variantOf, type Piece } from '$lib/art/tiles/pieces';
import { layerBadge, silhouette, stackBelow, stackLift } from '$lib/art/tiles/stack';
import type { Cell, Face, Layer, Stack } from '../../wire/beardsmith';
import { Beard, topOf } from './beard';
import { cellKey, middle, neighbour, sameCell, turned } from './cells';

/** The colours of the seats, in their order; undefined for one that this page does not know. */
export type SeatColours = readonly (PlayerColour | undefined)[];

/** `last` is the cell that was played on last. Ends that point at a cell of `quiet` are not marked as loose. */
export interface BoardDetail {
  readonly last?: Cell | null;
  readonly quiet?: readonly Cell[];
}

/** The whole position, back to front. */
export function boardArt(
  beard: Beard,
  colours: SeatColours,
  { last = null, quiet = [] }: BoardDetail = {},
): Svg {
  const board = boardOf(beard.stacks);
  const placed = (stack: Stack, drawing: Svg) => group({ transform: cellTransform(stack.at) }, drawing);
  return together(
    groundArt(beard),
    ...beard.stacks.map((stack) => placed(stack, stackArt(beard, stack, board, colours))),
    boardOver(board),
    ...beard.stacks.map((stack) => placed(stack, looseEnds(stack, colours, quiet))),
    ...beard.stacks.map((stack) => placed(stack, stackMarks(stack, sameCell(stack.at, last)))),
  );
}

/** Where the drawing of a cell is moved to. */
export function cellTransform(at: Cell): string {
  const { x, y } = middle(at);
  return moved(x, y);
}

/** The board of the house that the stacks grew from, null for another one. */
export function boardOf(stacks: readonly Stack[]): HouseBoard | null {
  return houseBoardOf(stacks.filter((stack) => stack.layers[0]?.kind === 'board').map((stack) => stack.at));
}

/** Under all tiles: their shadow on the felt, and one ink line round the whole cluster. */
export function groundArt({ stacks }: Beard): Svg {
  const shadows = stacks.map(({ at }) => {
    const { x, y } = middle(at);
    return path(HEXAGON, { transform: moved(x + 7, y + 18) });
  });
  const outlines = stacks.map(({ at }) => group({ transform: cellTransform(at) }, silhouette(9, 9)));
  return together(group({ fill: '#06100e', fillOpacity: 0.42 }, ...shadows), ...outlines);
}

/** All that lies on one cell, about the origin. */
function stackArt(beard: Beard, stack: Stack, board: HouseBoard | null, colours: SeatColours): Svg {
  const lift = liftOf(stack);
  const top = topArt(beard, stack, board, colours);
  return lift === 0 ? top : together(belowArt(stack), group({ transform: moved(0, lift) }, top));
}

/** The uppermost tile of a stack alone, about the origin: the table lifts it by `liftOf`. */
export function topArt(beard: Beard, stack: Stack, board: HouseBoard | null, colours: SeatColours): Svg {
  const top = topOf(stack);
  return top.kind === 'board' ? boardCell(board, stack.at, top.open) : layerArt(beard, stack, top, colours);
}

/** The sheets under the uppermost tile; nothing under a hole. */
export function belowArt(stack: Stack): Svg {
  return liftOf(stack) === 0 ? nothing : stackBelow(stack.layers.length - 1);
}

function layerArt(beard: Beard, { at, layers }: Stack, top: Layer, colours: SeatColours): Svg {
  const piece = pieceOf(top, top.owner === null ? undefined : colours[top.owner]);
  if (piece === null) return nothing;
  // Gum sticks to the ends that wait round it; beside bare sides alone it just spreads.
  const ends = beard.endsAt(at);
  return pieceArt(
    piece,
    {},
    {
      ...(top.kind === 'gum' && ends.length > 0 ? { arms: ends } : {}),
      ...(top.kind === 'scissors' ? { layers: Math.max(2, layers.length) } : {}),
    },
  );
}

/** A tile of a hand, turned, or of the table as it lies; `small` has fewer lines, for pictures below some 60 px. */
export function tileArt(
  tile: Pick<Face, 'tile' | 'kind' | 'open'>,
  turn: number,
  colour: PlayerColour | undefined,
  small = false,
): Svg {
  const piece = pieceOf({ ...tile, open: turned(tile.open, turn) }, colour);
  return piece === null ? nothing : pieceArt(piece, small ? { small, thickness: 9 } : {});
}

/** A tile of a hand or of the table as a drawing wants it; null for what is no player's tile. */
function pieceOf(
  { tile, kind, open }: Pick<Face, 'tile' | 'kind' | 'open'>,
  colour: PlayerColour | undefined,
): Piece | null {
  if (kind === 'board' || colour === undefined) return null;
  return { kind, colour, open: kind === 'beard' ? open : [], variant: variantOf(tile) };
}

/** How far the uppermost tile is drawn above the felt; a hole lies on the felt however many sheets it cuts. */
export function liftOf(stack: Stack): number {
  return topOf(stack).kind === 'scissors' ? 0 : stackLift(stack.layers.length - 1);
}

/** The loose ends of one cell, about the origin. Ends that point at a cell of `quiet` are left out. */
export function looseEnds(stack: Stack, colours: SeatColours, quiet: readonly Cell[] = []): Svg {
  const top = topOf(stack);
  const colour = top.owner === null ? undefined : colours[top.owner];
  if (colour === undefined) return nothing;
  const hushed = new Set(quiet.map(cellKey));
  const ends = stack.loose
    .filter((side) => !hushed.has(cellKey(neighbour(stack.at, side))))
    .map((side) => looseEnd(colour, side, variantOf(top.tile)));
  return ends.length === 0 ? nothing : group({ transform: moved(0, liftOf(stack)) }, ...ends);
}

/** What is said about one cell: that it was played on last, and how many layers lie on it. */
export function stackMarks(stack: Stack, playedLast: boolean): Svg {
  const layers = stack.layers.length;
  return together(
    playedLast ? group({ transform: moved(0, liftOf(stack)) }, placedMark()) : nothing,
    layers > 1 ? group({ transform: moved(0, 4, 1.25) }, layerBadge(layers)) : nothing,
  );
}
