/**
 * The inks that every card is printed with. A card is an object that lies on the table: it looks the same in the
 * light and the dark theme, so its colours stand here and not in the style sheet.
 */
export { BRASS, BRASS_DARK, BRASS_LIGHT, INK, PAPER, RED, WALNUT, WALNUT_LIGHT } from '../inks';

export const PAPER_SHADED = '#ead9b8';
export const IVORY = '#fffaf0';
export const WHITE = '#fff';
export const WALNUT_GLEAM = '#9c6b48';
export const FELT = '#23423d';
export const RED_DARK = '#8a2417';
export const BLUE = '#2f5d8c';
export const SHADOW = '#000';

/** Inside of a mouth, from a wide-open one to the slit between two locks. */
export const MOUTH = '#7a241d';
export const LIPS = '#8d3a34';

/** Printed lettering: names, values, letters. */
export const PRINTED = "'Fraunces Variable','Fraunces',Georgia,serif";
/** Lettering that is read as a sentence. */
export const READ = "'Atkinson Hyperlegible Next Variable','Atkinson Hyperlegible Next',system-ui,sans-serif";

/** A colour of hair: the lock itself, the strands in its shade and those in the light. */
export interface HairColour {
  readonly base: string;
  readonly dark: string;
  readonly light: string;
}

export const HAIR = {
  ginger: { base: '#cf5a2b', dark: '#8a3011', light: '#f0945a' },
  black: { base: '#38302c', dark: '#120d0a', light: '#74665c' },
  brown: { base: '#7d4c2c', dark: '#472715', light: '#b27f54' },
  grey: { base: '#b3ab9c', dark: '#716a5e', light: '#e0dacc' },
  white: { base: '#f3ecdd', dark: '#a99c86', light: '#ffffff' },
  gold: { base: '#e2a62f', dark: '#96610f', light: '#fbdf86' },
  blond: { base: '#e3bf6d', dark: '#a47a2c', light: '#f8e4ab' },
  auburn: { base: '#96412a', dark: '#561d10', light: '#c77450' },
  plum: { base: '#7c4a72', dark: '#472341', light: '#b583ab' },
  green: { base: '#5c7d3c', dark: '#2f4a1c', light: '#93b168' },
} as const satisfies Record<string, HairColour>;

export type HairTint = keyof typeof HAIR;

/** A colour of skin and of the shade on it. */
export interface SkinColour {
  readonly base: string;
  readonly shade: string;
}

export const SKIN = {
  pale: { base: '#f6d7ba', shade: '#dca67f' },
  fair: { base: '#f0c39b', shade: '#cf9468' },
  ruddy: { base: '#eeb08d', shade: '#cb7c5a' },
  tan: { base: '#d9a06c', shade: '#ad7342' },
  brown: { base: '#a86f47', shade: '#7c4a2b' },
  deep: { base: '#7a4b2f', shade: '#54301b' },
} as const satisfies Record<string, SkinColour>;

export type SkinTone = keyof typeof SKIN;
