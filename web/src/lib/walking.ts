// Rows and lists of things with one tab stop: arrow keys walk along them.

const ALONG: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Where a key leads from one place of a row to another: round at its ends. Null where it is no key for walking. */
export function walkTo(key: string, index: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const along = ALONG[key];
  return along === undefined ? null : (index + along + count) % count;
}

/** Where a key leads from one line of a list to another: to its ends and no further. Null where it leads nowhere. */
export function walkDownTo(key: string, index: number, count: number): number | null {
  const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: count - 1 }[key];
  return to === undefined || to < 0 || to >= count ? null : to;
}
