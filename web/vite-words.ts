/**
 * Words in any language, without any component knowing of it. An import of `$words/en/PART.json` gives the words in
 * use: English, unless `$lib/language/in-use` was given another language first. Each other folder of words is a chunk
 * of its own; `chinwag:languages` lists them all.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const BUILT_IN = 'en';
const PART = /[\\/]words[\\/]en[\\/](\w+)\.json$/;
const LIST = 'chinwag:languages';
const WORDS = '\0chinwag:words/';
const LANGUAGE = '\0chinwag:language/';
const CODE = /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/;

export function words(folder: string): Plugin {
  const fileOf = (language: string, part: string) => join(folder, language, `${part}.json`);
  const read = (language: string, part: string) => readFileSync(fileOf(language, part), 'utf8');
  const languages = () => readdirSync(folder).filter((name) => CODE.test(name)).sort();
  const partsOf = (language: string) =>
    readdirSync(join(folder, language)).filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5));

  return {
    name: 'chinwag-words',
    enforce: 'pre',
    resolveId(source) {
      if (source === LIST) return `\0${LIST}`;
      if (source.startsWith(LANGUAGE.slice(1))) return `\0${source}`;
      const part = PART.exec(source)?.[1];
      return part === undefined ? null : `${WORDS}${part}`;
    },
    load(id) {
      if (id === `\0${LIST}`) return listed(languages(), read);
      if (id.startsWith(WORDS)) {
        const part = id.slice(WORDS.length);
        this.addWatchFile(fileOf(BUILT_IN, part));
        return `import { inUse } from '$lib/language/in-use';\nexport default inUse('${part}', ${read(BUILT_IN, part)});`;
      }
      if (id.startsWith(LANGUAGE)) {
        const language = id.slice(LANGUAGE.length);
        const parts = partsOf(language);
        for (const part of parts) this.addWatchFile(fileOf(language, part));
        return `export default {${parts.map((part) => `${part}: ${read(language, part)}`).join(',')}};`;
      }
      return null;
    },
  };
}

/** The module that lists the languages: each by its tag, its own name for itself, and the way to fetch it. */
function listed(tags: readonly string[], read: (language: string, part: string) => string): string {
  const lines = tags.map((tag) => {
    const { language } = JSON.parse(read(tag, 'site')) as { language: string };
    const load = tag === BUILT_IN ? 'null' : `async () => (await import('${LANGUAGE.slice(1)}${tag}')).default`;
    return `{ tag: '${tag}', name: ${JSON.stringify(language)}, load: ${load} }`;
  });
  return `export default [${lines.join(',')}];`;
}
