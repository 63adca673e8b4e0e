// Where the focus goes when a page replaces another. Otherwise it would be on what is gone, and a screen reader or the
// keyboard would begin again at the top of the document.

let anyPageBefore = false;

/**
 * To the heading of the new page, unless it is somewhere already. An attachment for a heading with `tabindex="-1"`.
 */
export function arrive(heading: HTMLElement): void {
  // The browser sets the focus on the page that it loads itself.
  if (anyPageBefore) takeFocus(heading);
  anyPageBefore = true;
}

/** To what is shown while the new page is fetched. An attachment for its `main`. */
export function wait(main: HTMLElement): void {
  if (anyPageBefore) takeFocus(main);
}

function takeFocus(element: HTMLElement): void {
  if (document.activeElement === document.body) element.focus({ preventScroll: true });
}
