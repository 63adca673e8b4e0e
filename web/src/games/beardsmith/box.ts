/** The box of Beardsmith: a smith whose beard is laid of tiles. */

import { boxLid, boxTitle, gameBox, type BoxDesign, type BoxWords } from '$lib/art/box';
import { plainEyes } from '$lib/art/cards/face/eyes';
import { face } from '$lib/art/cards/face/face';
import { cheeks } from '$lib/art/cards/face/features';
import { BRASS_LIGHT, WALNUT, WALNUT_LIGHT } from '$lib/art/cards/palette';
import { box as board, circle, line, patch, placed, shape } from '$lib/art/cards/pen';
import { memoised } from '$lib/art/memo';
import { add, polar, trace, type Point } from '$lib/art/path';
import type { PlayerColour } from '$lib/art/players';
import { at, group, moved, together, type Svg } from '$lib/art/svg';
import { beardTile } from '$lib/art/tiles/beardTile';
import { APOTHEM, CORNER_RADIUS } from '$lib/art/tiles/hex';
import { handlebar } from '$lib/art/tiles/moustache';
import { silhouette } from '$lib/art/tiles/stack';

/** A tile of the smith's beard; every edge agrees with its neighbour, as the rules want it (BS-4.1). */
export interface JawTile {
  /** In widths of a tile to the right of the middle. */
  readonly column: number;
  readonly row: number;
  readonly colour: PlayerColour;
  readonly open: readonly number[];
}

/** Row by row, so that lower tiles lie over the thickness of upper ones. */
export const JAW: readonly JawTile[] = [
  { column: -1.5, row: 0, colour: 'ginger', open: [4, 5] },
  { column: 1.5, row: 0, colour: 'fern', open: [4, 5] },
  { column: -2, row: 1, colour: 'ginger', open: [0, 1, 5] },
  { column: -1, row: 1, colour: 'ginger', open: [2, 3, 4, 5] },
  { column: 1, row: 1, colour: 'fern', open: [1, 4] },
  { column: 2, row: 1, colour: 'fern', open: [2] },
  { column: -1.5, row: 2, colour: 'ginger', open: [1, 2, 5] },
  { column: -0.5, row: 2, colour: 'sky', open: [0, 2, 4, 5] },
  { column: 0.5, row: 2, colour: 'plum', open: [0, 1, 3, 4, 5] },
  { column: 1.5, row: 2, colour: 'fern', open: [3] },
  { column: -1, row: 3, colour: 'sky', open: [0, 1, 2, 5] },
  { column: 0, row: 3, colour: 'blond', open: [1, 2, 3, 4, 5] },
  { column: 1, row: 3, colour: 'plum', open: [2, 4] },
  { column: -0.5, row: 4, colour: 'blond', open: [0, 1, 2, 5] },
  { column: 0.5, row: 4, colour: 'blond', open: [1, 2, 3, 4] },
  { column: 0, row: 5, colour: 'blond', open: [1, 2] },
];

const DESIGN: BoxDesign = {
  colours: { front: '#2d544d', side: '#17302c', top: '#447169' },
  front: () =>
    together(
      sunrise(),
      ...crossedHammers(),
      apron(),
      smith(),
      beard(),
      boxTitle('Beardsmith', 122, 68, 35.5),
    ),
};

export const box = memoised((words: BoxWords): Svg => gameBox(DESIGN, words));
export const lid = memoised((): Svg => boxLid(DESIGN));

const CENTRE: Point = [122, 150];

function sunrise(): Svg {
  const rays = Array.from({ length: 16 }, (_, i) => {
    const angle = (i / 16) * 2 * Math.PI;
    const [from, to] = [add(CENTRE, polar(260, angle)), add(CENTRE, polar(260, angle + 0.2))];
    return trace`M${CENTRE}L${from}L${to}Z`;
  });
  return patch(rays.join(''), '#3a675f');
}

function crossedHammers(): Svg[] {
  return [1, -1].map((mirror) =>
    placed(
      `translate(122 128) scale(${mirror} 1) rotate(38)`,
      board(-5, -30, 10, 150, 4, WALNUT_LIGHT, 3.4),
      shape('M-30 -52H22L30 -44V-26L22 -18H-30Q-36 -35 -30 -52Z', '#a9b0ae'),
      line('M-24 -46H20', 3, '#e2e6e4'),
    ),
  );
}

function apron(): Svg {
  return together(
    shape('M10 300C14 236 50 214 84 206H160C194 214 230 236 234 300Z', WALNUT_LIGHT, 3.6),
    line('M62 300L76 210M182 300L168 210'),
    patch('M70 212L84 300H160L174 212Z', WALNUT),
  );
}

function smith(): Svg {
  const head = face({
    head: 'square',
    skin: 'ruddy',
    hair: 'brown',
    brows: 'bushy',
    nose: 'bulb',
    mouth: 'none',
    eyes: plainEyes('#3c5a4a'),
    cheeks: cheeks('#c23b2a', 14, 33),
    neck: 0,
    crown: leatherCap(),
  });
  return at(122, 146, head, 0.86);
}

function leatherCap(): Svg {
  return together(
    shape('M-54 -34C-58 -84 -34 -104 0 -104C34 -104 58 -84 54 -34Q0 -54 -54 -34Z', '#8a5a34'),
    shape('M-57 -28Q0 -52 57 -28L56 -44Q0 -68 -56 -44Z', WALNUT, 3.2),
    line('M0 -102V-62M-28 -96Q-34 -76 -32 -62M28 -96Q34 -76 32 -62', 2.4, '#5f3a1e', { dash: '4 4' }),
    circle(0, -52, 7, BRASS_LIGHT, 2.8),
  );
}

const TILE_SCALE = 0.238;

function beard(): Svg {
  const laid = ({ column, row }: JawTile, drawing: Svg) =>
    at(column * 2 * APOTHEM * TILE_SCALE, row * 1.5 * CORNER_RADIUS * TILE_SCALE, drawing, TILE_SCALE);
  return group(
    { class: 'box-tiles', transform: moved(122, 141) },
    ...JAW.map((tile) => laid(tile, silhouette(9, 22))),
    ...JAW.map((tile, i) => laid(tile, beardTile(tile.colour, tile.open, { variant: i % 4 }))),
    at(0, 33, handlebar(), 0.25),
  );
}
