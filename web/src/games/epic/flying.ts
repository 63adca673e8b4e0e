// Where things stand on the table, for what flies from one to another.

import type { Attachment } from 'svelte/attachments';
import type { Anchor } from './motion';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of what bears an anchor, in the window; null where it is not drawn. */
export function placeOf(table: Element, anchor: Anchor): Point | null {
  const found = table.querySelector(`[data-anchor="${anchor}"]`);
  if (found === null) return null;
  const { left, top, width, height } = found.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Sets `--dx` and `--dy` so that a thing begins its way where the anchor is. */
export function comeFrom(anchor: Anchor | null): Attachment<HTMLElement> {
  return (element) => {
    const table = element.closest('[data-table]');
    const from = anchor === null || table === null ? null : placeOf(table, anchor);
    if (from === null) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    element.style.setProperty('--dx', `${Math.round(from.x - left - width / 2)}px`);
    element.style.setProperty('--dy', `${Math.round(from.y - top - height / 2)}px`);
  };
}
