/** The four kinds of action cards (BW-1.1): each has a colour, an icon, and a frame of its own shape. */
import { ArtTable } from '$lib/art/cards/lookup';
import { BRASS, BRASS_LIGHT, INK, PAPER, RED } from '$lib/art/cards/palette';
import { blot, line, patch, placed } from '$lib/art/cards/pen';
import { type Svg, together } from '$lib/art/svg';

export type Kind = 'spell' | 'counterspell' | 'beard' | 'artifact';

export interface KindLook {
  /** The ribbon that names the kind, and what is printed on it. */
  readonly ribbon: string;
  readonly onRibbon: string;
  /** The inner line of the frame. */
  readonly frameLine: string;
  /** How much lower the emblem hangs in its frame. */
  readonly drop: number;
}

export const KINDS: Readonly<Record<Kind, KindLook>> = {
  spell: { ribbon: RED, onRibbon: PAPER, frameLine: PAPER, drop: 0 },
  counterspell: { ribbon: INK, onRibbon: PAPER, frameLine: PAPER, drop: 0 },
  beard: { ribbon: BRASS, onRibbon: INK, frameLine: BRASS_LIGHT, drop: 4 },
  artifact: { ribbon: '#23564e', onRibbon: PAPER, frameLine: PAPER, drop: 0 },
};

const BY_NAME = new ArtTable<Kind>({ spell: 'spell', counterspell: 'counterspell', beard: 'beard', artifact: 'artifact' });

export const kindOf = (name: string): Kind => BY_NAME.find(name) ?? 'spell';

/** Each is drawn in a box of 26 × 26 about 0. */
const ICONS: Readonly<Record<Kind, (ink: string) => Svg>> = {
  spell: (ink) =>
    together(line('M-10 11L3 -3', 4, ink), patch('M6 -13L8 -8L13 -6L8 -4L6 1L4 -4L-1 -6L4 -8Z', ink)),
  counterspell: (ink) =>
    together(line('M0 -12L10 -8V0C10 7 5 11 0 13C-5 11 -10 7 -10 0V-8Z', 3.2, ink), line('M-4 -1L-1 3L5 -5', 3, ink)),
  beard: (ink) =>
    together(
      patch('M-11 -10C-8 -4 8 -4 11 -10C14 4 8 13 0 13C-8 13 -14 4 -11 -10Z', ink),
      blot(0, 0, 4, 2.2, ink === INK ? BRASS_LIGHT : INK),
    ),
  artifact: (ink) =>
    together(line('M-7 -10H7L12 -3L0 12L-12 -3Z', 3, ink), line('M-12 -3H12M-4 -3L0 11L4 -3L0 -10Z', 1.8, ink)),
};

/** The icon of a kind about a point, `size` across. */
export const kindIcon = (kind: Kind, x: number, y: number, size: number, ink: string): Svg =>
  placed(`translate(${x} ${y}) scale(${(size / 26).toFixed(3)})`, ICONS[kind](ink));

/** The frame of an emblem about (x, y): round for a spell, a shield, an arch, an octagon. */
export function frameOutline(kind: Kind, x: number, y: number, radius: number): string {
  const [left, right, top, bottom] = [x - radius, x + radius, y - radius, y + radius];
  switch (kind) {
    case 'spell':
      return `M${left} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
    case 'counterspell':
      return (
        `M${left} ${top + 8}Q${x} ${top - 10} ${right} ${top + 8}V${y + 8}` +
        `Q${right - 6} ${bottom - 20} ${x} ${bottom}Q${left + 6} ${bottom - 20} ${left} ${y + 8}Z`
      );
    case 'beard':
      return `M${left} ${bottom - 6}V${y - 4}A${radius} ${radius - 4} 0 0 1 ${right} ${y - 4}V${bottom - 6}Z`;
    case 'artifact': {
      const [near, far] = [radius * 0.45, radius * 0.5];
      return (
        `M${left} ${y - near}L${x - far} ${top}H${x + far}L${right} ${y - near}` +
        `V${y + near}L${x + far} ${bottom}H${x - far}L${left} ${y + near}Z`
      );
    }
  }
}
