/** How this browser's person likes the page: kept here, applied to the root element. */
import { keep, read } from './stored';

const STORED = 'chinwag.settings';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** `system` follows the system's wish for less motion; `less` wishes so here whatever the system says. */
export const MOTIONS = ['system', 'less'] as const;
export type Motion = (typeof MOTIONS)[number];

const SYSTEM_DARK = '(prefers-color-scheme: dark)';
const SYSTEM_LESS_MOTION = '(prefers-reduced-motion: reduce)';

class Settings {
  theme: Theme = $state.raw('auto');
  motion: Motion = $state.raw('system');
  #systemDark: boolean = $state.raw(false);
  #systemLessMotion: boolean = $state.raw(false);

  /** Whether the page is dark now. */
  readonly dark: boolean = $derived(this.theme === 'dark' || (this.theme === 'auto' && this.#systemDark));
  /** Whether motion is to be cut to a short fade. Svelte's transitions do not ask the system: give them this. */
  readonly lessMotion: boolean = $derived(this.motion === 'less' || this.#systemLessMotion);

  /** Read what was kept and follow the system. Call once, before the page is drawn. */
  start(): void {
    const stored = read(STORED);
    if (typeof stored === 'object' && stored !== null) {
      const { theme, motion } = stored as { theme?: unknown; motion?: unknown };
      this.theme = THEMES.find((known) => known === theme) ?? 'auto';
      this.motion = MOTIONS.find((known) => known === motion) ?? 'system';
    }
    follow(SYSTEM_DARK, (matches) => (this.#systemDark = matches));
    follow(SYSTEM_LESS_MOTION, (matches) => (this.#systemLessMotion = matches));
    this.apply();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.#changed();
  }

  setMotion(motion: Motion): void {
    this.motion = motion;
    this.#changed();
  }

  /** Put the settings on the root element, where the style sheets read them. */
  apply(): void {
    document.documentElement.dataset['theme'] = this.dark ? 'dark' : 'light';
    document.documentElement.dataset['motion'] = this.lessMotion ? 'less' : 'full';
  }

  #changed(): void {
    keep(STORED, { theme: this.theme, motion: this.motion });
    this.apply();
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
