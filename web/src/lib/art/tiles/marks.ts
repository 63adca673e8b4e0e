/** What is drawn about tiles to say what may be, what may not and what just happened. */

import { PLAYERS, strongSymbol, type PlayerColour } from '../players';
import { memoised } from '../memo';
import { noise } from '../noise';
import { trace, type Point } from '../path';
import { at, circle, group, line, moved, path, together, type Svg } from '../svg';
import { GUM } from './gum';
import { APOTHEM, hexagon, sideFrame, sideLine, towards } from './hex';

const CHALK = 'var(--chalk,#f4ead2)';
const BRASS_ROLE = 'var(--brass-hi,#f0c469)';
const RED_ROLE = 'var(--red,#b5382a)';
const TICK = 'var(--tick,#f0705c)';

/** The chalk outline of a cell where the tile in hand may lie; stronger while it has the focus. */
export function legalCell(focused = false): Svg {
  return path(hexagon(7, 9), {
    class: focused ? 'cw-legal is-hot' : 'cw-legal',
    fill: CHALK,
    fillOpacity: focused ? 0.24 : 0.13,
    stroke: CHALK,
    strokeWidth: focused ? 5.5 : 4.4,
    strokeDasharray: '14 10',
    strokeLinecap: 'round',
    strokeOpacity: focused ? 1 : 0.8,
  });
}

/** Sides of a tile that is held over a cell: those that join, and those that do not. */
export interface GhostSides {
  readonly fitting?: readonly number[];
  readonly clashing?: readonly number[];
}

/** A tile held over a cell. Sides that join are brass; sides that clash are red with a cross. */
export function ghostTile(tile: Svg, fits: boolean, { fitting = [], clashing = [] }: GhostSides = {}): Svg {
  const outline = hexagon(1, 8);
  return group(
    { class: fits ? 'cw-ghost' : 'cw-ghost is-bad' },
    tile,
    path(outline, { fill: 'var(--ghost-veil,#f7eedb)', fillOpacity: fits ? 0.26 : 0.46 }),
    path(outline, { fill: 'none', stroke: fits ? BRASS_ROLE : RED_ROLE, strokeWidth: 4 }),
    ...fitting.map((side) => sideBar(side, BRASS_ROLE)),
    ...clashing.map((side) => together(sideBar(side, RED_ROLE), crossAt(towards(side)))),
  );
}

function sideBar(side: number, colour: string): Svg {
  return line(sideLine(side, 3, 0.12), colour, 7);
}

function crossAt([x, y]: Point): Svg {
  return at(
    x,
    y,
    together(
      circle(15, { fill: '#fff6e6', stroke: RED_ROLE, strokeWidth: 4 }),
      line('M-5.5 -5.5L5.5 5.5M5.5 -5.5L-5.5 5.5', RED_ROLE, 4),
    ),
  );
}

/** Round the tile that was placed last. */
export function placedMark(): Svg {
  const outline = hexagon(-3, 9);
  return group(
    { class: 'cw-placed' },
    path(outline, { fill: 'none', stroke: '#1a0f08', strokeOpacity: 0.5, strokeWidth: 9 }),
    path(outline, { fill: 'none', stroke: BRASS_ROLE, strokeWidth: 5 }),
  );
}

/** Round the tile of a hand that is chosen. */
export function chosenMark(): Svg {
  return path(hexagon(-5, 10), { class: 'cw-chosen', fill: 'none', stroke: BRASS_ROLE, strokeWidth: 9 });
}

/** Over the middle of a tile, for eyes that tell colours apart badly: whose it is. */
export const ownersMark = memoised((colour: PlayerColour): Svg => strongSymbol(colour, 30));

/** Shade under everything that sticks out over the edge of a tile. */
const DROP = { transform: moved(0, 3), fill: '#120904', fillOpacity: 0.35 } as const;

/**
 * The frayed end outside an open side that faces nothing (BS-9.3), closed by a short red bar.
 *
 * A bar across the strand and not a check mark, which would read as "correct".
 */
export const looseEnd = memoised((colour: PlayerColour, side: number, variant: number = 0): Svg => {
  const hair = PLAYERS[colour];
  const p = sideFrame(side);
  const tuft = tuftOutline(side, variant);
  const bar = trace`M${p(APOTHEM + 26, -11)}L${p(APOTHEM + 26, 11)}`;
  return group(
    { class: 'cw-loose' },
    path(tuft, DROP),
    path(tuft, { fill: hair.base, stroke: hair.dark, strokeWidth: 1.7, strokeLinejoin: 'round' }),
    line(bar, '#1a0f08', 9.5, { strokeOpacity: 0.7 }),
    line(bar, TICK, 5.4),
  );
});

/** Six tips of hair of uneven length. */
function tuftOutline(side: number, variant: number): string {
  const random = noise(variant * 7 + side);
  const p = sideFrame(side);
  const tips = [-14, -9, -4, 1, 6, 11].map((lane) => {
    const length = 10 + random() * 8;
    const spread = lane > 0 ? 3.5 : -1.5;
    const up = trace`Q${p(APOTHEM + length * 0.6, lane)} ${p(APOTHEM + length, lane + spread)}`;
    return up + trace`Q${p(APOTHEM + 4, lane + 3)} ${p(APOTHEM + 2.5, lane + 5)}`;
  });
  return trace`M${p(APOTHEM - 3, -16)}${tips.join('')}L${p(APOTHEM - 3, 16)}Z`;
}

/** A blob of gum on an open side that faces gum (BS-9.2). */
export function gummedEnd(side: number): Svg {
  const p = (out: number, along: number) => sideFrame(side)(APOTHEM + out, along);
  const blob =
    trace`M${p(-9, -22)}C${p(2, -27)} ${p(15, -22)} ${p(17, -9)}C${p(24, -4)} ${p(22, 6)} ${p(16, 9)}` +
    trace`C${p(16, 22)} ${p(2, 27)} ${p(-9, 22)}C${p(-15, 12)} ${p(-6, 6)} ${p(-13, -3)}` +
    trace`C${p(-16, -10)} ${p(-12, -18)} ${p(-9, -22)}Z`;
  return group(
    { class: 'cw-gummed' },
    path(blob, DROP),
    path(blob, { fill: GUM.base, stroke: GUM.edge, strokeWidth: 2.6, strokeLinejoin: 'round' }),
    line(trace`M${p(3, -15)}Q${p(11, -12)} ${p(11, -4)}`, GUM.shine, 4),
  );
}
