import { describe, expect, it } from 'vitest';
import { Beard } from './beard';
import { Choices } from './choices';
import { cellLabel, tileLabel, type Setting } from './labels';
import { chin, face, layer, place, stack } from './testing';

const colours = ['Ginger', 'Sky'];
const setting = (more: Partial<Setting> = {}): Setting => ({
  beard: new Beard({
    stacks: [
      chin,
      stack([1, 0], [layer('claw', 1, 0, 1, 3)], [0], [1]),
      stack([0, 1], [layer('tip', 0, 2), layer('scissors', 1)]),
    ],
  }),
  choices: new Choices([
    place('wide bend', [-1, 0], 4),
    place('wide bend', [0, -1], 5),
    place('gum', [1, 0]),
    place('gum', [-1, 0]),
  ]),
  hand: [face('wide bend', 0, 2), face('gum'), face('bush', 0, 1, 2, 3, 4)],
  held: null,
  yourTurn: true,
  last: [1, 0],
  colourOf: (seat) => colours[seat] ?? '',
  ...more,
});

describe('tiles in words', () => {
  it('name their open sides', () => {
    expect(tileLabel(face('wide bend', 0, 2), 'Ginger')).toBe('Ginger wide bend, open east and north-west');
    expect(tileLabel(face('gum'), 'Sky')).toBe('Sky gum');
  });
});

describe('cells in words', () => {
  it('say how many tiles of the hand they take', () => {
    expect(cellLabel([-1, 0], setting())).toBe('Row 0, column −1: empty; takes 2 of your tiles');
    expect(cellLabel([-1, 1], setting())).toBe('Row 1, column −1: empty; takes none of your tiles');
  });

  it('say whether the tile that is held fits, in its nearest turn', () => {
    const held = { face: face('wide bend', 0, 2), turn: 0 };
    // Turned by 4 it is open to 4 and 0; east of (-1, 0) lies the chin.
    expect(cellLabel([-1, 0], setting({ held }))).toBe('Row 0, column −1: fits with 1 side');
    expect(cellLabel([-1, 1], setting({ held }))).toBe('Row 1, column −1: empty; does not fit');
  });

  it('say what a special tile would cover', () => {
    const held = { face: face('gum'), turn: 0 };
    expect(cellLabel([-1, 0], setting({ held }))).toBe('Row 0, column −1: the gum fits');
    expect(cellLabel([1, 0], setting({ held }))).toBe(
      'Row 0, column 1: the gum fits, on Sky claw, 1 loose end, 1 gummed end, placed last',
    );
  });

  it('say what lies there when it is another’s turn', () => {
    const idle = setting({ yourTurn: false });
    expect(cellLabel([0, 0], idle)).toBe('Row 0, column 0: the starting board');
    expect(cellLabel([0, 1], idle)).toBe('Row 1, column 0: a hole, cut by Sky, 2 layers');
    expect(cellLabel([2, 0], idle)).toBe('Row 0, column 2: empty');
  });
});
