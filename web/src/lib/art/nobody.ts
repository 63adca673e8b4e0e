/** Somebody in a barber's cape on whom nothing grows: the picture of what is not there. */
import { wideEyes } from './cards/face/eyes';
import { face } from './cards/face/face';
import { cheeks } from './cards/face/features';
import { lock } from './cards/hair';
import { BLUE, HAIR, PAPER } from './cards/palette';
import { circle, line, shape } from './cards/pen';
import { cropped, picture, together, type Svg } from './svg';

const SKY = '#cbdbe8';
const TEAR = '#a9d2e6';
const CAPE_HEM = 'M-104 154C-100 114 -62 100 -24 94Q0 106 24 94C62 100 100 114 104 154';

export function nobody(): Svg {
  const bust = face({
    head: 'chin', skin: 'fair', hair: 'ginger', brows: 'sad', nose: 'button', mouth: 'wobble', neck: 18,
    eyes: wideEyes('#3d6d93'),
    cheeks: cheeks('#e0705a', 20, 30),
    body: together(
      shape(`${CAPE_HEM}Z`, PAPER),
      line('M-72 108L-84 154M-45 100L-53 154M45 100L53 154M72 108L84 154M-18 102V154M18 102V154', 7, BLUE),
      shape('M-26 90Q0 108 26 90L28 100Q0 118 -28 100Z', PAPER, 3),
      line(CAPE_HEM, 3.6),
    ),
    crown: lock([[-7, -50], [-18, -78], [2, -96], [20, -84]], [[9, -50], [3, -70], [8, -82], [20, -84]], HAIR.ginger, 1),
    front: shape('M-36 12C-42 22 -40 30 -34 30C-28 30 -28 22 -36 12Z', TEAR, 2.6),
  });
  return picture([-130, -112, 260, 256], {}, circle(0, 16, 118, SKY, 5), cropped([-118, -112, 236, 256], bust));
}
