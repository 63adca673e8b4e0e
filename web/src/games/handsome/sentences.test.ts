import { describe, expect, it } from 'vitest';
import words from '$words/en/handsome.json';
import { sentence } from '$lib/words';
import type { HandsomeEvent, HandsomeView, WrittenWord } from '../../wire/handsome';
import { aSeat } from '$lib/table/testing';
import type { Teller } from '../registry';
import { motionOf } from './motion';
import { others } from './seats';
import { headline, progress, tell, type HandsomeGame } from './sentences';
import { aView } from './testing';

const names = ['Agnes', 'Sweeney', 'Wilf'];
const teller: Teller = { nameOf: (seat) => names[seat] ?? '', colourOf: () => '' };
const said = (event: HandsomeEvent): string | null => {
  const told = tell(event, teller);
  return told === null ? null : sentence(told.template, told.facts, words);
};
const made = (word: string): WrittenWord => ({
  word,
  cards: [],
  from_hand: [],
  suits: [],
  length: word.length,
  crossed_out: null,
  worn: null,
  challenged_by: null,
});

describe('the log', () => {
  it('has a heading for each round', () => {
    const event = { event: 'dealt', round: 4, each: 3, gives: 1, centre: ['B'] } as const;
    expect([said(event), tell(event, teller)?.heading]).toEqual(['Round 4', true]);
  });

  it('tells what was given only to the giver', () => {
    expect(said({ event: 'gave', seat: 1 })).toBe('Sweeney has chosen what to give.');
    expect(said({ event: 'gave', seat: 0, cards: ['B', 'J/Z'] })).toBe('Agnes puts B and J/Z face down for the centre.');
    expect(said({ event: 'centre_turned_up', given: ['B'], centre: [] })).toBe('B goes to the centre.');
    expect(said({ event: 'centre_turned_up', given: ['B', 'T'], centre: [] })).toBe('B and T go to the centre.');
  });

  it('tells of words', () => {
    expect(said({ event: 'handed_in', seat: 2 })).toBe('Wilf has handed in.');
    expect(said({ event: 'words_turned_up', round: 1, words: [made('oval'), null, made('via')] })).toBe(
      'The words: Agnes oval, Sweeney none and Wilf via.',
    );
  });

  it('tells of challenges', () => {
    const event = { event: 'challenged', seat: 1, target: 0, word: 'oval', seats: [0], real: true } as const;
    expect(said(event)).toBe('Sweeney challenges “oval” of Agnes. It is in the dictionary and stands.');
    expect(said({ ...event, real: false })).toContain('is crossed out');
    expect(said({ event: 'said_done', seat: 1 })).toBe('Sweeney has nothing more to challenge.');
  });

  it('tells of points and of the end', () => {
    const scored = { event: 'round_scored', round: 1, words: [], awards: [], totals: [] } as const;
    expect(said({ ...scored, points: [3, 0, 1] })).toBe('Points: Agnes +3 and Wilf +1.');
    expect(said({ ...scored, points: [0, 0, 0] })).toBe('No points in this round.');
    expect(said({ event: 'stop_wished', seat: 0, wish: true })).toBe('Agnes would like to stop.');
    expect(said({ event: 'stop_wished', seat: 0, wish: false })).toBe('Agnes would rather play on.');
    expect(said({ event: 'game_ended', why: 'nines', totals: [9, 3, 2], winners: [0] })).toBe('Agnes is dressed to the nines.');
    expect(said({ event: 'game_ended', why: 'agreed', totals: [3, 3, 2], winners: [0, 1] })).toBe('All agree to stop.');
    expect(said({ event: 'game_ended', why: 'pointless', totals: [3, 2, 2], winners: [0] })).toBe(
      'Nobody has scored in three rounds, so the game ends.',
    );
  });
});

describe('the bar and the bill', () => {
  const game = (changed: Partial<HandsomeView>, winners: number[] = []): HandsomeGame => ({
    ask: null,
    legal: [],
    scores: [],
    winners,
    take_back: null,
    view: aView(changed),
  });

  it('tells the round and who judges', () => {
    expect(progress(game({}))).toBe('round 2, dictionary as referee');
    const terms = { ...aView().terms, way: 'challenge', party: true } as const;
    expect(progress(game({ terms }))).toBe('round 2, by challenge, party');
  });

  it('names who won', () => {
    expect(headline(game({ ending: 'nines' }, [1]), teller)).toBe('Sweeney is dressed to the nines');
    expect(headline(game({ ending: 'agreed' }, [1]), teller)).toBe('Sweeney is the best dressed');
    expect(headline(game({ ending: 'pointless' }, [0, 2]), teller)).toBe('Agnes and Wilf share the win');
  });
});

describe('the plates', () => {
  const seats = [aSeat(0), aSeat(1), aSeat(2, { present: false })];

  it('say who is awaited, and nothing else', () => {
    const plates = others(aView({ chosen: [false, true, false] }), seats, 0);
    expect(plates.map(({ seat, status, isReady }) => [seat, status, isReady])).toEqual([
      [1, 'ready', true],
      [2, 'away', false],
    ]);
    expect(plates[0]?.label).toBe('Sweeney, Sky: 0 points, ready');
  });

  it('are those of all for an onlooker, and quiet when the game is over', () => {
    const plates = others(aView({ window: null }), seats, null);
    expect(plates.map(({ status }) => status)).toEqual([null, null, null]);
    expect(plates[0]?.label).toBe('Agnes, Ginger: 3 points');
  });
});

it('moves what the events say', () => {
  const words_turned_up = { event: 'words_turned_up', round: 2, words: [] } as const;
  const dealt = { event: 'dealt', round: 3, each: 3, gives: 1, centre: [] } as const;
  expect(motionOf({ sequence: 7, events: [words_turned_up, dealt] })).toEqual({
    sequence: 7,
    deals: true,
    turnedUp: [],
    reveals: 2,
  });
  expect(motionOf({ sequence: 8, events: [{ event: 'centre_turned_up', given: ['B'], centre: ['B'] }] }).turnedUp).toEqual(['B']);
});
