/** No suit: somebody in a jersey who came straight from the garden. */
import { plainEyes } from '$lib/art/cards/face/eyes';
import { face } from '$lib/art/cards/face/face';
import { lock } from '$lib/art/cards/hair';
import type { HairColour } from '$lib/art/cards/palette';
import { line, shape } from '$lib/art/cards/pen';
import { type Svg, together } from '$lib/art/svg';
import { SUITS } from '../suits';
import { type Person, hairOf } from './cast';

export const plainBust = (person: Person): Svg =>
  face({
    ...person, head: 'egg', stubble: true, brows: 'plain', nose: 'button', mouth: 'flat', neck: 26,
    eyes: plainEyes(),
    body: jersey(),
    crown: shortHair(hairOf(person)),
  });

const jersey = (): Svg =>
  together(
    shape('M-124 220C-122 140 -90 112 -40 92Q0 150 40 92C90 112 122 140 124 220Z', SUITS.plain.main, 4.4),
    line('M-44 94Q0 166 44 94', 3, SUITS.plain.dark),
  );

const shortHair = (hair: HairColour): Svg =>
  together(
    lock([[-46, -16], [-54, -66], [-20, -96], [20, -92]], [[-42, -26], [-40, -50], [-16, -66], [20, -66]], hair, 3),
    lock([[46, -16], [54, -64], [24, -100], [-16, -94]], [[42, -26], [40, -48], [16, -66], [-16, -66]], hair, 3),
  );
