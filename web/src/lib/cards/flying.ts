// Where things stand on the table, for what flies from one to another.

import type { Attachment } from 'svelte/attachments';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of what bears an anchor, in the window; null where it is not drawn. */
export function placeOf(table: Element, anchor: string): Point | null {
  const found = table.querySelector(`[data-anchor="${anchor}"]`);
  if (found === null) return null;
  const { left, top, width, height } = found.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * Sets `--dx` and `--dy` so that a thing begins its way where the anchor is. The thing fills the element around it,
 * which stands still and is measured in its stead; where that one is turned, so is the way.
 */
export function comeFrom(anchor: string | null): Attachment<HTMLElement> {
  return (element) => {
    const table = element.closest('[data-table]');
    const frame = element.parentElement;
    if (anchor === null || table === null || frame === null) return;
    // The frame is placed in the same flush, perhaps after this.
    queueMicrotask(() => {
      const from = placeOf(table, anchor);
      if (from === null) return;
      const { left, top, width, height } = frame.getBoundingClientRect();
      const way = { x: from.x - left - width / 2, y: from.y - top - height / 2 };
      const { a, b, c, d } = new DOMMatrix(getComputedStyle(frame).transform);
      const { x, y } = new DOMMatrix([a, b, c, d, 0, 0]).inverse().transformPoint(way);
      element.style.setProperty('--dx', `${Math.round(x)}px`);
      element.style.setProperty('--dy', `${Math.round(y)}px`);
    });
  };
}
