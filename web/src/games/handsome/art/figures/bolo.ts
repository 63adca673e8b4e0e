/** The bolo: a stetson, a walrus moustache, and a turquoise on a cord. */
import { walrusMoustache } from '$lib/art/cards/face/beards';
import { sleepyEyes } from '$lib/art/cards/face/eyes';
import { face } from '$lib/art/cards/face/face';
import { cheeks } from '$lib/art/cards/face/features';
import { BRASS_LIGHT, IVORY, RED, WALNUT_LIGHT, WHITE } from '$lib/art/cards/palette';
import { line, placed, shape } from '$lib/art/cards/pen';
import { type Svg, together } from '$lib/art/svg';
import { SUITS } from '../suits';
import { type Person, hairOf, skinOf } from './cast';

const SHIRT = '#f3ecdd';
const BRIM = '#7d5233';
const CREASE = '#3b2214';
const TURQUOISE = '#3f9c95';

export const boloBust = (person: Person): Svg =>
  face({
    ...person, head: 'square', brows: 'bushy', nose: 'bulb', mouth: 'none', neck: 28,
    eyes: sleepyEyes('#47749c', skinOf(person)),
    cheeks: cheeks('#c23b2a', 14, 33),
    body: shirtAndWaistcoat(),
    moustache: walrusMoustache(hairOf(person), 42, 28, 40),
    crown: stetson(),
  });

const shirtAndWaistcoat = (): Svg =>
  together(
    shape('M-124 220C-122 140 -90 116 -44 98L0 128L44 98C90 116 122 140 124 220Z', SHIRT, 4.4),
    shape('M-124 220C-122 140 -96 118 -60 106L-44 220ZM124 220C122 140 96 118 60 106L44 220Z', SUITS.bolo.dark, 4),
    shape('M-40 94L-58 124L-18 146L0 122L18 146L58 124L40 94L0 118Z', IVORY, 3.8),
    line('M-84 130v14M-84 150v14M84 130v14M84 150v14', 3, BRASS_LIGHT),
  );

const stetson = (): Svg =>
  together(
    shape('M-50 -36C-54 -92 -40 -112 -18 -104C-8 -98 8 -98 18 -104C40 -112 54 -92 50 -36Z', WALNUT_LIGHT, 4),
    shape('M-51 -34L-52 -52Q0 -40 52 -52L51 -34Q0 -20 -51 -34Z', RED, 3.2),
    shape(
      'M-108 -58C-84 -20 -50 -32 0 -32C50 -32 84 -20 108 -58C114 -28 80 -4 40 -16C16 -22 -16 -22 -40 -16C-80 -4 -114 -28 -108 -58Z',
      BRIM,
      4,
    ),
    line('M-14 -98Q-18 -78 -10 -66M14 -98Q18 -78 10 -66', 3, CREASE),
  );

const CORDS = 'M-24 -20Q-16 -6 0 0Q16 -6 24 -20M-5 6Q-10 30 -14 40M5 6Q10 30 14 40';

/** The bolo itself, in the place of a card. */
export const boloItself = (): Svg =>
  placed(
    'translate(120 140)',
    line(CORDS, 8),
    line(CORDS, 3.4, BRASS_LIGHT, { dash: '5 4' }),
    shape('M0 -19L18 0L0 19L-18 0Z', BRASS_LIGHT, 3.6),
    shape('M0 -11L10 0L0 11L-10 0Z', TURQUOISE, 2.8),
    line('M-4 -1L0 -5', 2.2, WHITE),
  );
