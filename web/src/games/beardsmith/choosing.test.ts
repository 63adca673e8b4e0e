import { describe, expect, it } from 'vitest';
import type { Why } from '$lib/table/session.svelte';
import type { Face, Place } from '../../wire/beardsmith';
import { Choices } from './choices';
import { Choosing } from './choosing.svelte';
import { face, place } from './testing';

const hand: Face[] = [
  face('tip', 0),
  face('straight', 0, 3),
  face('gum'),
];
const legal: Place[] = [
  place('tip', [1, 0], 3),
  place('tip', [1, 0], 5),
  place('tip', [0, 1], 2),
  place('straight', [1, 0]),
];
const reason: Why = { refusal: { code: 'sides', rules: ['BS-4.1'], facts: { sides: [3] } }, message: 'It does not.' };

function table(yourTurn = true) {
  const played: Place[] = [];
  const asked: Place[] = [];
  const answers: ((why: Why | null) => void)[] = [];
  const choosing = new Choosing(() => ({
    hand,
    choices: new Choices(yourTurn ? legal : []),
    yourTurn,
    play: (action) => played.push(action),
    why: (action) => {
      asked.push(action);
      return new Promise((answer) => answers.push(answer));
    },
  }));
  return { choosing, played, asked, answers };
}

describe('a tile first', () => {
  it('shows its ghost on the cell that is pointed at, in the nearest legal turn', () => {
    const { choosing } = table();
    choosing.hold(0);
    choosing.point([1, 0]);
    expect(choosing.ghost).toMatchObject({ at: [1, 0], turn: 5, fits: true, picked: false });
    choosing.point([5, 5]);
    expect(choosing.ghost).toBeNull();
  });

  it('rotates through the legal turns of the cell, and by a sixth elsewhere', () => {
    const { choosing } = table();
    choosing.hold(0);
    choosing.rotate(1);
    expect(choosing.turn).toBe(1);
    choosing.pick([1, 0]);
    expect(choosing.ghost?.turn).toBe(3);
    choosing.rotate(1);
    expect(choosing.ghost?.turn).toBe(5);
    choosing.rotate(1);
    expect(choosing.ghost?.turn).toBe(3);
    choosing.rotate(-1);
    expect(choosing.shownTurn).toBe(5);
  });

  it('plays on the second tap on the ghost', () => {
    const { choosing, played } = table();
    choosing.hold(0);
    choosing.pick([0, 1]);
    expect(played).toEqual([]);
    choosing.pick([0, 1]);
    expect(played).toEqual([place('tip', [0, 1], 2)]);
  });

  it('plays what is pointed at when told to, and nothing that does not fit', () => {
    const { choosing, played } = table();
    choosing.play();
    choosing.hold(1);
    choosing.point([0, 1]);
    choosing.play();
    expect(played).toEqual([]);
    choosing.point([1, 0]);
    choosing.play();
    expect(played).toEqual([place('straight', [1, 0], 0)]);
  });
});

describe('a cell first', () => {
  it('takes a tile that fits in its nearest turn', () => {
    const { choosing } = table();
    choosing.pick([0, 1]);
    expect(choosing.ghost).toBeNull();
    choosing.hold(0);
    expect(choosing.ghost).toMatchObject({ at: [0, 1], turn: 2, picked: true });
  });

  it('lets go of the cell when it is tapped again', () => {
    const { choosing } = table();
    choosing.pick([0, 1]);
    choosing.pick([0, 1]);
    expect(choosing.at).toBeNull();
  });
});

describe('a wish that does not fit', () => {
  it('asks why, and shows the answer', async () => {
    const { choosing, asked, answers, played } = table();
    choosing.hold(1);
    choosing.pick([0, 1]);
    expect(asked).toEqual([place('straight', [0, 1], 0)]);
    expect(choosing.ghost).toMatchObject({ fits: false, picked: true });
    answers[0]?.(reason);
    await Promise.resolve();
    expect(choosing.refused).toEqual(reason);
    choosing.pick([0, 1]);
    expect(choosing.refused).toBeNull();
    expect(choosing.at).toBeNull();
    expect(played).toEqual([]);
  });

  it('asks again when it is turned, and forgets a late answer', async () => {
    const { choosing, asked, answers } = table();
    choosing.hold(1);
    choosing.pick([0, 1]);
    choosing.rotate(1);
    expect(asked.map(({ turn }) => turn)).toEqual([0, 1]);
    answers[0]?.(reason);
    await Promise.resolve();
    expect(choosing.refused).toBeNull();
    answers[1]?.(reason);
    await Promise.resolve();
    expect(choosing.refused).toEqual(reason);
    choosing.hold(0);
    expect(choosing.refused).toBeNull();
    expect(choosing.ghost?.fits).toBe(true);
  });
});

describe('taking back', () => {
  it('lets go of the cell, then of the tile', () => {
    const { choosing } = table();
    choosing.hold(0);
    choosing.pick([0, 1]);
    expect(choosing.takeBack()).toBe(true);
    expect(choosing.at).toBeNull();
    expect(choosing.held).toBe(0);
    expect(choosing.takeBack()).toBe(true);
    expect(choosing.held).toBeNull();
    expect(choosing.takeBack()).toBe(false);
  });

  it('has no ghost when it is not one’s turn', () => {
    const { choosing, asked } = table(false);
    choosing.hold(0);
    choosing.pick([1, 0]);
    expect(choosing.ghost).toBeNull();
    expect(asked).toEqual([]);
  });
});

describe('a new state of the game', () => {
  it('keeps the tile that is held while the hand only grows', () => {
    const { choosing } = table();
    choosing.hold(1);
    choosing.pick([0, 1]);
    choosing.settle(hand, [...hand, face('bush', 0, 1, 2, 3, 4)]);
    expect(choosing.held).toBe(1);
    expect(choosing.at).toBeNull();
  });

  it('lets go of it when the hand is another', () => {
    const { choosing } = table();
    choosing.hold(1);
    choosing.settle(hand, [hand[0] as Face, hand[2] as Face]);
    expect(choosing.held).toBeNull();
  });
});
