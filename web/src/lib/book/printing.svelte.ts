/**
 * Whether the page is being printed. Paper is light, and shows all frames of a diagram at once; both must be in place
 * before the browser takes its picture, so nothing here may wait.
 */
import { flushSync } from 'svelte';
import { settings } from '$lib/settings.svelte';

export class Printing {
  on: boolean = $state.raw(false);

  /** Begin to watch. Returns the way to stop: give it back from an `$effect`. */
  watch(): () => void {
    const before = (): void => {
      document.documentElement.dataset['theme'] = 'light';
      flushSync(() => (this.on = true));
    };
    const after = (): void => {
      settings.apply();
      this.on = false;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }
}
