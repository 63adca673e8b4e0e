import type { Attachment } from 'svelte/attachments';

/**
 * Custom properties for an element, set through the CSSOM: a style attribute would break the content security policy.
 * `{@attach variables({ x: '4px' })}` sets `--x`.
 */
export function variables(values: Readonly<Record<string, string | number>>): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    for (const [name, value] of Object.entries(values)) element.style.setProperty(`--${name}`, String(value));
  };
}
