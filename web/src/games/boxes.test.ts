import { expect, test } from 'vitest';
import type { BoxWords } from '$lib/art/box';
import { expectRepeatableArt } from '$lib/art/cleanArt';
import type { Svg } from '$lib/art/svg';

interface Box {
  readonly box: (words: BoxWords) => Svg;
  readonly lid: () => Svg;
}

const BOXES = import.meta.glob<Box>('./*/box.ts', { eager: true });

test.each(Object.entries(BOXES))(
  '%s is art that a page may repeat, with its small print escaped',
  (_, game) => {
    const drawing = game.box({ players: '2–6 <players>', minutes: '30–60 min' });
    expectRepeatableArt(drawing);
    expect(drawing).toContain('2–6 &#60;players&#62;');
    expectRepeatableArt(game.lid());
  },
);
