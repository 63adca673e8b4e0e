/** What a player has equipped: a wall shelf. The beard hangs in the first place, artifacts stand in the others. */
import { PAPER, SHADOW, WALNUT, WALNUT_GLEAM, WALNUT_LIGHT } from '$lib/art/cards/palette';
import { blot, box, circle, line, placed, shape } from '$lib/art/cards/pen';
import { memoised } from '$lib/art/memo';
import { type Attributes, type Svg, path, picture, rectangle, together } from '$lib/art/svg';
import { schemeOf } from './colours';
import { type WizardCard, emblemOf } from './emblems/index';
import { symbol } from './symbols';

/** BW-3.5: one beard at most, any number of artifacts. */
export interface Equipped {
  readonly beard: WizardCard | null;
  readonly artifacts: readonly WizardCard[];
}

const PLACE_WIDTH = 112;
const FIRST_PLACE = 66;

/** A shelf with everything on it; the places that are free for a beard and a first artifact are outlined. */
export const equipmentShelf = memoised(({ beard, artifacts }: Equipped): Svg => {
  const width = Math.max(300, 130 + Math.max(1, artifacts.length) * PLACE_WIDTH);
  const at = (place: number, y: number, part: Svg) => placed(`translate(${FIRST_PLACE + place * PLACE_WIDTH} ${y})`, part);
  return picture(
    [0, 0, width, 158],
    { class: 'equipped' },
    shelf(width),
    at(0, 62, beard === null ? noBeard() : item(beard)),
    ...artifacts.map((artifact, index) => at(index + 1, 62, item(artifact))),
    ...(artifacts.length === 0 ? [at(1, 66, noArtifact())] : []),
  );
});

/** One thing that is equipped, for a button of its own. */
export const equipmentItem = memoised((of: WizardCard): Svg => picture([-56, -62, 112, 128], { class: 'equipped' }, item(of)));

/** A free place for a beard or an artifact, in the colour of the text. */
export const emptyPlace = memoised((kind: 'beard' | 'artifact'): Svg =>
  picture([-56, -62, 112, 128], { class: 'equipped' }, kind === 'beard' ? noBeard() : noArtifact()));

const shelf = (width: number): Svg =>
  together(
    box(4, 120, width - 8, 18, 4, WALNUT_LIGHT, 3.2),
    line(`M14 126H${width - 14}`, 2, WALNUT_GLEAM),
    shape(`M24 138H44L34 154ZM${width - 44} 138H${width - 24}L${width - 34} 154Z`, WALNUT, 3),
  );

/** The emblem, with the background of its card in a badge: rituals ask for backgrounds, and it may come back. */
function item(of: WizardCard): Svg {
  const colour = schemeOf(of.colour);
  return together(
    blot(0, 58, 46, 6, SHADOW, 0.25),
    placed('scale(.92)', emblemOf(of)),
    circle(38, -40, 14, PAPER, 2.6),
    symbol(colour.symbol, 38, -40, 17, colour.ink),
  );
}

const OUTLINE: Attributes =
  { fill: 'none', stroke: 'currentColor', strokeOpacity: 0.55, strokeWidth: 2.8, strokeDasharray: '6 7' };

const noBeard = (): Svg => path('M-34 -26C-42 20 -20 48 0 52C20 48 42 20 34 -26Q0 -8 -34 -26Z', OUTLINE);

const noArtifact = (): Svg => rectangle(-34, -34, 68, 82, { rx: 8, ...OUTLINE });
