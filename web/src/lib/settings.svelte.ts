/** How this browser's person likes the page: kept here, applied to the root element. */
import { DEFAULTS, settingsFrom, type KeptSettings, type Motion, type TextSize, type Theme } from './kept-settings';
import { keep, read } from './stored';

export { MOTIONS, TEXT_SIZES, THEMES, type Motion, type TextSize, type Theme } from './kept-settings';

const STORED = 'chinwag.settings';
const SYSTEM_DARK = '(prefers-color-scheme: dark)';
const SYSTEM_LESS_MOTION = '(prefers-reduced-motion: reduce)';

class Settings implements KeptSettings {
  theme: Theme = $state.raw(DEFAULTS.theme);
  motion: Motion = $state.raw(DEFAULTS.motion);
  textSize: TextSize = $state.raw(DEFAULTS.textSize);
  patterns: boolean = $state.raw(DEFAULTS.patterns);
  sounds: boolean = $state.raw(DEFAULTS.sounds);
  notifies: boolean = $state.raw(DEFAULTS.notifies);
  confirms: boolean = $state.raw(DEFAULTS.confirms);
  language: string | null = $state.raw(DEFAULTS.language);
  orders: Readonly<Record<string, string>> = $state.raw(DEFAULTS.orders);
  #systemDark: boolean = $state.raw(false);
  #systemLessMotion: boolean = $state.raw(false);

  /** Whether the page is dark now. */
  readonly dark: boolean = $derived(this.theme === 'dark' || (this.theme === 'auto' && this.#systemDark));
  /** Whether motion is to be cut to a short fade. Svelte's transitions do not ask the system: give them this. */
  readonly lessMotion: boolean = $derived(this.motion === 'less' || this.#systemLessMotion);

  /** Read what was kept and follow the system. Call once, before the page is drawn. */
  start(): void {
    Object.assign(this, settingsFrom(read(STORED)));
    follow(SYSTEM_DARK, (matches) => (this.#systemDark = matches));
    follow(SYSTEM_LESS_MOTION, (matches) => (this.#systemLessMotion = matches));
    this.apply();
  }

  /** Change some settings, keep them all and show the page accordingly. */
  change(changed: Partial<KeptSettings>): void {
    Object.assign(this, changed);
    const { theme, motion, textSize, patterns, sounds, notifies, confirms, language, orders } = this;
    const kept = { theme, motion, textSize, patterns, sounds, notifies, confirms, language, orders };
    keep(STORED, kept satisfies KeptSettings);
    this.apply();
  }

  /** The order in which the hands of a game are sorted, the first where none of these was chosen. */
  orderOf<Order extends string>(game: string, orders: readonly [Order, ...Order[]]): Order {
    return orders.find((order) => order === this.orders[game]) ?? orders[0];
  }

  /** Sort the hands of a game like this from now on. */
  sort(game: string, order: string): void {
    this.change({ orders: { ...this.orders, [game]: order } });
  }

  /** Put the settings on the root element, where the style sheets read them. */
  apply(): void {
    const root = document.documentElement;
    root.dataset['theme'] = this.dark ? 'dark' : 'light';
    root.dataset['motion'] = this.lessMotion ? 'less' : 'full';
    root.dataset['text'] = this.textSize;
    root.dataset['patterns'] = this.patterns ? 'strong' : 'usual';
  }
}

function follow(query: string, tell: (matches: boolean) => void): void {
  const list = window.matchMedia(query);
  tell(list.matches);
  list.addEventListener('change', (event) => {
    tell(event.matches);
    settings.apply();
  });
}

export const settings = new Settings();
