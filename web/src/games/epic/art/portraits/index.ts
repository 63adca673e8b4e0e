/** The nine characters of the house (EB-1.2), and a face for anybody else whom an owner's file names. */
import { ArtTable } from '$lib/art/cards/lookup';
import type { Svg } from '$lib/art/svg';
import type { ColourScheme } from '../colours';
import { barney } from './barney';
import { epic } from './epic';
import { gary } from './gary';
import { harry } from './harry';
import { helmut } from './helmut';
import { magnus } from './magnus';
import { otto } from './otto';
import { sal } from './sal';
import { stranger } from './stranger';
import { vincent } from './vincent';

/** A portrait, and how it sits in the arch of a card. */
export interface Portrait {
  /** The bust about a point between eyes and nose; some 200 wide, 280 high. */
  readonly paint: (colour: ColourScheme) => Svg;
  readonly scale: number;
  /** How much lower it hangs than the others. */
  readonly drop: number;
}

const USUAL_SCALE = 0.98;

const bust = (paint: Portrait['paint'], { scale = USUAL_SCALE, drop = 0 }: Partial<Portrait> = {}): Portrait =>
  ({ paint, scale, drop });

const PORTRAITS = new ArtTable<Portrait>({
  'Barney Stubbles': bust(barney),
  'Sideburn Sal': bust(sal),
  'Gary Goatee': bust(gary, { drop: -6 }),
  'Helmut Chinstrap': bust(helmut),
  'Vincent Vandyke': bust(vincent),
  'Otto Handlebar': bust(otto, { scale: 0.9, drop: 6 }),
  'Magnus Braid': bust(magnus),
  EPIC: bust(epic, { scale: 0.82, drop: 10 }),
  'Beardless Harry': bust(harry, { drop: -6 }),
});

export const portraitOf = (character: string): Portrait =>
  PORTRAITS.find(character) ?? bust((colour) => stranger(character, colour));
