// The felt of a card table: how much room there is, and where the focus goes.

import { tick, untrack } from 'svelte';

/** How a card table is laid out. The same sizes stand in the container queries of the style sheets. */
export type Layout = 'wide' | 'low' | 'phone' | 'short';

/** The layout of a table that is so wide and so high, in pixels; it may not have been measured yet. */
export function layoutOf(width: number, height: number): Layout {
  if (width === 0) return 'wide';
  if (height <= 438) return 'short';
  if (width <= 736) return height <= 606 ? 'short' : 'phone';
  return height <= 728 ? 'low' : 'wide';
}

export class Felt {
  element = $state.raw<HTMLElement>();
  width = $state(0);
  height = $state(0);
  readonly layout = $derived(layoutOf(this.width, this.height));
  readonly isPhone = $derived(this.layout === 'phone' || this.layout === 'short');

  /** Go to what a selector finds, or else to the table itself. */
  goTo(selector: string): void {
    (this.element?.querySelector<HTMLElement>(selector) ?? this.element)?.focus();
  }

  /** The same, once the page shows what is new. */
  goSoonTo(selector: string): void {
    void tick().then(() => this.goTo(selector));
  }

  /**
   * Let the focus follow what stands in the middle. Call while the component is set up.
   *
   * `panel` is what stands there, `asks` whether it is a question to the reader.
   */
  followPanel(panel: () => unknown, asks: () => boolean): void {
    // Who is asked is taken to the question, but not out of a chat and not onto an answer.
    $effect(() => {
      panel();
      if (!asks()) return;
      void tick().then(() => {
        if (isLost() || this.element?.contains(document.activeElement) === true) this.goTo('[data-prompt]');
      });
    });

    // Where a panel goes away with the focus in it, the hand has it: a further Enter must do nothing in haste.
    $effect.pre(() => {
      panel();
      const next = untrack(asks);
      const left = untrack(() => this.element)?.querySelector('.mid > .dlg')?.contains(document.activeElement) ?? false;
      if (!left || next) return;
      void tick().then(() => {
        if (isLost()) this.goTo('[data-home]');
      });
    });
  }
}

const isLost = () => document.activeElement === null || document.activeElement === document.body;
