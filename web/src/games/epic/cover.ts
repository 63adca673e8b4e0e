// What home and lobby need of The Epic Beard Game.

import words from '$words/en/epic.json';
import type { GameCover } from '../registry';
import { box, lid } from './box';

export const cover: GameCover = {
  words,
  box,
  lid,
  contents: async () => (await import('./Contents.svelte')).default,
  orders: { label: words.hand.sort_setting, names: words.orders },
};
