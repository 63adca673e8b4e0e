// What home and lobby need of Beardsmith.

import words from '$words/en/beardsmith.json';
import type { GameCover } from '../registry';
import { box, lid } from './box';

/** The starting boards of the house by their names on the wire; an owner's own board has no picture. */
const HOUSE_BOARDS: Readonly<Record<string, 'chin' | 'moustache' | 'muttonChops'>> = {
  chin: 'chin',
  moustache: 'moustache',
  'mutton chops': 'muttonChops',
};

export const cover: GameCover = {
  words,
  box,
  lid,
  picture: async (option, value) => {
    const board = option === 'board' ? HOUSE_BOARDS[value] : undefined;
    if (board === undefined) return null;
    const { houseBoardPicture } = await import('$lib/art/tiles/houseBoards');
    return houseBoardPicture(board);
  },
};
