/** The line that a key goes to from the one that has the focus, null for a key that goes nowhere; `keys` from the top. */
export function lineAfter(key: string, keys: readonly string[], from: string | null): string | null {
  const at = from === null ? -1 : keys.indexOf(from);
  if (at === -1) return null;
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: keys.length - 1 }[key];
  return to === undefined ? null : (keys[to] ?? null);
}
