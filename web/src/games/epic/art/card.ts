/** A card of The Epic Beard Game. */
import { PAPER, READ } from '$lib/art/cards/palette';
import { type Touch, circle, line, patch, placed, printed } from '$lib/art/cards/pen';
import { type CardSize, CARD, card, cornerTab, EDGE, footPlate } from '$lib/art/cards/shell';
import { fittedTitle, fittingSize } from '$lib/art/cards/type';
import { memoised } from '$lib/art/memo';
import { type Svg, cropped, nothing, together } from '$lib/art/svg';
import { type ColourScheme, schemeOf } from './colours';
import { PATTERNS } from './patterns';
import { type Portrait, portraitOf } from './portraits/index';
import { symbol } from './symbols';

/** What a card is, as the view tells it. */
export interface EpicCard {
  readonly character: string;
  readonly colour: string;
  /** Penalty points (EB-1.3); an owner's file may change them. */
  readonly penalty: number;
  /** Whether the penalty is a house value, not one that is printed in the box. */
  readonly house: boolean;
}

/** The fixed words on a card, from the words of the game. */
export interface EpicCardLabels {
  readonly name: string;
  /** For a small card: "Sal". */
  readonly shortName: string;
  /** What discarding it does, or null where it does nothing. */
  readonly effect: string | null;
}

/** A card for 120 px and more, or with a bigger index and a short name for a hand. */
export const epicCard = memoised((of: EpicCard, labels: EpicCardLabels, size: CardSize = 'full'): Svg => {
  const colour = schemeOf(of.colour);
  const layout = LAYOUTS[size];
  return card('epic-card', {
    field: colour.main,
    inside: [
      PATTERNS[colour.pattern](colour.dark),
      arch(colour, layout),
      cropped([EDGE, EDGE, CARD.width - 2 * EDGE, layout.plate - EDGE], hung(portraitOf(of.character), colour, layout)),
      size === 'hand' ? smallPlate(labels, colour, layout) : plate(labels, colour, layout),
    ],
    over: [index(of, colour, layout), size === 'hand' ? nothing : cornerBadge(colour)],
  });
});

/** Who is on the card, without the card: for box lids and score sheets. About 200 × 280 around the eyes. */
export const epicPortrait = memoised((character: string, colour: string): Svg =>
  portraitOf(character).paint(schemeOf(colour)));

interface Layout {
  /** Where the name plate begins. */
  readonly plate: number;
  readonly arch: { readonly left: number; readonly right: number; readonly rise: number };
  readonly portrait: { readonly x: number; readonly y: number; readonly scale: number };
  readonly index: IndexLayout;
}

interface IndexLayout {
  /** The width of the tab for one digit, and for more. */
  readonly narrow: number;
  readonly wide: number;
  /** How far its middle lies to the right, for the card's edge is paper too. */
  readonly shift: number;
  readonly height: number;
  readonly radius: number;
  readonly baseline: number;
  /** The type size for one, two and three digits. */
  readonly sizes: readonly [number, number, number];
  readonly spacing: number;
  readonly symbol: { readonly y: number; readonly size: number };
}

const LAYOUTS: Readonly<Record<CardSize, Layout>> = {
  full: {
    plate: 282,
    arch: { left: 30, right: 210, rise: 90 },
    portrait: { x: 122, y: 152, scale: 1 },
    index: {
      narrow: 62, wide: 62, shift: 4, height: 96, radius: 20, baseline: 51, sizes: [44, 38, 27], spacing: -1.5,
      symbol: { y: 74, size: 28 },
    },
  },
  hand: {
    plate: 268,
    arch: { left: 22, right: 218, rise: 94 },
    portrait: { x: 128, y: 154, scale: 1.12 },
    index: {
      narrow: 74, wide: 92, shift: 3, height: 132, radius: 24, baseline: 68, sizes: [72, 64, 44], spacing: -3,
      symbol: { y: 99, size: 46 },
    },
  },
};

function arch(colour: ColourScheme, { plate: foot, arch: { left, right, rise } }: Layout): Svg {
  const outline = `M${left} ${foot}V116A${(right - left) / 2} ${rise} 0 0 1 ${right} 116V${foot}Z`;
  return together(patch(outline, colour.tint), line(outline, 9), line(outline, 5, PAPER));
}

const hung = ({ paint, scale, drop }: Portrait, colour: ColourScheme, { portrait: place }: Layout): Svg =>
  placed(`translate(${place.x} ${place.y + drop}) scale(${(place.scale * scale).toFixed(3)})`, paint(colour));

/** The name on its plate; a special character's effect stands below it. */
function plate({ name, effect }: EpicCardLabels, colour: ColourScheme, { plate: foot }: Layout): Svg {
  const special = effect !== null;
  return together(
    footPlate(foot),
    special ? line(`M0 ${foot + 3.5}H${CARD.width}`, 3.5, colour.main) : line(`M0 ${foot + 5}H${CARD.width}`, 1.6, colour.main),
    fittedTitle(name, { x: 20, y: foot + 2, width: 200, height: special ? 31 : 42 }, special ? 22 : 25, { weight: 750 }),
    special ? effectLine(effect) : nothing,
  );
}

const effectLine = (effect: string): Svg =>
  printed(effect, 120, 322, fittingSize(effect, 206, 13.5, 'read'), { font: READ, weight: 650, fill: '#6b2a1c' });

const smallPlate = ({ shortName }: EpicCardLabels, colour: ColourScheme, { plate: foot }: Layout): Svg =>
  together(
    footPlate(foot, colour.plate),
    printed(shortName, 120, 314, fittingSize(shortName, 206, 52), { weight: 800, fill: colour.plateInk }),
  );

/** A house value stands behind a dashed line, as house rulings do everywhere on the page. */
const HOUSE: Touch = { dash: '5 6' };

function index({ penalty, house }: EpicCard, colour: ColourScheme, { index: at }: Layout): Svg {
  const digits = String(penalty);
  const width = digits.length === 1 ? at.narrow : at.wide;
  const middle = width / 2 + at.shift;
  return together(
    cornerTab(width, at.height, at.radius, house ? HOUSE : {}),
    printed(digits, middle, at.baseline, at.sizes[Math.min(digits.length, 3) - 1] ?? at.sizes[2], {
      weight: 800, ...(digits.length > 1 && { spacing: at.spacing }),
    }),
    symbol(colour.symbol, middle, at.symbol.y, at.symbol.size, colour.ink),
  );
}

const cornerBadge = (colour: ColourScheme): Svg =>
  together(circle(208, 32, 18, PAPER), symbol(colour.symbol, 208, 32, 22, colour.ink));
