/** Any tile of a player, by its kind. */

import { seedOf } from '../cards/lookup';
import { INK } from '../inks';
import { memoised } from '../memo';
import { PLAYERS, symbol, type PlayerColour } from '../players';
import { circle, group, moved, together, type Svg } from '../svg';
import { beardTile } from './beardTile';
import type { TileDetail } from './blank';
import { gumTile } from './gum';
import { SIDES } from './hex';
import { scissorsTile } from './scissors';
import { wildTile } from './wild';

export type PieceKind = 'beard' | 'wild' | 'gum' | 'scissors';

export interface Piece {
  readonly kind: PieceKind;
  readonly colour: PlayerColour;
  /** Open sides as the tile lies; special tiles have none of their own. */
  readonly open: readonly number[];
  readonly variant: number;
}

/** How the table around it changes a special tile: where gum sticks to a braid, how deep scissors cut. */
export interface Surroundings {
  readonly arms?: readonly number[];
  readonly layers?: number;
}

/** A tile without its outline, which `silhouette` draws. */
export const pieceArt = memoised(
  (piece: Piece, detail: Omit<TileDetail, 'variant'> = {}, surroundings: Surroundings = {}): Svg => {
    const drawing = bareTile(piece, { ...detail, variant: piece.variant }, surroundings);
    return piece.kind === 'beard'
      ? drawing
      : together(drawing, ownersTag(piece.colour, detail.small ?? false));
  },
);

function bareTile(
  { kind, colour, open }: Piece,
  detail: TileDetail,
  { arms = SIDES, layers = 2 }: Surroundings,
): Svg {
  switch (kind) {
    case 'beard':
      return beardTile(colour, open, detail);
    case 'wild':
      return wildTile(detail);
    case 'gum':
      return gumTile(arms, detail);
    case 'scissors':
      return scissorsTile(layers, detail);
  }
}

/** Special tiles look alike in every set, so they carry their owner's mark. */
function ownersTag(colour: PlayerColour, small: boolean): Svg {
  const owner = PLAYERS[colour];
  return group(
    { transform: small ? moved(0, -52, 1.7) : moved(0, -58, 1.25) },
    circle(14.5, { fill: owner.base, stroke: INK, strokeWidth: 3 }),
    symbol(owner.symbol, owner.onBase, 0.95 * 0.94),
  );
}

/** Four drawings of a tile, so that a beard does not look stamped; in hand and on the table it keeps its own. */
export function variantOf(tileName: string): number {
  return seedOf(tileName) % 4;
}
