/**
 * Where the focus goes when a page replaces another: to its heading, unless it is somewhere already. Otherwise it
 * would be on what is gone, and a screen reader or the keyboard would begin again at the top of the document.
 *
 * An attachment for a heading with `tabindex="-1"`.
 */
let anyPageBefore = false;

export function arrive(heading: HTMLElement): void {
  const first = !anyPageBefore;
  anyPageBefore = true;
  // The browser sets the focus on the page that it loads itself.
  if (!first && document.activeElement === document.body) heading.focus({ preventScroll: true });
}
