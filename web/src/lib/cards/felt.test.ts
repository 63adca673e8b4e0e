import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { layoutOf } from './felt.svelte';

describe('the layout of a card table', () => {
  it('goes by the room there is', () => {
    expect(layoutOf(1056, 808)).toBe('wide');
    expect(layoutOf(954, 638)).toBe('low');
    expect(layoutOf(390, 730)).toBe('phone');
    expect(layoutOf(360, 526)).toBe('short');
  });

  it('is that of a short phone where a phone lies on its side', () => {
    expect(layoutOf(820, 308)).toBe('short');
  });

  it('takes a table that was not measured yet for a wide one', () => {
    expect(layoutOf(0, 0)).toBe('wide');
  });

  it('changes where the style sheet changes', () => {
    const sheet = readFileSync(new URL('../../styles/cards.css', import.meta.url), 'utf8');
    expect(sheet).toContain('(max-height: 728px) and (min-width: 737px) and (min-height: 439px)');
    expect(sheet).toContain('(max-width: 736px) or (max-height: 438px)');
    expect([layoutOf(737, 729), layoutOf(737, 728)]).toEqual(['wide', 'low']);
    expect([layoutOf(737, 439), layoutOf(737, 438)]).toEqual(['low', 'short']);
    expect([layoutOf(736, 607), layoutOf(736, 606)]).toEqual(['phone', 'short']);
  });
});
