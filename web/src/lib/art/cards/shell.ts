/** The body of a card: paper edge, colour field, pattern, and the tab in the corner that a fan leaves visible. */
import { type Svg, cropped, picture, together } from '../svg';
import { INK, PAPER } from './palette';
import { type Touch, block, line, patch, pierced } from './pen';

/** Every card of every game is drawn in a box of this size. */
export const CARD = { width: 240, height: 336 } as const;

/** Where the paper edge ends and the picture starts. */
export const EDGE = 9;

/** Cards drawn for less than 120 px have a bigger index, a shorter name and less in them. */
export type CardSize = 'full' | 'hand';

const RIM = 'M16 1.5H224Q238.5 1.5 238.5 16V320Q238.5 334.5 224 334.5H16Q1.5 334.5 1.5 320V16Q1.5 1.5 16 1.5Z';
const WINDOW = 'M19 9Q9 9 9 19V317Q9 327 19 327H221Q231 327 231 317V19Q231 9 221 9Z';

/** What is printed on a card. */
export interface CardFace {
  /** The colour of the field. */
  readonly field: string;
  /** Drawn on the field and cut off at the paper edge. */
  readonly inside: readonly Svg[];
  /** Drawn last, over the paper edge. */
  readonly over?: readonly Svg[];
}

/** A card as a part of a larger drawing. */
export const cardBody = ({ field, inside, over = [] }: CardFace): Svg =>
  together(
    block(3, 3, CARD.width - 6, CARD.height - 6, field, 14),
    cropped([EDGE, EDGE, CARD.width - 2 * EDGE, CARD.height - 2 * EDGE], ...inside),
    pierced(RIM + WINDOW, PAPER, { stroke: INK, strokeWidth: 2.2 }),
    ...over,
  );

/** A card as a picture of its own; `kind` is the class that it bears besides `card`. */
export const card = (kind: string, face: CardFace): Svg =>
  picture([0, 0, CARD.width, CARD.height], { class: `card ${kind}` }, cardBody(face));

/** The paper tab in the top left corner. */
export const cornerTab = (width: number, height: number, radius: number, touch: Touch = {}): Svg =>
  together(
    patch(`M4 30V18Q4 4 18 4H${width}V${height - radius}Q${width} ${height} ${width - radius} ${height}H4Z`, PAPER),
    line(`M${width} 9V${height - radius}Q${width} ${height} ${width - radius} ${height}H9`, 3, INK, touch),
  );

/** The paper plate along the foot of a card, from y down. */
export const footPlate = (y: number, fill: string = PAPER): Svg =>
  together(block(0, y, CARD.width, CARD.height - y, fill), line(`M0 ${y}H${CARD.width}`, 3.4));
