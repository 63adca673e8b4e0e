/** What this browser keeps for itself. A browser that keeps nothing (private, full, forbidden) still plays. */

const fallback = new Map<string, string>();

/** What was kept under a name, as it was; null for nothing or for what `JSON.parse` cannot read. */
export function read(name: string): unknown {
  // What could not be kept is newer than what is kept: a browser that is full still gives out the old.
  const text = fallback.get(name) ?? kept(name);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
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

const HANDED = 'chinwag.handed';

/**
 * Give what the browser would not keep to the page that is loaded in this one's place: a press of reload, or of another
 * language, is not to cost anybody their seat. It lies in the window's own history, and only until it is taken.
 */
export function handOver(): void {
  if (fallback.size > 0) history.replaceState({ ...history.state, [HANDED]: [...fallback] }, '');
}

/** Take what the page before this one gave. */
export function takeOver(): void {
  const state = history.state as Readonly<Record<string, unknown>> | null;
  const handed = state?.[HANDED];
  if (!Array.isArray(handed)) return;
  for (const [name, text] of handed as [string, string][]) fallback.set(name, text);
  history.replaceState({ ...state, [HANDED]: undefined }, '');
}
