/**
 * The box of Beard Wizards: three lengths of the same ambition.
 *
 * It is part of the first page, so it fetches the few drawings it needs and not the whole deck.
 */

import { boxLid, boxTitle, gameBox, type BoxDesign, type BoxWords } from '$lib/art/box';
import { glint } from '$lib/art/cards/ornaments';
import { dot } from '$lib/art/cards/pen';
import { memoised } from '$lib/art/memo';
import { at, together, type Svg } from '$lib/art/svg';
import { transmuteTrimmings } from './art/emblems/counterspells';
import { flamingFollicles } from './art/emblems/hairSpells';
import { wizardPortrait } from './art/wizard';

const DESIGN: BoxDesign = {
  colours: { front: '#55306e', side: '#32184a', top: '#8459a0' },
  front: () =>
    together(
      dot(122, 190, 112, '#6a3f86'),
      dot(122, 190, 84, '#7d5099'),
      nightSky(),
      at(34, 122, flamingFollicles(), 0.36),
      at(208, 124, transmuteTrimmings(), 0.36),
      at(40, 216, wizardPortrait('plum', 2), 0.46),
      at(204, 216, wizardPortrait('sky', 4), 0.46),
      at(122, 168, wizardPortrait('fern', 7), 0.7),
      boxTitle('Beard Wizards', 122, 66, 28.5, { spacing: -0.1 }),
    ),
};

export const box = memoised((words: BoxWords): Svg => gameBox(DESIGN, words));
export const lid = memoised((): Svg => boxLid(DESIGN));

const STARS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [24, 96, 9],
  [66, 118, 6],
  [214, 92, 8],
  [182, 118, 6],
  [30, 150, 5],
  [222, 146, 6],
  [96, 92, 4],
  [150, 88, 5],
  [12, 214, 6],
  [234, 210, 5],
];

function nightSky(): Svg {
  return together(...STARS.map(([x, y, radius]) => glint(x, y, radius, '#d9c2ec')));
}
