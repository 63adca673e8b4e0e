import { describe, expect, it } from 'vitest';
import type { BeardsmithEvent, BeardsmithView, Cell, Stack } from '../../wire/beardsmith';
import { motionOf } from './motion';
import { kindOf, layer, stack } from './testing';

const view = (...stacks: Stack[]) => ({ stacks }) as unknown as BeardsmithView;
const placed = (at: Cell, tile: string): BeardsmithEvent => ({
  event: 'placed',
  seat: 0,
  tile,
  kind: kindOf(tile),
  covered_kind: null,
  at,
  turn: 0,
  covered: null,
  covered_owner: null,
  points: [],
});

describe('motion', () => {
  it('lands the tile that was placed, and deals what was drawn', () => {
    const events: BeardsmithEvent[] = [placed([1, 0], 'tip'), { event: 'drawn', seat: 1, tiles: ['bush'] }];
    const motion = motionOf({ sequence: 4, events }, view(), view(stack([1, 0], [layer('tip', 0, 0)], [0])));
    expect(motion.sequence).toBe(4);
    expect(motion.landing).toEqual({ key: '1,0', at: [1, 0], cutOut: null });
    expect([...motion.drawn]).toEqual([[1, 1]]);
    expect([...motion.newEnds]).toEqual(['1,0:0']);
  });

  it('sinks what was cut out, and frays the ends that faced it', () => {
    const before = view(stack([0, 0], [layer('claw', 0, 0)]), stack([1, 0], [layer('tip', 0, 0)]));
    const after = view(
      stack([0, 0], [layer('claw', 0, 0)], [0]),
      stack([1, 0], [layer('tip', 0, 0), layer('scissors', 0)]),
    );
    const motion = motionOf({ sequence: 9, events: [placed([1, 0], 'scissors')] }, before, after);
    expect(motion.landing?.cutOut?.tile).toBe('tip');
    expect([...motion.newEnds]).toEqual(['0,0:0']);
  });

  it('tells a gummed end from a loose one', () => {
    const before = view(stack([0, 0], [layer('claw', 0, 0)], [0]));
    const after = view(stack([0, 0], [layer('claw', 0, 0)], [], [0]), stack([1, 0], [layer('gum', 0)]));
    const motion = motionOf({ sequence: 9, events: [placed([1, 0], 'gum')] }, before, after);
    expect([...motion.newEnds]).toEqual(['gum 0,0:0']);
    expect(motion.landing?.cutOut).toBeNull();
  });

  it('frays nothing at the deal', () => {
    const events: BeardsmithEvent[] = [
      { event: 'drawn', seat: 0, tiles: ['tip', 'bush'] },
      { event: 'drawn', seat: 0, tiles: ['claw'] },
    ];
    const motion = motionOf({ sequence: 0, events }, null, view(stack([0, 0], [layer('claw', 0, 0)], [0])));
    expect(motion.newEnds.size).toBe(0);
    expect(motion.landing).toBeNull();
    expect([...motion.drawn]).toEqual([[0, 3]]);
  });
});
