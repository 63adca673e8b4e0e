import type { Svg } from './svg';

/** A tile is some 13 kB, so a full house of drawings stays below 8 MB. */
const KEPT = 600;

/**
 * Draws once for equal arguments, and hands the same text out afterwards.
 *
 * Arguments must be plain data. The drawing that has waited longest is forgotten first.
 */
export function memoised<Arguments extends readonly unknown[]>(
  draw: (...parts: Arguments) => Svg,
): (...parts: Arguments) => Svg {
  const drawings = new Map<string, Svg>();
  return (...parts) => {
    const key = JSON.stringify(parts);
    const known = drawings.get(key);
    if (known !== undefined) return known;
    const fresh = draw(...parts);
    const oldest = drawings.keys().next();
    if (drawings.size >= KEPT && oldest.value !== undefined) drawings.delete(oldest.value);
    drawings.set(key, fresh);
    return fresh;
  };
}
