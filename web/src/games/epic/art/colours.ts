/** The four colours of the game: each has a hue, a lightness, a symbol and a pattern of its own (EB-1.1). */
import { ArtTable } from '$lib/art/cards/lookup';
import { INK, PAPER } from '$lib/art/cards/palette';
import type { PatternName } from './patterns';
import type { SymbolName } from './symbols';

export interface ColourScheme {
  /** The field of the card and everything in its plain colour. */
  readonly main: string;
  /** The pattern on the field, and folds in cloth. */
  readonly dark: string;
  /** The wall behind the portrait. */
  readonly tint: string;
  /** What the portrait wears. */
  readonly cloth: string;
  /** The symbol on paper. */
  readonly ink: string;
  /** The name plate of a small card, and the lettering on it. */
  readonly plate: string;
  readonly plateInk: string;
  readonly symbol: SymbolName;
  readonly pattern: PatternName;
}

const SCHEMES = new ArtTable<ColourScheme>({
  red: {
    main: '#bf3f2c', dark: '#8a2417', tint: '#f5d3c0', cloth: '#a83222', ink: '#8a2417',
    plate: '#8a2417', plateInk: PAPER, symbol: 'razor', pattern: 'stripes',
  },
  blue: {
    main: '#28507f', dark: '#16345a', tint: '#cbdbe8', cloth: '#2b5688', ink: '#16345a',
    plate: '#16345a', plateInk: PAPER, symbol: 'comb', pattern: 'waves',
  },
  green: {
    main: '#5b9150', dark: '#36672f', tint: '#dbe7c6', cloth: '#4a8041', ink: '#2c5a26',
    plate: '#2f5d29', plateInk: PAPER, symbol: 'bottle', pattern: 'diamonds',
  },
  yellow: {
    main: '#e8b93a', dark: '#b98312', tint: '#fbecbd', cloth: '#d9a01f', ink: '#7d5600',
    plate: '#e8b93a', plateInk: INK, symbol: 'scissors', pattern: 'dots',
  },
});

/** For a colour that only an owner's file knows. */
const OTHER: ColourScheme = {
  main: '#8d8678', dark: '#625b4e', tint: '#e6dfd0', cloth: '#746c5e', ink: '#4a443a',
  plate: '#4a443a', plateInk: PAPER, symbol: 'moustache', pattern: 'none',
};

export const schemeOf = (colour: string): ColourScheme => SCHEMES.find(colour) ?? OTHER;
