/** How long a player's beard is: a picture, a number, and marks where the rituals begin. */
import { BRASS, BRASS_LIGHT, INK, PAPER } from '$lib/art/cards/palette';
import { circle, line, placed, printed } from '$lib/art/cards/pen';
import { memoised } from '$lib/art/memo';
import type { PlayerColour } from '$lib/art/players';
import { type Svg, circle as disc, picture, together } from '$lib/art/svg';
import { beardTip, wizardPortrait } from './wizard';

export interface Beard {
  readonly colour: PlayerColour;
  readonly hairs: number;
  /** The lengths that rituals ask for, in ascending order; the last wins (BW-5.1). */
  readonly marks: readonly number[];
}

const portrait = ({ colour, hairs, marks }: Beard): Svg => wizardPortrait(colour, hairs, hairs >= (marks.at(-1) ?? Infinity));

/** A wizard, the number of hairs, and the marks that the beard has reached or not. */
export const beardMeter = memoised((beard: Beard): Svg =>
  picture(
    [0, 0, 260, 318],
    { class: 'meter' },
    placed(`translate(104 ${EYES_Y}) scale(${SCALE})`, portrait(beard)),
    ...beard.marks.filter((mark) => mark > 0).map((mark, index) => lengthMark(mark, beard.hairs >= mark, index)),
    placed('translate(36 268)', number(beard.hairs, 34, 3.4, 39)),
  ));

/** Head, beard and a large number side by side, for a line of a phone's list. */
export const smallBeardMeter = memoised((beard: Beard): Svg =>
  picture(
    [0, 0, 330, 256],
    { class: 'meter' },
    placed('translate(96 100) scale(.8)', portrait(beard)),
    placed('translate(254 128)', number(beard.hairs, 66, 6, 78)),
  ));

const EYES_Y = 128;
const SCALE = 0.86;

const number = (hairs: number, radius: number, lineWidth: number, size: number): Svg =>
  together(
    circle(0, 0, radius, BRASS, lineWidth),
    circle(0, 0, radius * 0.79, PAPER, lineWidth * 0.7),
    printed(hairs, 0, size * BASELINE, hairs < 10 ? size : size * 0.8, { weight: 850 }),
  );

/** How far below the middle of a number its baseline lies, in ems. */
const BASELINE = 1 / 3;

/** A mark at the height of the tip of a beard of that length; every second one stands further out. */
function lengthMark(mark: number, reached: boolean, index: number): Svg {
  const y = Math.round(EYES_Y + SCALE * (beardTip(mark) - 2));
  const x = index % 2 === 0 ? 204 : 240;
  const lead = `M172 ${y}H${x - 15}`;
  return together(
    reached ? line(lead, 2.4, BRASS) : line(lead, 2.4, 'currentColor', { dash: '3 5', opacity: 0.6 }),
    placed(`translate(${x} ${y})`, badge(reached), printed(mark, 0, 8, 23, { weight: 800, fill: reached ? INK : 'currentColor' })),
  );
}

const badge = (reached: boolean): Svg =>
  reached
    ? circle(0, 0, 15.5, BRASS_LIGHT, 2.4)
    : disc(15.5, { fill: 'none', stroke: 'currentColor', strokeWidth: 2.4, strokeDasharray: '3 3' });
