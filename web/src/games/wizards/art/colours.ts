/** The four backgrounds (BW-1.1): each has a hue, a lightness, a symbol and a pattern of its own. */
import { ArtTable } from '$lib/art/cards/lookup';
import type { PatternName } from './patterns';
import type { SymbolName } from './symbols';

export interface ColourScheme {
  /** The field of the card. */
  readonly main: string;
  readonly dark: string;
  /** The symbol on paper. */
  readonly ink: string;
  /** Behind the emblem. */
  readonly tint: string;
  /** The pattern on the field. */
  readonly patternInk: string;
  readonly symbol: SymbolName;
  readonly pattern: PatternName;
}

const SCHEMES = new ArtTable<ColourScheme>({
  green: {
    main: '#5f8f4e', dark: '#3c6430', ink: '#2c5522', tint: '#e1ead0', patternInk: '#3c6430', symbol: 'leaf', pattern: 'leaves',
  },
  purple: {
    main: '#55306e', dark: '#3a1c50', ink: '#4a2463', tint: '#e2d5e8', patternInk: '#9a77b3', symbol: 'moon', pattern: 'stars',
  },
  pink: {
    main: '#eba3b6', dark: '#c8687f', ink: '#98304f', tint: '#fbe4e6', patternInk: '#c8687f', symbol: 'bloom', pattern: 'scales',
  },
  blue: {
    main: '#2f6a9c', dark: '#1b466e', ink: '#1d4a75', tint: '#d3e3ee', patternInk: '#1b466e', symbol: 'drop', pattern: 'waves',
  },
});

/** For a background that only an owner's file knows. */
const OTHER: ColourScheme = {
  main: '#8d8678', dark: '#625b4e', ink: '#4a443a', tint: '#e6dfd0', patternInk: '#625b4e', symbol: 'spark', pattern: 'none',
};

export const schemeOf = (colour: string): ColourScheme => SCHEMES.find(colour) ?? OTHER;

/** Whether it is one of the four, and not a word like "any" in the cost of a ritual. */
export const isColour = (name: string): boolean => SCHEMES.find(name) !== undefined;
