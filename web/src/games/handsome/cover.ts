// What home and lobby need of Handsome.

import words from '$words/en/handsome.json';
import type { GameCover } from '../registry';
import { box, lid } from './box';

export const cover: GameCover = { words, box, lid };
