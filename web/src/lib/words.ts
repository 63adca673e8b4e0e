/**
 * The words that people see, and the little language of their templates: the same as `chinwag.words` in Python.
 *
 * `{fact}` puts a fact in; `{fact|table}` looks the fact up in a table of the same file first; several facts are
 * joined by the language's own `and`; a template with the forms `one` and `other` is chosen by the fact `count`, and so
 * are the further forms of languages that have some.
 */
import site from '$words/en/site.json';
import table from '$words/en/table.json';
import { languageInUse } from './language/in-use';

export type Fact = string | number | readonly (string | number)[];
export type Facts = Readonly<Record<string, Fact>>;
export type Template =
  | string
  | ({ readonly one: string; readonly other: string } & { readonly [form in Intl.LDMLPluralRule]?: string });

/** One file of words, or a part of one: templates and tables of words, nested. */
export type Words = { readonly [key: string]: Words | string | readonly unknown[] | number | boolean | null };

/** A run of a sentence: plain words, or what a fact put in, with the fact's name. */
export interface Run {
  readonly text: string;
  readonly fact: string | null;
}

const PLACE = /\{(\w+)(?:\|(\w+))?\}/g;

/** The words of the site and of the table, in the language in use. */
export const words = { site, table } as const;

let forms: Intl.PluralRules | null = null;

/** The form of a template for the fact `count`. */
function formOf(template: Template, count: Fact | undefined): string {
  if (typeof template === 'string') return template;
  if (typeof count !== 'number') return template.other;
  forms ??= new Intl.PluralRules(languageInUse());
  return template[forms.select(count)] ?? template.other;
}

/** A template with its facts put in, in runs, so that a name can be set in bold without any markup in the words. */
export function runs(template: Template, facts: Facts = {}, tables: Words = {}): readonly Run[] {
  const text = formOf(template, facts['count']);
  const found: Run[] = [];
  let after = 0;
  for (const place of text.matchAll(PLACE)) {
    if (place.index > after) found.push({ text: text.slice(after, place.index), fact: null });
    const name = place[1] ?? '';
    found.push({ text: put(name, place[2], facts, tables), fact: name });
    after = place.index + place[0].length;
  }
  if (after < text.length) found.push({ text: text.slice(after), fact: null });
  return found;
}

/** A template with its facts put in. Throws a `RangeError` that names a fact which the template wants and lacks. */
export function sentence(template: Template, facts: Facts = {}, tables: Words = {}): string {
  return runs(template, facts, tables)
    .map((run) => run.text)
    .join('');
}

/** Several words as a list: `east, west and north`. */
export function join(parts: readonly string[], tables: Words = {}): string {
  if (parts.length < 2) return parts.join('');
  const and = typeof tables['and'] === 'string' ? tables['and'] : words.table.and;
  return `${parts.slice(0, -1).join(', ')} ${and} ${parts[parts.length - 1]}`;
}

function put(name: string, tableName: string | undefined, facts: Facts, tables: Words): string {
  const fact = facts[name];
  if (fact === undefined) throw new RangeError(`the template wants the fact ${name}`);
  const single = typeof fact === 'object' ? fact : [fact];
  return join(
    single.map((value) => lookUp(tableName, String(value), tables)),
    tables,
  );
}

function lookUp(tableName: string | undefined, value: string, tables: Words): string {
  if (tableName === undefined) return value;
  const found = tables[tableName];
  if (typeof found !== 'object' || found === null) throw new RangeError(`the words have no table ${tableName}`);
  const word = (found as Words)[value];
  return typeof word === 'string' ? word : value;
}
