/** Tells the service worker what was built: it keeps exactly that, and every other build is another version. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const SERVICE_WORKER = 'service-worker.js';
/** Letters that no page of the house shows are fetched when they are needed, not kept beforehand. */
const NOT_KEPT = /-(vietnamese|latin-ext)-/;

/** `root` is the folder of the client, with `index.html` and `public`. */
export function serviceWorker(root: string): Plugin {
  const publicFolder = join(root, 'public');
  return {
    name: 'chinwag-service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const worker = bundle[SERVICE_WORKER];
      if (worker?.type !== 'chunk') return this.error(`${SERVICE_WORKER} was not built`);
      const ofPublic = readdirSync(publicFolder).map((name) => ({ name, content: readFileSync(join(publicFolder, name)) }));
      const built = Object.values(bundle)
        .filter(({ fileName }) => fileName !== SERVICE_WORKER && fileName !== 'index.html' && !NOT_KEPT.test(fileName))
        .map((file) => ({ name: file.fileName, content: file.type === 'chunk' ? file.code : file.source }));
      const files = [...built, ...ofPublic].sort((one, other) => (one.name < other.name ? -1 : 1));
      const hash = createHash('sha256').update(readFileSync(join(root, 'index.html')));
      for (const { name, content } of files) hash.update(name).update(content);
      const version = hash.digest('hex').slice(0, 16);
      worker.code = worker.code.replace(
        /\bBUILT\b/,
        `(${JSON.stringify({ version, files: ['/', ...files.map(({ name }) => `/${name}`)] })})`,
      );
    },
  };
}
