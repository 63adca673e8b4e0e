/** The necklace: an evening dress, a bun, pearls wherever pearls can be, and a moustache of distinction. */
import { curledMoustache } from '$lib/art/cards/face/beards';
import { lashedEyes } from '$lib/art/cards/face/eyes';
import { face } from '$lib/art/cards/face/face';
import { cheeks } from '$lib/art/cards/face/features';
import { lock, locks } from '$lib/art/cards/hair';
import { type HairColour, IVORY } from '$lib/art/cards/palette';
import { circle, shape } from '$lib/art/cards/pen';
import { type Svg, together } from '$lib/art/svg';
import { SUITS } from '../suits';
import { type Person, hairOf, skinOf } from './cast';
import { pearls } from './pearls';

export const necklaceBust = (person: Person): Svg =>
  face({
    ...person, head: 'oval', brows: 'thin', nose: 'broad', mouth: 'painted', neck: 22,
    eyes: lashedEyes(),
    cheeks: cheeks('#c23b5a', 14, 27),
    behind: wavesBehind(hairOf(person)),
    body: eveningDress(skinOf(person).base),
    moustache: curledMoustache(hairOf(person), { reach: 36, y: 29, rise: 16, thickness: 9, strands: 3 }),
    crown: together(waves(hairOf(person)), bun(hairOf(person)), pearls({ x: 0, y: -82, reach: 34, sag: -8, count: 7, radius: 5.4 })),
    front: together(...[-55, 55].map((x) => circle(x, 20, 6.5, IVORY, 2.6))),
  });

const wavesBehind = (hair: HairColour): Svg =>
  locks([[10, -60], [90, -74], [76, -6], [40, 10]], [[4, -40], [40, -30], [44, -10], [40, 10]], hair);

const waves = (hair: HairColour): Svg =>
  together(
    lock([[-46, -20], [-60, -74], [-10, -88], [10, -62]], [[-36, -24], [-34, -50], [-14, -58], [10, -62]], hair),
    lock([[46, -20], [62, -76], [6, -86], [-10, -62]], [[36, -24], [34, -52], [14, -60], [-10, -62]], hair),
  );

const bun = (hair: HairColour): Svg =>
  lock([[-26, -76], [-44, -122], [30, -130], [32, -92]], [[24, -78], [8, -86], [12, -96], [32, -92]], hair, 5);

const eveningDress = (skin: string): Svg =>
  together(
    shape('M-120 220C-118 150 -96 118 -44 96Q0 130 44 96C96 118 118 150 120 220Z', skin, 4.4),
    shape('M-122 220C-118 160 -104 134 -82 122Q0 196 82 122C104 134 118 160 122 220Z', SUITS.necklace.main, 4.4),
  );

/** The necklace itself, in the place of a card. */
export const necklaceItself = (): Svg =>
  together(
    pearls({ x: 120, y: 118, reach: 36, sag: 15, count: 9, radius: 6 }),
    pearls({ x: 120, y: 124, reach: 55, sag: 31, count: 13, radius: 7.4 }),
  );
