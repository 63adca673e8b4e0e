/** Made by `vite-words.ts` from the folders of words. */
declare module 'chinwag:languages' {
  export interface Language {
    readonly tag: string;
    /** The language's own name for itself. */
    readonly name: string;
    /** Null for English, which every page has. */
    readonly load: (() => Promise<Readonly<Record<string, import('$lib/words').Words>>>) | null;
  }
  const languages: readonly Language[];
  export default languages;
}
