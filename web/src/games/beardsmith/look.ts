// From the tiles of the wire to their drawings.

import { PLAYER_COLOURS, type PlayerColour } from '$lib/art/players';
import type { Svg } from '$lib/art/svg';
import { pieceArt, variantOf, type Surroundings } from '$lib/art/tiles/pieces';
import type { Face, Layer } from '../../wire/beardsmith';
import { asLaid } from './beard';

/** A colour of the wire as one that can be drawn. */
export const drawable = (colour: string): PlayerColour => PLAYER_COLOURS.find((known) => known === colour) ?? 'ginger';

/** A tile that lies on the table or in a hand. Cells of the starting board are drawn by `boardCell`. */
export function layerArt(layer: Layer, colour: string, surroundings: Surroundings = {}, small = false): Svg {
  if (layer.kind === 'board') throw new RangeError('a cell of the starting board is no tile');
  return pieceArt(
    { kind: layer.kind, colour: drawable(colour), open: layer.open, variant: variantOf(layer.tile) },
    small ? { small, thickness: 9 } : {},
    surroundings,
  );
}

/** A tile of a hand, turned. */
export const faceArt = (face: Face, turn: number, colour: string, small = false): Svg =>
  layerArt(asLaid({ face, turn }, null), colour, {}, small);
