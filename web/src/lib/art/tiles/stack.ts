/** What lies below and around a tile: outlines, sheets below it, the pile it is drawn from. */

import { BRASS, INK, PAPER } from '../inks';
import { memoised } from '../memo';
import { PLAYERS, symbol, type PlayerColour } from '../players';
import { circle, group, lettering, moved, path, rectangle, together, type Svg } from '../svg';
import { blank, FACE, PAPER_SHEET, THICKNESS, TILE_EDGE, TILE_EDGE_BELOW, TILE_FACE } from './blank';
import { HEXAGON, hexagon } from './hex';

/**
 * The ink line round a tile, `width` units on its outside and its inside together.
 *
 * Draw the outlines of all tiles before the tiles themselves, and a cluster gets one outline.
 */
export function silhouette(thickness = THICKNESS, width = 7): Svg {
  const ink = { fill: INK, stroke: INK, strokeWidth: width, strokeLinejoin: 'round' } as const;
  return together(path(HEXAGON, { transform: moved(0, thickness), ...ink }), path(HEXAGON, ink));
}

const SHEET_HEIGHT = 7;
/** A higher stack would hide the tiles behind it; the badge says how many layers there are. */
const SHEETS_SHOWN = 5;

/** How far the top of a stack is drawn above the table, for `below` sheets under it; upwards is negative. */
export function stackLift(below: number): number {
  return -SHEET_HEIGHT * Math.min(below, SHEETS_SHOWN);
}

/** The sheets below the top one, and their shadow. Draw the top at `stackLift(below)`. */
export function stackBelow(below: number): Svg {
  const shown = Math.min(below, SHEETS_SHOWN);
  const shadow = path(FACE, {
    transform: moved(5 + shown * 3, 12 + shown * 3),
    fill: '#0b0704',
    fillOpacity: 0.42,
  });
  return together(shadow, ...Array.from({ length: shown }, (_, i) => sheet(stackLift(i))));
}

function sheet(y: number): Svg {
  return together(
    path(FACE, { transform: moved(0, y + 8), fill: TILE_EDGE_BELOW }),
    path(FACE, { transform: moved(0, y + 4.5), fill: TILE_EDGE }),
    path(FACE, { transform: moved(0, y), fill: TILE_FACE, stroke: '#7d5d36', strokeWidth: 1 }),
  );
}

/** How many layers lie on a cell. */
export function layerBadge(layers: number): Svg {
  return group(
    { transform: moved(0, 70) },
    rectangle(-17, -13, 34, 26, { rx: 6, fill: INK, stroke: BRASS, strokeWidth: 2 }),
    lettering(`×${layers}`, 0, 6.4, {
      textAnchor: 'middle',
      fontSize: 18,
      fontWeight: 700,
      fill: PAPER,
      fontFamily: 'inherit',
    }),
  );
}

/** The back of a player's tiles, as on a draw pile. */
export const tileBack = memoised((colour: PlayerColour): Svg => {
  const owner = PLAYERS[colour];
  const material = { ...PAPER_SHEET, face: owner.base };
  return together(
    blank({ material, open: null, grainSeed: null, thickness: THICKNESS }),
    path(hexagon(10, 10), { fill: 'none', stroke: owner.dark, strokeWidth: 3 }),
    circle(34, { fill: '#fbf3e1', stroke: owner.dark, strokeWidth: 4 }),
    symbol(owner.symbol, owner.dark, 2.2 * 0.94),
  );
});
