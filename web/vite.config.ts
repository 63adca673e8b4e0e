import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { SERVICE_WORKER, serviceWorker } from './vite-service-worker.ts';
import { textSize } from './vite-text-size.ts';
import { words } from './vite-words.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [words(here('../src/chinwag/words')), svelte(), serviceWorker(here('.'))],
  resolve: { alias: { $words: here('../src/chinwag/words'), $lib: here('./src/lib') } },
  css: { postcss: { plugins: [textSize()] } },
  build: {
    outDir: '../src/chinwag/server/static',
    emptyOutDir: true,
    // The content security policy allows files of our own and nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: here('./index.html'), 'service-worker': here('./src/service-worker/main.ts') },
      // A service worker keeps its name, and its place decides over which pages it watches: all.
      output: {
        entryFileNames: ({ name }) => (name === 'service-worker' ? SERVICE_WORKER : 'assets/[name]-[hash].js'),
      },
    },
  },
});
