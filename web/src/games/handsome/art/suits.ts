/** The suits (HA-1.1): each has a hue, a lightness, a mark, a pattern and a letterform of its own. */
import { ArtTable } from '$lib/art/cards/lookup';

/** `plain` stands for no suit: S/Y, and whatever suit only an owner's file knows. */
export type Suit = 'necklace' | 'bowTie' | 'bolo' | 'plain';

export interface SuitLook {
  /** The field of the card. */
  readonly main: string;
  readonly dark: string;
  /** Letters and marks on paper. */
  readonly ink: string;
  /** The halo behind the figure. */
  readonly tint: string;
  /** The pattern on the field. */
  readonly pattern: string;
}

export const SUITS: Readonly<Record<Suit, SuitLook>> = {
  necklace: { main: '#8e3b66', dark: '#5f1f42', ink: '#6d2149', tint: '#f0d5de', pattern: '#c98aa6' },
  bowTie: { main: '#23395c', dark: '#101f38', ink: '#1c3357', tint: '#d3dce8', pattern: '#5f7ba6' },
  bolo: { main: '#cf9143', dark: '#8f5716', ink: '#7f4708', tint: '#f5e2bd', pattern: '#8f5716' },
  plain: { main: '#8d8678', dark: '#625b4e', ink: '#4a443a', tint: '#e6dfd0', pattern: '#625b4e' },
};

const BY_NAME = new ArtTable<Suit>({ necklace: 'necklace', 'bow tie': 'bowTie', bolo: 'bolo' });

export const suitOf = (name: string): Suit => BY_NAME.find(name) ?? 'plain';
