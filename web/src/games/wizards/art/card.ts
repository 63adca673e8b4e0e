/** An action card. */
import { BRASS, PAPER, READ } from '$lib/art/cards/palette';
import { box, circle, line, patch, placed, printed, shape } from '$lib/art/cards/pen';
import { type CardSize, card, cornerTab, footPlate } from '$lib/art/cards/shell';
import { fittedSentence, fittedTitle } from '$lib/art/cards/type';
import { memoised } from '$lib/art/memo';
import { type Svg, nothing, together } from '$lib/art/svg';
import { type ColourScheme, schemeOf } from './colours';
import { type WizardCard, emblemOf } from './emblems/index';
import { type Kind, frameOutline, kindIcon, kindOf, KINDS } from './kinds';
import { PATTERNS } from './patterns';
import { symbol } from './symbols';

/** The fixed words on a card, from the words of the game. */
export interface WizardCardLabels {
  readonly name: string;
  /** "Spell". */
  readonly kind: string;
  /** What it does. Small cards leave it out. */
  readonly text: string;
}

/** A card for 120 px and more with its text, or with its emblem, symbol, kind and name for a hand. */
export const actionCard = memoised((of: WizardCard, labels: WizardCardLabels, size: CardSize = 'full'): Svg => {
  const [colour, kind] = [schemeOf(of.colour), kindOf(of.kind)];
  const inHand = size === 'hand';
  return card('action-card', {
    field: colour.main,
    inside: [
      PATTERNS[colour.pattern](colour.patternInk),
      framedEmblem(of, kind, colour, size),
      ...(inHand ? [smallPlate(labels)] : [plate(labels), ribbon(labels, kind)]),
    ],
    over: [index(kind, colour, size), inHand ? nothing : badge(colour)],
  });
});

const FRAMES: Readonly<Record<CardSize, { y: number; radius: number; scale: number }>> = {
  full: { y: 106, radius: 80, scale: 1.12 },
  hand: { y: 130, radius: 92, scale: 1.3 },
};

function framedEmblem(of: WizardCard, kind: Kind, colour: ColourScheme, size: CardSize): Svg {
  const { y, radius, scale } = FRAMES[size];
  const { frameLine, drop } = KINDS[kind];
  const outline = frameOutline(kind, 120, y, radius);
  return together(
    patch(outline, colour.tint),
    line(outline, 9),
    line(outline, 5, frameLine),
    placed(`translate(120 ${y + drop}) scale(${scale})`, emblemOf(of)),
  );
}

// --- names and texts

const NAME_WEIGHT = { weight: 780 } as const;

const smallPlate = ({ name }: WizardCardLabels): Svg =>
  together(footPlate(236), fittedTitle(name, { x: 17, y: 238, width: 206, height: 84 }, 40, NAME_WEIGHT));

const plate = ({ name, text }: WizardCardLabels): Svg =>
  together(
    footPlate(210),
    fittedTitle(name, { x: 17, y: 217, width: 206, height: 33 }, 24, NAME_WEIGHT),
    line('M78 252H162', 1.6, BRASS),
    fittedSentence(text, { x: 18, y: 255, width: 204, height: 71 }, 19, { fill: '#2e241c' }),
  );

const RIBBON_LEAST = 112;

/** The ribbon that names the kind, as wide as the word needs. */
function ribbon({ kind: name }: WizardCardLabels, kind: Kind): Svg {
  const { ribbon: fill, onRibbon } = KINDS[kind];
  const width = Math.max(RIBBON_LEAST, 50 + 8.3 * name.length);
  const [left, right] = [120 - width / 2, 120 + width / 2];
  const tail = (x: number, out: number) => `M${x + out * 16} 191L${x} 187V212L${x + out * 16} 217L${x + out * 9} 204Z`;
  return together(
    shape(tail(left, -1) + tail(right, 1), fill, 3),
    box(left, 184, width, 28, 3, fill),
    kindIcon(kind, left + 17, 198, 19, onRibbon),
    printed(name, 129, 203.5, 15.5, { font: READ, weight: 750, fill: onRibbon }),
  );
}

// --- the corners

interface IndexLayout {
  readonly tab: readonly [width: number, height: number, radius: number];
  readonly symbol: { readonly x: number; readonly y: number; readonly size: number };
  readonly label: readonly [x: number, y: number, width: number, height: number, radius: number];
  readonly labelLine: number;
  readonly icon: { readonly y: number; readonly size: number };
}

const INDEXES: Readonly<Record<CardSize, IndexLayout>> = {
  full: {
    tab: [52, 86, 16], symbol: { x: 29, y: 31, size: 28 }, label: [14, 50, 30, 28, 7], labelLine: 2.2, icon: { y: 64, size: 21 },
  },
  hand: {
    tab: [72, 130, 22], symbol: { x: 39, y: 41, size: 46 }, label: [13, 72, 52, 48, 12], labelLine: 2.8, icon: { y: 96, size: 36 },
  },
};

function index(kind: Kind, colour: ColourScheme, size: CardSize): Svg {
  const { tab, symbol: at, label, labelLine, icon } = INDEXES[size];
  return together(
    cornerTab(...tab),
    symbol(colour.symbol, at.x, at.y, at.size, colour.ink),
    box(...label, KINDS[kind].ribbon, labelLine),
    kindIcon(kind, at.x, icon.y, icon.size, KINDS[kind].onRibbon),
  );
}

const badge = (colour: ColourScheme): Svg =>
  together(circle(209, 31, 18, PAPER), symbol(colour.symbol, 209, 31, 22, colour.ink));
