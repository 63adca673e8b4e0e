/**
 * The six players' looks: the one source of their colours.
 *
 * A player is told apart by hue, lightness, symbol and braid, so that a greyscale screen will do; L* of `base` runs
 * 29, 41, 52, 66, 76, 82. `styles/players.css` is made from this table, and a test keeps the two together.
 */

import { CREAM, INK } from './inks';
import { trace } from './path';
import { at, circle, path, picture, together, type Svg } from './svg';

export const PLAYER_COLOURS = ['ginger', 'sky', 'fern', 'blond', 'bluebeard', 'plum'] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];

export type PlayerSymbol = 'dot' | 'ring' | 'triangle' | 'square' | 'diamond' | 'cross';
export type BraidName = 'plait' | 'rope' | 'fishtail' | 'waves' | 'box' | 'curls';

/** Hair and how it is braided: the base colour and three shades of it. */
export interface Hair {
  readonly braid: BraidName;
  readonly base: string;
  readonly dark: string;
  readonly middle: string;
  readonly light: string;
}

/** `onBase` is the symbol on the base colour; the two text colours reach contrast AA on their surfaces. */
export interface PlayerLook extends Hair {
  readonly symbol: PlayerSymbol;
  readonly onBase: string;
  readonly textOnLight: string;
  readonly textOnDark: string;
}

export const PLAYERS: Readonly<Record<PlayerColour, PlayerLook>> = {
  ginger: {
    symbol: 'dot',
    braid: 'plait',
    base: '#d4532a',
    onBase: CREAM,
    dark: '#641c0b',
    middle: '#a4391a',
    light: '#f6a273',
    textOnLight: '#8f2f12',
    textOnDark: '#f49a68',
  },
  sky: {
    symbol: 'ring',
    braid: 'rope',
    base: '#8cc3e0',
    onBase: INK,
    dark: '#1d4f72',
    middle: '#5a97bd',
    light: '#dbf1fc',
    textOnLight: '#1f5679',
    textOnDark: '#a9d6f0',
  },
  fern: {
    symbol: 'triangle',
    braid: 'fishtail',
    base: '#3b7339',
    onBase: CREAM,
    dark: '#12310f',
    middle: '#285528',
    light: '#9ccf85',
    textOnLight: '#255222',
    textOnDark: '#a5d188',
  },
  blond: {
    symbol: 'square',
    braid: 'waves',
    base: '#efc95c',
    onBase: INK,
    dark: '#74500b',
    middle: '#cd9c29',
    light: '#fdeeb0',
    textOnLight: '#6f4c08',
    textOnDark: '#f3d676',
  },
  bluebeard: {
    symbol: 'diamond',
    braid: 'box',
    base: '#23467a',
    onBase: CREAM,
    dark: '#0b1733',
    middle: '#172f57',
    light: '#86a9e2',
    textOnLight: '#20417a',
    textOnDark: '#a4bbf2',
  },
  plum: {
    symbol: 'cross',
    braid: 'curls',
    base: '#cf86b8',
    onBase: INK,
    dark: '#541a45',
    middle: '#a65c91',
    light: '#f6d7ea',
    textOnLight: '#7d2f68',
    textOnDark: '#ecb1da',
  },
};

/** A colour by its word on the wire; undefined for one that this page does not know and cannot draw. */
export function playerColour(word: string): PlayerColour | undefined {
  return PLAYER_COLOURS.find((colour) => colour === word);
}

/** A player's symbol about the origin, some 20 units across, times `scale`. */
export function symbol(kind: PlayerSymbol, fill: string, scale = 1): Svg {
  const u = scale;
  switch (kind) {
    case 'dot':
      return circle(6.8 * u, { fill });
    case 'ring':
      return circle(6.4 * u, { fill: 'none', stroke: fill, strokeWidth: 4 * u });
    case 'triangle':
      return path(trace`M0 ${-9 * u}L${9 * u} ${6.6 * u}H${-9 * u}Z`, { fill });
    case 'square':
      return path(trace`M${-6.8 * u} ${-6.8 * u}h${13.6 * u}v${13.6 * u}h${-13.6 * u}z`, { fill });
    case 'diamond':
      return path(trace`M0 ${-10 * u}L${8.6 * u} 0L0 ${10 * u}L${-8.6 * u} 0Z`, { fill });
    case 'cross': {
      const arm = trace`${6 * u}`;
      const outline = `h${arm}v${arm}h${arm}v${arm}h-${arm}v${arm}h-${arm}v-${arm}h-${arm}v-${arm}h${arm}z`;
      return path(trace`M${-3 * u} ${-9 * u}${outline}`, { fill });
    }
  }
}

/** The round mark of a player, the same in all four games. */
export function playerMark(colour: PlayerColour): Svg {
  const look = PLAYERS[colour];
  return picture(
    [0, 0, 40, 40],
    { class: 'mark' },
    circle(17.5, { cx: 20, cy: 20, fill: look.base, stroke: INK, strokeWidth: 3 }),
    circle(14, { cx: 20, cy: 20, fill: 'none', stroke: look.onBase, strokeWidth: 1, opacity: 0.5 }),
    at(20, 20, symbol(look.symbol, look.onBase, 0.98)),
  );
}

/** A player's mark for eyes that tell colours apart badly: a large symbol in ink on cream, with the colour as its rim. */
export function strongMark(colour: PlayerColour): Svg {
  return picture([0, 0, 40, 40], { class: 'mark' }, at(20, 20, strongSymbol(colour, 17.5)));
}

/** The same about the origin, to be laid on a tile. */
export function strongSymbol(colour: PlayerColour, radius: number): Svg {
  const look = PLAYERS[colour];
  const unit = radius / 17.5;
  return together(
    circle(radius, { fill: INK }),
    circle(radius - 2 * unit, { fill: look.base }),
    circle(radius - 5 * unit, { fill: CREAM }),
    symbol(look.symbol, INK, 1.08 * unit),
  );
}
