import { describe, expect, it } from 'vitest';
import words from '$words/en/epic.json';
import { sentence } from '$lib/words';
import type { EpicEvent } from '../../wire/epic';
import type { Teller } from '../registry';
import { headline, progress, tell, type EpicGame } from './sentences';
import { aView, card, cards, pair } from './testing';

const names = ['Agnes', 'Sweeney', 'Wilf'];
const teller: Teller = { nameOf: (seat) => names[seat] ?? '', colourOf: () => '' };
const said = (event: EpicEvent): string => {
  const told = tell(event, teller);
  return told === null ? '' : sentence(told.template, told.facts, words);
};

describe('the log', () => {
  it('begins a round with a heading', () => {
    const event: EpicEvent = { event: 'dealt', round: 2, dealer: 0, first: 1, each: 6, top: card('gOH') };
    expect(said(event)).toBe('Round 2: Agnes deals, Sweeney starts.');
    expect(tell(event, teller)).toMatchObject({ heading: true, seat: null });
  });

  it('tells what is discarded and drawn', () => {
    expect(said({ event: 'discarded', seat: 2, card: card('gOH') })).toBe('Wilf discards a green Otto Handlebar.');
    expect(said({ event: 'drawn', seat: 1, count: 1 })).toBe('Sweeney draws a card.');
    expect(said({ event: 'drawn', seat: 1, count: 3, cards: null })).toBe('Sweeney draws 3 cards.');
    expect(said({ event: 'drawn', seat: 0, count: 2, cards: cards('rEP bBS') })).toBe(
      'Agnes draws a red EPIC and a blue Barney Stubbles.',
    );
    expect(said({ event: 'reshuffled', count: 41, times: 2 })).toBe(
      'The discard pile becomes a new draw pile of 41 cards, all but its top card. That was reshuffle 2.',
    );
  });

  it('tells a pair from its claim to its end', () => {
    const declared: EpicEvent = { event: 'declared', seat: 0, target: 1, character: 'Otto Handlebar' };
    expect(said(declared)).toBe('Agnes lays two cards face down and tells Sweeney: two Otto Handlebars.');
    expect(said({ event: 'answered', seat: 1, declarer: 0, believes: true })).toBe('Sweeney believes Agnes.');
    expect(said({ event: 'answered', seat: 1, declarer: 0, believes: false })).toBe('Sweeney doubts Agnes.');
    expect(said({ event: 'turned_up', seat: 0, cards: pair('rOH bOH'), honest: true })).toBe(
      'It is true: a red Otto Handlebar and a blue Otto Handlebar.',
    );
    expect(said({ event: 'turned_up', seat: 0, cards: pair('rOH bBH'), honest: false })).toBe(
      'It is a bluff: a red Otto Handlebar and a blue Beardless Harry.',
    );
    expect(said({ event: 'chip_won', seat: 1, bank: 49 })).toBe('Sweeney wins a chip.');
    expect(said({ event: 'bank_empty', seat: 1 })).toBe('Sweeney would win a chip, but the bank has none left.');
    expect(said({ event: 'pair_discarded', seat: 0, cards: pair('rOH bOH') })).toBe(
      'Agnes is rid of both: they go under the top card.',
    );
    expect(said({ event: 'taken_back', seat: 0, cards: pair('rOH bBH') })).toBe('Agnes takes both cards back.');
  });

  it('does not tell the declarer’s own log which cards lie there', () => {
    const told = { event: 'declared', seat: 0, target: 1, character: 'EPIC', cards: pair('rOH bBH') } as const;
    expect(said(told)).not.toMatch(/Handlebar|Harry/);
  });

  it('tells how a round ends, and who wins', () => {
    const ended = { event: 'round_ended', round: 1, seat: 0, hands: [], penalties: [0, 9, 4] } as const;
    expect(said({ ...ended, why: 'out' })).toBe(
      'Agnes goes out and ends round 1. Points in hand: Agnes 0, Sweeney 9 and Wilf 4.',
    );
    expect(said({ ...ended, why: 'no_card' })).toBe(
      'There is no card left for Agnes to draw, and round 1 ends. Points in hand: Agnes 0, Sweeney 9 and Wilf 4.',
    );
    expect(said({ event: 'game_ended', totals: [12, -3, 20], winners: [1] })).toBe('Sweeney wins with −3 points.');
    expect(said({ event: 'game_ended', totals: [7, 9, 7], winners: [0, 2] })).toBe(
      'Agnes and Wilf win with 7 points.',
    );
  });
});

const game = (totals: number[], chips: number[], winners: number[]): EpicGame => ({
  ask: null,
  legal: [],
  scores: totals,
  winners,
  take_back: null,
  view: aView({ totals, chips }),
});

describe('the bar and the bill', () => {
  it('counts the rounds', () => {
    expect(progress(game([0, 0, 0], [0, 0, 0], []))).toBe('round 2 of 3');
  });

  it('has a headline for each way to win', () => {
    expect(headline(game([4, 9, 12], [2, 1, 1], [0]), teller)).toBe('Agnes keeps the straightest face');
    expect(headline(game([4, 5, 12], [1, 1, 0], [0]), teller)).toBe('Agnes wins by a whisker');
    expect(headline(game([9, -2, 12], [0, 0, 0], [1]), teller)).toBe('Sweeney wins by 11 points');
    expect(headline(game([4, 9, 4], [3, 0, 0], [0, 2]), teller)).toBe('Agnes and Wilf share the win');
  });
});
