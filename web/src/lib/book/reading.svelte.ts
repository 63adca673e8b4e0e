/** Which section of a book is being read: the last one whose heading has come up to the upper third of the window. */
export class Reading {
  section: string | null = $state.raw(null);

  /** An attachment for the element that holds the sections, each marked with `data-section`. */
  readonly follow = (root: HTMLElement): (() => void) => {
    const look = (): void => {
      const line = window.innerHeight / 3;
      const sections = [...root.querySelectorAll<HTMLElement>('[data-section]')];
      const passed = sections.filter((section) => section.getBoundingClientRect().top <= line);
      this.section = passed.at(-1)?.dataset['section'] ?? null;
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  };
}
