/**
 * The box of The Epic Beard Game: the golden beard runs off the lid, and Harry can only look up.
 *
 * It is part of the first page, so it fetches the two portraits it needs and not the whole deck.
 */

import { boxLid, gameBox, type BoxDesign, type BoxWords } from '$lib/art/box';
import { BRASS, PAPER } from '$lib/art/cards/palette';
import { line, patch, printed, shape } from '$lib/art/cards/pen';
import { memoised } from '$lib/art/memo';
import { at, together, type Svg } from '$lib/art/svg';
import { schemeOf } from './art/colours';
import { epic } from './art/portraits/epic';
import { harry } from './art/portraits/harry';

const DESIGN: BoxDesign = {
  colours: { front: '#8a2417', side: '#581208', top: '#c65040' },
  front: () => together(at(112, 150, epic(schemeOf('red')), 0.9), at(197, 226, lookingUp(), 0.62), pennant()),
};

export const box = memoised((words: BoxWords): Svg => gameBox(DESIGN, words));
export const lid = memoised((): Svg => boxLid(DESIGN));

function lookingUp(): Svg {
  const background = patch('M-112 160C-112 110 -80 92 -34 84H34C80 92 112 110 112 160Z', '#16345a');
  return together(background, harry(schemeOf('blue')));
}

function pennant(): Svg {
  return together(
    shape('M-4 216H150L166 252L150 288H-4Z', PAPER, 3.6),
    line('M-4 223H146L159 252L146 281H-4', 2, BRASS),
    printed('The Epic', 76, 245, 23, { weight: 800 }),
    printed('Beard Game', 78, 272, 23.5, { weight: 900, fill: '#8a2417', spacing: -0.6 }),
  );
}
