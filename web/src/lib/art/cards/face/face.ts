/** A face put together from parts, from the back of the head to what is held in front of it. */
import { noise } from '../../noise';
import { type Svg, nothing, together } from '../../svg';
import { type Point, isInside, smoothOutline, steps, symmetric, trace } from '../geometry';
import { type HairColour, type HairTint, type SkinColour, type SkinTone, HAIR, SKIN } from '../palette';
import { line, patch, shape } from '../pen';
import { type BrowShape, type MouthShape, type NoseShape, BROWS, MOUTHS, NOSES } from './features';
import { type EarShape, type HeadShape, EARS, head, headShade } from './heads';

export interface FaceParts {
  readonly head: HeadShape;
  readonly skin: SkinTone;
  readonly hair: HairTint;
  readonly eyes: Svg;
  readonly brows: BrowShape;
  readonly nose: NoseShape;
  readonly mouth: MouthShape;
  readonly ears?: EarShape;
  readonly cheeks?: Svg;
  /** A few days without a razor. */
  readonly stubble?: boolean;
  /** Half the width of the neck; 0 for none. */
  readonly neck?: number;
  /** Behind the head: long hair, horns. */
  readonly behind?: Svg;
  readonly body?: Svg;
  /** On the skin: scars, rouge. */
  readonly marks?: Svg;
  readonly beard?: Svg;
  readonly moustache?: Svg;
  /** Over the crown: hats and hair. */
  readonly crown?: Svg;
  /** In front of everything. */
  readonly front?: Svg;
}

export function face(parts: FaceParts): Svg {
  const skin: SkinColour = SKIN[parts.skin];
  const hair: HairColour = HAIR[parts.hair];
  return together(
    parts.behind ?? nothing,
    neck(skin, parts.neck ?? 24),
    parts.body ?? nothing,
    EARS[parts.ears ?? 'plain'](skin),
    head(parts.head, skin),
    headShade(parts.head, skin),
    parts.stubble === true ? stubble(hair) : nothing,
    parts.cheeks ?? nothing,
    parts.marks ?? nothing,
    parts.eyes,
    BROWS[parts.brows](hair),
    MOUTHS[parts.mouth](),
    parts.beard ?? nothing,
    NOSES[parts.nose](skin),
    parts.moustache ?? nothing,
    parts.crown ?? nothing,
    parts.front ?? nothing,
  );
}

function neck(skin: SkinColour, half: number): Svg {
  if (half === 0) return nothing;
  return together(
    shape(`M${-half} 40V92Q0 112 ${half} 92V40Z`, skin.base),
    patch(`M${2 - half} 62Q0 92 ${half - 2} 62V74Q0 100 ${2 - half} 74Z`, skin.shade, 0.7),
  );
}

const JAW = symmetric([[0, 24], [20, 23], [34, 12], [47, -6], [47, 27], [34, 57], [0, 67]]);
const STUBBLE_GRID = 5.6;
const STUBBLE_SEED = 7;

function stubble(hair: HairColour): Svg {
  const next = noise(STUBBLE_SEED);
  const scattered = steps(0, 68, STUBBLE_GRID).flatMap((y) =>
    steps(-48, 48, STUBBLE_GRID).map((x): Point => [x + next() * 4, y + next() * 4]),
  );
  const hairs = scattered.filter((point) => isInside(point, JAW)).map((point) => trace`M${point}l.6 2.2`);
  return together(patch(smoothOutline(JAW), hair.dark, 0.3), line(hairs.join(''), 2.3, hair.dark));
}

/** Shoulders in a garment of one colour. */
export const shoulders = (cloth: string): Svg =>
  shape('M-104 150C-104 104 -72 92 -34 84L0 96L34 84C72 92 104 104 104 150Z', cloth, 3.6);
