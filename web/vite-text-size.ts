/**
 * Sizes of type are drawn in pixels and delivered in rem, so that all of them follow the reader's size of text: the
 * one of the browser, and the one of the settings, which is the font size of the root element.
 */

/** What is needed of a declaration as PostCSS reads it. */
interface StyleDeclaration {
  readonly prop: string;
  value: string;
  readonly parent?: unknown;
}

const ROOT = 16;
const SIZES = /^(font|font-size|--t-\w+)$/;
/** Letters in a picture belong to the picture. */
const IN_PICTURE = /(^|\s)text(\b|:|\.)/;

export const inRem = (value: string): string =>
  value.replace(/(\d*\.?\d+)px/g, (_, pixels: string) => `${Number(pixels) / ROOT}rem`);

export const textSize = () => ({
  postcssPlugin: 'chinwag-text-size',
  Declaration(declaration: StyleDeclaration): void {
    if (!SIZES.test(declaration.prop) || !declaration.value.includes('px')) return;
    const { selector = '' } = (declaration.parent ?? {}) as { selector?: string };
    if (!IN_PICTURE.test(selector)) declaration.value = inRem(declaration.value);
  },
});
