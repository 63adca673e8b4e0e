/** The materials of the house as fixed colours, for drawings that look alike in light and dark. */

export const INK = '#221a14';
export const CREAM = '#fff7e8';
export const PAPER = '#f6ecd9';
export const BRASS = '#c8963e';
export const BRASS_LIGHT = '#f0cf82';
export const BRASS_DARK = '#7d5618';
export const RED = '#b5382a';
export const WALNUT = '#4a2c1d';
export const WALNUT_LIGHT = '#6b432b';
