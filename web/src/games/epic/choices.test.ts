import { describe, expect, it } from 'vitest';
import { asDeclare, asDiscard, BELIEVE, Choices, DOUBT, DRAW } from './choices';
import { card, pair } from './testing';

describe('the choices of a turn', () => {
  const choices = new Choices([
    asDiscard(card('gBS')),
    DRAW,
    asDeclare(2, pair('gBS rOH')),
    asDeclare(2, pair('rOH gBS')),
    asDeclare(1, pair('gBS rOH')),
  ]);

  it('are what the server lists', () => {
    expect(choices.canDraw).toBe(true);
    expect(choices.canDeclare).toBe(true);
    expect(choices.canAnswer).toBe(false);
    expect(choices.discards(card('gBS'))).toBe(true);
    expect(choices.discards(card('rOH'))).toBe(false);
  });

  it('name the targets once, by seat', () => {
    expect(choices.targets).toEqual([1, 2]);
  });

  it('tell pairs apart by target and by order', () => {
    expect(choices.declares(2, pair('rOH gBS'))).toBe(true);
    expect(choices.declares(1, pair('rOH gBS'))).toBe(false);
    expect(choices.declares(0, pair('gBS rOH'))).toBe(false);
  });

  it('are an answer, or nothing', () => {
    expect(new Choices([BELIEVE, DOUBT]).canAnswer).toBe(true);
    const none = new Choices([]);
    expect([none.canDraw, none.canDeclare, none.canAnswer, none.targets]).toEqual([false, false, false, []]);
  });
});
