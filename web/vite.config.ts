import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { textSize } from './vite-text-size.ts';
import { words } from './vite-words.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [words(here('../src/chinwag/words')), svelte()],
  resolve: { alias: { $words: here('../src/chinwag/words'), $lib: here('./src/lib') } },
  css: { postcss: { plugins: [textSize()] } },
  build: {
    outDir: '../src/chinwag/server/static',
    emptyOutDir: true,
    // The content security policy allows files of our own and nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
