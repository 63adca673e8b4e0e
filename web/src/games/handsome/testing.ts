// A small box and views of it for the tests of this folder.

import type { HandsomeView, LetterCard } from '../../wire/handsome';

export const card = (letters: string, ...suits: string[]): LetterCard => ({
  name: [...letters].join('/'),
  letters: [...letters],
  suits,
  house: false,
});

export const BOX: readonly LetterCard[] = [
  card('B', 'necklace'),
  card('L', 'necklace'),
  card('V', 'bow tie'),
  card('T', 'bolo'),
  card('JZ', 'bow tie', 'bolo'),
  card('SY'),
];

export const SUITS = ['necklace', 'bow tie', 'bolo'] as const;

/** The second round of a table of three, where everybody is writing. */
export function aView(changed: Partial<HandsomeView> = {}): HandsomeView {
  return {
    game: 'handsome',
    seat: 0,
    round: 2,
    window: 'hand_in',
    ending: null,
    chosen: [false, true, false],
    centre: ['L', 'V', 'S/Y'],
    hand: ['T', 'J/Z'],
    hand_size: 2,
    gives: 1,
    given: null,
    word: null,
    reveal: null,
    pads: [{ words: [{ word: 'oval', crossed_out: null }, null, { word: 'via', crossed_out: 'not_in_dictionary' }], points: [3, 0, 0] }],
    scores: [3, 0, 0],
    target: 9,
    stop_wishes: [false, false, false],
    terms: { way: 'referee', party: false, word_list: 'normal', added: [], banned: [] },
    dictionary: { source: 'SCOWL', size: 70, words: 117_865, definitions: 'WordNet' },
    cards: BOX,
    suits: SUITS,
    ...changed,
  };
}
