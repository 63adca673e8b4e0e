/** What this browser keeps for itself. A browser that keeps nothing (private, full, forbidden) still plays. */

const fallback = new Map<string, string>();

/** What was kept under a name, as it was; null for nothing or for what `JSON.parse` cannot read. */
export function read(name: string): unknown {
  let text: string | null;
  try {
    text = localStorage.getItem(name);
  } catch {
    text = null;
  }
  text ??= fallback.get(name) ?? null;
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Keep a value under a name; for as long as the page lives where the browser refuses. */
export function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(name, text);
    fallback.delete(name);
  } catch {
    fallback.set(name, text);
  }
}
