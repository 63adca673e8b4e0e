import { describe, expect, test } from 'vitest';
import { expectCleanArt, parse } from './cleanArt';
import { houseMark, icon, ICON_NAMES } from './icons';
import { PLAYER_COLOURS, playerMark } from './players';
import { beardTile } from './tiles/beardTile';
import { braidStrip } from './tiles/braidStrip';
import { gumTile } from './tiles/gum';
import { definitions, SIDES, turned } from './tiles/hex';
import { boardCell, boardOver, houseBoardPicture } from './tiles/houseBoards';
import { chosenMark, ghostTile, gummedEnd, legalCell, looseEnd, placedMark } from './tiles/marks';
import { pieceArt } from './tiles/pieces';
import { scissorsTile } from './tiles/scissors';
import { layerBadge, silhouette, stackBelow, stackLift, tileBack } from './tiles/stack';
import { wildTile } from './tiles/wild';

/** The beard tiles of the house set (BS-1.4), as their open sides. */
const HOUSE_TILES: Readonly<Record<string, readonly number[]>> = {
  tip: [0],
  straight: [0, 3],
  'wide bend': [0, 2],
  'tight bend': [0, 1],
  trident: [0, 1, 2],
  'left fork': [0, 1, 3],
  'right fork': [0, 1, 4],
  tripod: [0, 2, 4],
  fan: [0, 1, 2, 3],
  claw: [0, 1, 2, 4],
  cross: [0, 1, 3, 4],
  bush: [0, 1, 2, 3, 4],
  'full beard': [0, 1, 2, 3, 4, 5],
};

const VARIANTS = [0, 1, 2, 3];
const PLAIN_TILE = beardTile('fern', [0, 1, 3]);

const DRAWINGS: Readonly<Record<string, () => string>> = {
  'house mark': houseMark,
  icons: () => ICON_NAMES.map((name) => icon(name, 'small')).join(''),
  marks: () => PLAYER_COLOURS.map(playerMark).join(''),
  'bare tile': () => beardTile('sky', []),
  wild: () => wildTile() + wildTile({ small: true }),
  gum: () => gumTile() + gumTile([0, 2]) + gumTile([], { small: true }),
  scissors: () => scissorsTile(1) + scissorsTile(4),
  pieces: () =>
    (['beard', 'wild', 'gum', 'scissors'] as const)
      .map((kind) => pieceArt({ kind, colour: 'plum', open: [1, 2], variant: 3 }, { small: true }))
      .join(''),
  'tile back': () => PLAYER_COLOURS.map(tileBack).join(''),
  'braid strip': () => PLAYER_COLOURS.map((colour) => braidStrip(colour, 190, 12, 'down')).join(''),
  silhouette: () => silhouette(9, 9),
  stack: () => stackBelow(3) + layerBadge(4),
  'legal cell': () => legalCell() + legalCell(true),
  'ghost that fits': () => ghostTile(PLAIN_TILE, true, { fitting: [0, 3] }),
  'ghost that clashes': () => ghostTile(PLAIN_TILE, false, { fitting: [0], clashing: [1, 4] }),
  'marks of tiles': () => placedMark() + chosenMark(),
  'loose ends': () => SIDES.map((side) => looseEnd('blond', side, 2)).join(''),
  'gummed ends': () => SIDES.map(gummedEnd).join(''),
  'boards of the house': () =>
    (['chin', 'moustache', 'muttonChops'] as const).map(houseBoardPicture).join(''),
  'board of somebody’s own': () => boardCell(null, [4, -2], [0, 2]) + boardOver(null),
};

describe('every drawing is text that a page may hold many times', () => {
  test.each(Object.entries(DRAWINGS))('%s', (_, draw) => {
    const drawing = draw();
    expect(drawing.length).toBeGreaterThan(0);
    expectCleanArt(drawing);
    expect(drawing).not.toMatch(/\sid=/);
    expect(draw()).toBe(drawing);
  });

  test.each(Object.entries(HOUSE_TILES))('tile %s, in every colour, turn and size', (_, pattern) => {
    const seen = new Set<string>();
    for (const colour of PLAYER_COLOURS)
      for (const turn of SIDES)
        for (const small of [false, true]) {
          const open = turned(pattern, turn);
          const drawing = beardTile(colour, open, { variant: turn % 4, small });
          expectCleanArt(drawing);
          expect(drawing).not.toMatch(/\sid=/);
          seen.add(`${colour} ${open} ${small}: ${drawing}`);
        }
    const looks = new Set(SIDES.map((turn) => String(turned(pattern, turn)))).size;
    expect(seen.size).toBeGreaterThanOrEqual(PLAYER_COLOURS.length * looks * 2);
  });

  test('the parser would notice a fault', () => {
    expect(() => parse('<path d="M0 0">')).toThrow();
    expect(() => parse('<path d=M0/>')).toThrow();
  });

  test('only the two clip paths have ids', () => {
    expectCleanArt(definitions());
    expect(definitions().match(/\sid="[^"]*"/g)).toEqual([' id="cw-hex"', ' id="cw-hole"']);
  });
});

describe('tiles', () => {
  test('four hands draw the same tile differently', () => {
    const drawings = VARIANTS.map((variant) => beardTile('ginger', [0, 3], { variant }));
    expect(new Set(drawings).size).toBe(VARIANTS.length);
  });

  test('a small drawing leaves the fine lines out', () => {
    const fineLine = /stroke-width="1\.[23]"/;
    expect(beardTile('sky', SIDES)).toMatch(fineLine);
    expect(beardTile('sky', SIDES, { small: true })).not.toMatch(fineLine);
  });

  test('an open side has a strand and no razor line, an empty side the reverse', () => {
    const razorLine = /<path d="([^"]*)"[^>]*var\(--tile-line/;
    expect(beardTile('sky', SIDES)).not.toMatch(razorLine);
    const lines = beardTile('sky', [0, 2, 3]).match(razorLine)?.[1] ?? '';
    expect(lines.match(/M/g)).toHaveLength(3);
  });

  test('a high stack does not grow for ever', () => {
    expect(stackLift(2)).toBeLessThan(stackLift(1));
    expect(stackLift(12)).toBe(stackLift(11));
    expect(stackBelow(12)).toBe(stackBelow(11));
  });

  test('a special tile tells whose it is', () => {
    const drawings = PLAYER_COLOURS.map((colour) => pieceArt({ kind: 'gum', colour, open: [], variant: 0 }));
    expect(new Set(drawings).size).toBe(PLAYER_COLOURS.length);
  });
});
