/** Numbers as people read them. */

/** A number with a true minus sign. */
export const minus = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);
