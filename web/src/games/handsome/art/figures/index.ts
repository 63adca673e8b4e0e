/** Who holds the letter: a figure for each suit, a person for each letter. */
import { SKIN } from '$lib/art/cards/palette';
import { box, placed, shape } from '$lib/art/cards/pen';
import { type Svg, nothing, together } from '$lib/art/svg';
import { type Suit, SUITS } from '../suits';
import { boloBust, boloItself } from './bolo';
import { bowTieBust, bowTieItself } from './bowTie';
import { type Person, personOf } from './cast';
import { necklaceBust, necklaceItself } from './necklace';
import { plainBust } from './plain';

interface Figure {
  /** The bust about a point between eyes and nose. */
  readonly bust: (person: Person) => Svg;
  /** What names the suit, in the place of a card. */
  readonly itself: () => Svg;
  readonly sleeve: string;
}

const FIGURES: Readonly<Record<Suit, Figure>> = {
  necklace: { bust: necklaceBust, itself: necklaceItself, sleeve: SUITS.necklace.main },
  bowTie: { bust: bowTieBust, itself: bowTieItself, sleeve: SUITS.bowTie.main },
  bolo: { bust: boloBust, itself: boloItself, sleeve: SUITS.bolo.dark },
  plain: { bust: plainBust, itself: () => nothing, sleeve: SUITS.plain.main },
};

/** A figure as it stands behind the placard of a card. */
export function figure(suit: Suit, letter: string): Svg {
  const { bust, itself } = FIGURES[suit];
  return together(placed('translate(120 78) scale(.62)', bust(personOf(letter))), itself());
}

/** The hand of a figure that holds a placard on the left, or, turned about, on the right. */
export function hand(suit: Suit, letter: string, side: 'left' | 'right'): Svg {
  const skin = SKIN[personOf(letter).skin].base;
  const place = side === 'left' ? 'translate(29 246)' : 'translate(211 246) scale(-1 1)';
  return placed(
    place,
    shape('M-34 -22L-8 -16V18L-34 26Z', FIGURES[suit].sleeve, 3.2),
    shape('M-12 -17C-2 -22 10 -20 12 -14V16C8 22 -4 20 -12 17Z', skin, 3.2),
    ...[-13, -4.5, 4, 12].map((knuckle) => box(2, knuckle - 5, 21, 9.6, 4.8, skin, 2.6)),
  );
}
