// Things that make way for others glide there, so that the eye can follow.

import { tick } from 'svelte';
import { settings } from '$lib/settings.svelte';

/** How long the way takes, in milliseconds. */
const LENGTH = 260;

/** Let an element glide whenever a change of `cause` moves it. Call while the component is set up. */
export function glideOn(cause: () => unknown, element: () => HTMLElement | undefined): void {
  $effect.pre(() => {
    cause();
    const before = element()?.getBoundingClientRect();
    if (before === undefined || settings.lessMotion) return;
    void tick().then(() => glide(element(), before));
  });
}

function glide(element: HTMLElement | undefined, before: DOMRect): void {
  const after = element?.getBoundingClientRect();
  // What is not drawn before or afterwards has no way to go.
  if (element === undefined || after === undefined || before.width === 0 || after.width === 0) return;
  if (after.left === before.left && after.top === before.top) return;
  const way = `translate(${before.left - after.left}px, ${before.top - after.top}px)`;
  element.animate([{ transform: `${way} scale(${before.width / after.width})` }, { transform: 'none' }], {
    duration: LENGTH,
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  });
}
