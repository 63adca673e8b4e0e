import { describe, expect, it } from 'vitest';
import words from '$words/en/wizards.json';
import { sentence } from '$lib/words';
import type { WizardsEvent } from '../../wire/wizards';
import type { Teller } from '../registry';
import { headline, progress, standing, tell, type WizardsGame } from './sentences';
import { aView, card, cards, player } from './testing';

const names = ['Agnes', 'Sweeney', 'Wilf'];
const teller: Teller = { nameOf: (seat) => names[seat] ?? '', colourOf: () => '' };
const said = (event: WizardsEvent): string => {
  const told = tell(event, teller);
  return told === null ? '' : sentence(told.template, told.facts, words);
};

describe('the log', () => {
  it('tells the deal, and begins a turn with a heading', () => {
    expect(said({ event: 'dealt', first: 1, each: 3, hairs: 1, hand: cards('gFF') })).toBe(
      'Sweeney starts. Everybody has 1 golden hair and 3 cards.',
    );
    const turn: WizardsEvent = { event: 'turn_started', seat: 2, round: 3 };
    expect(said(turn)).toBe('Round 3: Wilf');
    expect(tell(turn, teller)).toMatchObject({ heading: true, seat: null });
    expect(said({ event: 'turn_ended', seat: 2 })).toBe('Wilf ends the turn.');
  });

  it('tells draws: seen, unseen, too few and none', () => {
    expect(said({ event: 'drawn', seat: 0, count: 2 })).toBe('Agnes draws two cards.');
    expect(said({ event: 'drawn', seat: 0, count: 1, cards: null })).toBe('Agnes draws a card.');
    expect(said({ event: 'drawn', seat: 0, count: 2, cards: cards('gFF pOP') })).toBe(
      'Agnes draws a green Flaming Follicles and a purple Owl Post.',
    );
    expect(said({ event: 'drawn', seat: 0, count: 1, missing: 2 })).toBe(
      'Agnes draws a card. The piles are empty: two fewer than there should be.',
    );
    expect(said({ event: 'drawn', seat: 0, count: 0, missing: 2 })).toBe('There is no card left for Agnes to draw.');
    expect(said({ event: 'flipped', count: 31, times: 1 })).toBe(
      'The discard pile is flipped over: a draw pile of 31 cards, the oldest first.',
    );
  });

  it('tells a spell: alone, at a target, for an artifact, with what it costs', () => {
    const spell = { event: 'spell_cast', seat: 1 } as const;
    expect(said({ ...spell, card: card('gOP') })).toBe('Sweeney casts Owl Post.');
    expect(said({ ...spell, card: card('gFF'), target: 2 })).toBe('Sweeney casts Flaming Follicles on Wilf.');
    expect(said({ ...spell, card: card('pRR'), target: 0, artifact: card('pGC') })).toBe(
      'Sweeney casts Rust and Ruin on Agnes, for Golden Comb.',
    );
    expect(said({ ...spell, card: card('gBB'), cards: cards('gOP bFF') })).toBe(
      "Sweeney casts Barber's Bargain and discards a green Owl Post and a blue Flaming Follicles.",
    );
  });

  it('tells every kind of answer', () => {
    expect(said({ event: 'allowed', seat: 2, card: card('gFF') })).toBe('Wilf lets Flaming Follicles happen.');
    const answer = { event: 'countered', seat: 2, spell: card('gFF'), caster: 1 } as const;
    expect(said({ ...answer, card: card('gTR'), outcome: 'happens' })).toBe(
      'Wilf answers with Transmute Trimmings; Flaming Follicles still happens.',
    );
    expect(said({ ...answer, card: card('bML'), outcome: 'stopped' })).toBe(
      'Wilf answers with Mirror Lather: Flaming Follicles has no effect.',
    );
    expect(said({ ...answer, card: card('bBA'), outcome: 'redirected', target: 0 })).toBe(
      'Wilf answers with Bearded Apparition and casts Flaming Follicles on Agnes.',
    );
    expect(
      said({ ...answer, spell: card('pRR'), card: card('bBA'), outcome: 'redirected', target: 0, artifact: card('gDP') }),
    ).toBe('Wilf answers with Bearded Apparition and casts Rust and Ruin on Agnes, for Dye Pot.');
    expect(said({ event: 'no_effect', seat: 2, target: 0 })).toBe('The spell can do nothing to Agnes.');
  });

  it('tells equipment and rituals', () => {
    expect(said({ event: 'equipped', seat: 0, card: card('kPB') })).toBe('Agnes equips Pirate Beard.');
    expect(said({ event: 'equipped', seat: 0, card: card('kPB'), replaced: card('gDP') })).toBe(
      'Agnes equips Pirate Beard and discards Dye Pot.',
    );
    expect(said({ event: 'used', seat: 0, card: card('pGC'), cards: cards('gOP bFF') })).toBe(
      'Agnes uses Golden Comb and discards a green Owl Post and a blue Flaming Follicles.',
    );
    expect(said({ event: 'used', seat: 0, card: card('gMM'), target: 1 })).toBe(
      'Agnes uses Mask of Many Beards on Sweeney.',
    );
    expect(said({ event: 'equipment_lost', seat: 0, card: card('kPB') })).toBe('Agnes discards Pirate Beard.');
    expect(said({ event: 'ritual_performed', seat: 0, hairs: 2, cards: cards('gOP gFF') })).toBe(
      'Agnes performs the ritual of two hairs and discards a green Owl Post and a green Flaming Follicles.',
    );
    expect(said({ event: 'ritual_performed', seat: 0, hairs: 5, cards: cards('bOP kFF'), target: 1 })).toBe(
      'Agnes performs the ritual of five hairs on Sweeney and discards a blue Owl Post and a pink Flaming Follicles.',
    );
  });

  it('tells how beards grow and shrink', () => {
    expect(said({ event: 'hairs_drawn', seat: 0, count: 2, hairs: 4 })).toBe('Agnes draws two golden hairs and has four.');
    expect(said({ event: 'hairs_drawn', seat: 0, count: 1, hairs: 4, missing: 1 })).toBe(
      'Agnes draws a golden hair, the last of the pile, and has four.',
    );
    expect(said({ event: 'hairs_drawn', seat: 0, count: 0, hairs: 4, missing: 1 })).toBe(
      'There is no golden hair left for Agnes in the pile.',
    );
    expect(said({ event: 'hairs_returned', seat: 0, count: 2, hairs: 0 })).toBe(
      'Agnes returns two golden hairs and has none.',
    );
    expect(said({ event: 'hairs_returned', seat: 0, count: 0, hairs: 0 })).toBe('Agnes has no golden hair to return.');
    const stolen = { event: 'hairs_stolen', seat: 0, target: 1 } as const;
    expect(said({ ...stolen, count: 1 })).toBe('Agnes steals a golden hair from Sweeney.');
    expect(said({ ...stolen, count: 0 })).toBe('Sweeney has no golden hair to steal.');
    expect(said({ ...stolen, count: 0, safe: true })).toBe('The golden hairs of Sweeney cannot be stolen.');
  });

  it('tells where cards go, and which only to those who may know', () => {
    expect(said({ event: 'discarded_at_random', seat: 1, cards: cards('gOP') })).toBe(
      'Sweeney discards a green Owl Post at random.',
    );
    expect(said({ event: 'discarded_at_random', seat: 1, cards: [] })).toBe('Sweeney has no card to discard.');
    const taken = { event: 'taken', seat: 0, target: 1 } as const;
    expect(said({ ...taken, count: 1 })).toBe('Agnes takes a card from the hand of Sweeney.');
    expect(said({ ...taken, count: 1, cards: cards('bML') })).toBe(
      'Agnes takes a blue Mirror Lather from the hand of Sweeney.',
    );
    expect(said({ ...taken, count: 0, cards: [] })).toBe('Sweeney has no card to take.');
    expect(said({ event: 'picked', seat: 0, card: card('gFF') })).toBe(
      'Agnes picks a green Flaming Follicles from the discard pile.',
    );
    const seen = { event: 'hand_seen', seat: 0, target: 1 } as const;
    expect(said({ ...seen, count: 2 })).toBe('Agnes looks at the hand of Sweeney.');
    expect(said({ ...seen, count: 1, hand: cards('gDP') })).toBe('Agnes looks at the hand of Sweeney: a green Dye Pot.');
    expect(said({ ...seen, count: 0 })).toBe('Agnes looks at the hand of Sweeney. It is empty.');
  });

  it('tells exchanges', () => {
    const swap = { event: 'hands_swapped', seat: 0, target: 1, counts: [3, 0] } as const;
    expect(said(swap)).toBe('Agnes and Sweeney swap hands. Agnes now holds three, Sweeney none.');
    expect(said({ ...swap, hand: cards('gDP') })).toBe(
      'Agnes and Sweeney swap hands. Agnes now holds three, Sweeney none. You receive a green Dye Pot.',
    );
    expect(said({ event: 'beards_swapped', seat: 0, target: 1, beard: card('kPB'), other: null })).toBe(
      'Agnes and Sweeney exchange beards: Agnes now wears Pirate Beard, Sweeney none.',
    );
  });

  it('tells who wins', () => {
    expect(said({ event: 'game_ended', why: 'ritual', winners: [1], hairs: [3, 7, 2] })).toBe(
      'Sweeney casts the winning ritual.',
    );
    expect(said({ event: 'game_ended', why: 'turns', winners: [1], hairs: [3, 6, 2] })).toBe(
      'Everybody has had the last turn. Sweeney has the longest beard and wins.',
    );
    expect(said({ event: 'game_ended', why: 'turns', winners: [0, 1], hairs: [6, 6, 2] })).toBe(
      'Everybody has had the last turn. Agnes and Sweeney have the longest beards and share the win.',
    );
  });
});

describe('the bar and the bill', () => {
  const game = (winners: number[], won_by: 'ritual' | 'turns' | null): WizardsGame => ({
    ask: null,
    legal: [],
    scores: [],
    winners,
    take_back: null,
    view: aView({ players: [player(7, 0), player(2, 3), player(7, 1)], winners, won_by }),
  });

  it('counts the rounds and the hairs', () => {
    expect(progress(game([], null))).toBe('round 4 of at most 50');
    expect(standing(game([], null))).toEqual([7, 2, 7]);
  });

  it('has a headline for each way to win', () => {
    expect(headline(game([1], 'ritual'), teller)).toBe('Sweeney casts the winning ritual');
    expect(headline(game([0], 'turns'), teller)).toBe('Agnes has the longest beard');
    expect(headline(game([0, 2], 'turns'), teller)).toBe('Agnes and Wilf share the longest beard');
  });
});
