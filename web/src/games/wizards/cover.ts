// What home and lobby need of Beard Wizards.

import words from '$words/en/wizards.json';
import type { GameCover } from '../registry';
import { box, lid } from './box';

export const cover: GameCover = { words, box, lid };
