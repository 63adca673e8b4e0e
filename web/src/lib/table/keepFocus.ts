import type { Attachment } from 'svelte/attachments';

/**
 * Keeps the focus in a table: where the focused thing goes away with a move, the focus goes to what `home` finds, not
 * to the top of the page.
 */
export function keepFocus(home: () => HTMLElement | null): Attachment<HTMLElement> {
  return (table) => {
    let last: Element | null = null;
    const note = (event: FocusEvent) => {
      last = event.target as Element;
    };
    const look = () => {
      if (last === null || last.isConnected) return;
      last = null;
      if (document.activeElement === null || document.activeElement === document.body) home()?.focus();
    };
    const leave = (event: FocusEvent) => {
      // Focus that goes elsewhere by the reader's own wish is theirs; only what vanishes leaves it nowhere.
      if (event.relatedTarget !== null && last?.isConnected === true) last = null;
    };
    const changes = new MutationObserver(look);
    table.addEventListener('focusin', note);
    table.addEventListener('focusout', leave);
    changes.observe(table, { childList: true, subtree: true });
    return () => {
      table.removeEventListener('focusin', note);
      table.removeEventListener('focusout', leave);
      changes.disconnect();
    };
  };
}
