import { describe, expect, it } from 'vitest';
import type { LiveDiagram, Rule } from '../../wire/table';
import { diagramsByRule, sectionsOf } from './sections';

const rule = (id: string, section: string): Rule => ({ id, section, passages: [], table: [] });

describe('sectionsOf', () => {
  it('takes the number off the heading and keeps the order of the book', () => {
    const book = [rule('BS-1.1', 'BS-1 Components'), rule('BS-4.1', 'BS-4 Beard tiles'), rule('BS-4.2', 'BS-4 Beard tiles')];
    expect(sectionsOf(book).map(({ id, title, rules }) => [id, title, rules.length])).toEqual([
      ['BS-1', 'Components', 1],
      ['BS-4', 'Beard tiles', 2],
    ]);
  });

  it('has no section for no rule', () => expect(sectionsOf([])).toEqual([]));
});

describe('diagramsByRule', () => {
  it('keeps their order under each rule', () => {
    const diagram = (id: string, under: string) => ({ id, rule: under }) as LiveDiagram;
    const found = diagramsByRule([diagram('one', 'BS-4.1'), diagram('two', 'BS-5.1'), diagram('three', 'BS-4.1')]);
    expect(found.get('BS-4.1')?.map(({ id }) => id)).toEqual(['one', 'three']);
    expect(found.get('BS-9.1')).toBeUndefined();
  });
});
