/** A rulebook as it is read: section by section, with what stands under each rule. */
import type { LiveDiagram, Rule } from '../../wire/table';

export interface Section {
  /** The anchor of the section: `BS-4`. */
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** The sections of some rules, in the order of the book. The heading of a section starts with its number. */
export function sectionsOf(rules: readonly Rule[]): readonly Section[] {
  const sections = new Map<string, Rule[]>();
  for (const rule of rules) {
    const known = sections.get(rule.section);
    if (known === undefined) sections.set(rule.section, [rule]);
    else known.push(rule);
  }
  return [...sections].map(([heading, found]) => {
    const [id = '', ...title] = heading.split(' ');
    return { id, title: title.join(' '), rules: found };
  });
}

/** The diagrams that stand under each rule. */
export function diagramsByRule(diagrams: readonly LiveDiagram[]): ReadonlyMap<string, readonly LiveDiagram[]> {
  const found = new Map<string, LiveDiagram[]>();
  for (const diagram of diagrams) found.set(diagram.rule, [...(found.get(diagram.rule) ?? []), diagram]);
  return found;
}
