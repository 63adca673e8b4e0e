/**
 * Keeps the focus near where it was when the thing that had it goes away or can no longer have it: a button that was
 * pressed and is no longer needed or is disabled, a row that somebody else removed. Without this the keyboard would
 * begin again at the top of the document.
 *
 * An attachment for an element that stays. When everything below it is replaced at once, that is a new page, and
 * `arrive` knows better.
 */
const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [tabindex="0"]';

export function keepFocus(root: HTMLElement): () => void {
  /** The element that had the focus last, and all that it stood in, innermost first. */
  let path: readonly HTMLElement[] = [];

  const note = (event: FocusEvent): void => {
    const around: HTMLElement[] = [];
    for (let at = event.target as HTMLElement | null; at !== null && at !== root; at = at.parentElement) around.push(at);
    path = around;
  };

  const mend = (): void => {
    const lost = path[0];
    if (lost === undefined || (lost.isConnected && !lost.matches(':disabled'))) return;
    // A button that is disabled keeps the focus until the next frame.
    if (document.activeElement !== document.body && document.activeElement !== lost) return;
    const around = path.filter((element) => element !== lost && element.isConnected);
    path = [];
    if (around.length === 0) return;
    const near = around.map((element) => element.querySelector<HTMLElement>(FOCUSABLE)).find((found) => found !== null);
    (near ?? root.querySelector<HTMLElement>('#page'))?.focus({ preventScroll: true });
  };

  const observer = new MutationObserver(mend);
  root.addEventListener('focusin', note);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    root.removeEventListener('focusin', note);
    observer.disconnect();
  };
}
