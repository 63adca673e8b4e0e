import { expect, it } from 'vitest';
import { panelFor, type Wishes } from './panel';

const nothing: Wishes = { asked: false, pairing: false, laid: false, revealed: false, held: false, ended: false };

it.each<[string, Partial<Wishes>, ReturnType<typeof panelFor>]>([
  ['nothing', {}, null],
  ['a question', { asked: true, laid: true }, 'prompt'],
  ['a pair that another is asked about', { laid: true }, 'laid'],
  ['a question after a pair that all have seen', { asked: true, laid: true, revealed: true }, 'prompt'],
  ['a pair just turned up, and a question that comes at once', { asked: true, laid: true, revealed: true, held: true }, 'reveal'],
  ['a pair just turned up, and another one laid', { laid: true, revealed: true, held: true }, 'reveal'],
  ['a pair turned up that ended the round', { revealed: true, ended: true }, 'reveal'],
  ['the end of a round', { ended: true }, 'round'],
  ['what the reader begins', { pairing: true, revealed: true, held: true, ended: true }, 'pair'],
])('%s', (_, wishes, panel) => {
  expect(panelFor({ ...nothing, ...wishes })).toBe(panel);
});
