/** The back of every card, and two cards laid face down under a claim. */
import { polygon, steps } from '$lib/art/cards/geometry';
import { BRASS, BRASS_DARK, PAPER, RED, RED_DARK, SHADOW, WALNUT, WALNUT_LIGHT } from '$lib/art/cards/palette';
import { block, bothWaysUp, circle, ellipse, line, patch, placed, printed, shape } from '$lib/art/cards/pen';
import { type CardFace, card, cardBody } from '$lib/art/cards/shell';
import { fittingSize } from '$lib/art/cards/type';
import { memoised } from '$lib/art/memo';
import { type Svg, picture, together } from '$lib/art/svg';
import { MOUSTACHE, symbol } from './symbols';

export interface EpicBackLabels {
  /** The short title on the medallion: "EPIC". */
  readonly title: string;
}

/** The back of a card: it looks the same when turned by half, so that a turned card tells nothing. */
export const epicBack = memoised(({ title }: EpicBackLabels): Svg => card('epic-back', backFace(title)));

const backFace = (title: string): CardFace => ({
  field: WALNUT,
  inside: [moustachePaper(), barberPoles(), medallion(title)],
});

const moustachePaper = (): Svg =>
  together(...steps(30, 330, 23).flatMap((y, row) =>
    steps(row % 2 === 0 ? 48 : 12, 250, 72).map((x) => placed(`translate(${x} ${y}) scale(.82)`, patch(MOUSTACHE, WALNUT_LIGHT))),
  ));

function barberPoles(): Svg {
  const stripes = steps(-20, 340, 26).map((y) =>
    polygon([[9, y + 14], [27, y], [27, y + 13], [9, y + 27]]) +
    polygon([[231, 322 - y], [213, 336 - y], [213, 323 - y], [231, 309 - y]]),
  );
  return together(
    block(9, 9, 18, 318, PAPER),
    block(213, 9, 18, 318, PAPER),
    patch(stripes.join(''), RED),
    line('M28 0V336M212 0V336', 3.4),
  );
}

const medallion = (title: string): Svg =>
  together(
    ellipse(120, 168, 66, 80, BRASS, 3.4),
    ellipse(120, 168, 58, 72, PAPER, 2.6),
    bothWaysUp(
      120, 168,
      patch('M72 168A48 60 0 0 1 168 168Z', PAPER),
      placed('translate(120 139) scale(1.15)', patch(MOUSTACHE, WALNUT)),
      printed(title, 120, 123, fittingSize(title, 66, 20), { weight: 800, fill: RED_DARK, spacing: 2 }),
    ),
    line('M70 168H96M144 168H170', 2.4, BRASS_DARK),
    symbol('scissors', 120, 168, 26, WALNUT),
  );

export interface FacedownPairLabels extends EpicBackLabels {
  /** What the declarer says, in quotation marks: "a pair of Ottos". */
  readonly claim: string;
}

/** Two cards face down with the claim on a paper tag. */
export const facedownPair = memoised(({ title, claim }: FacedownPairLabels): Svg => {
  const back = cardBody(backFace(title));
  return picture(
    [0, 0, 420, 400],
    { class: 'pair' },
    placed('translate(34 44) rotate(-8 120 168)', block(5, 8, 236, 332, SHADOW, 16, 0.25), back),
    placed('translate(150 30) rotate(7 120 168)', block(4, 8, 236, 332, SHADOW, 16, 0.25), back),
    placed('translate(210 330) rotate(-2)', claimTag(claim)),
  );
});

const claimTag = (claim: string): Svg =>
  together(
    shape('M-150 -28H128L152 0L128 28H-150Z', PAPER),
    circle(130, 0, 6, WALNUT, 2.4),
    line('M-140 -20H122M-140 20H122', 1.6, BRASS),
    printed(claim, -12, 9, fittingSize(claim, 258, 28), { italic: true }),
  );
