import { describe, expect, it } from 'vitest';
import { minus } from '$lib/numbers';
import { sentence } from '$lib/words';
import type { BeardsmithEvent, BeardsmithView, Placed, Score } from '../../wire/beardsmith';
import type { Teller } from '../registry';
import { kindOf } from './testing';
import { headline, progress, signed, tell, type BeardsmithGame } from './sentences';

const names = ['Agnes', 'Sweeney', 'Barnaby'];
const teller: Teller = { nameOf: (seat) => names[seat] ?? '', colourOf: () => '' };
const said = (event: BeardsmithEvent): string | null => {
  const told = tell(event, teller);
  return told === null ? null : sentence(told.template, told.facts);
};
const placed = (tile: string, more: Partial<Placed> = {}): Placed => ({
  event: 'placed',
  seat: 0,
  tile,
  kind: kindOf(tile),
  covered_kind: more.covered == null ? null : kindOf(more.covered),
  at: [1, 0],
  turn: 0,
  covered: null,
  covered_owner: null,
  points: [1, 0, 0],
  ...more,
});

describe('the log', () => {
  it('says who goes first and why', () => {
    const event = { event: 'first_tiles', tiles: ['tip', 'gum', 'bush'], level: [], first: 1 } as const;
    expect(said(event)).toBe('Sweeney draws the strongest tile (gum) and goes first.');
    expect(said({ ...event, tiles: ['tip', 'gum', 'gum'], level: [1, 2], first: 2 })).toBe(
      'Sweeney and Barnaby draw level tiles; lots fall to Barnaby, who goes first.',
    );
  });

  it('keeps quiet about draws', () => {
    expect(said({ event: 'drawn', seat: 1, tiles: ['tip'] })).toBeNull();
  });

  it('has a sentence for each way to place', () => {
    expect(said(placed('tripod', { points: [-1, 0, 0] }))).toBe('Agnes lays a tripod (−1).');
    expect(said(placed('wild'))).toBe('Agnes weaves in a wild (+1).');
    expect(said(placed('gum'))).toBe('Agnes lays gum beside the beard (+1).');
    expect(said(placed('tip', { covered: 'scissors', covered_owner: 1 }))).toBe('Agnes lays a tip in the hole (+1).');
    expect(said(placed('wild', { covered: 'scissors', covered_owner: 1 }))).toBe(
      'Agnes weaves a wild into the hole (+1).',
    );
    expect(said(placed('Old Joker', { kind: 'wild' }))).toBe('Agnes weaves in a wild (+1).');
    expect(said(placed('gum', { covered: 'scissors', covered_owner: 1 }))).toBe('Agnes lays gum in the hole (+1).');
    expect(said(placed('gum', { covered: 'claw', covered_owner: 2, points: [1, 0, -2] }))).toBe(
      'Agnes gums over Barnaby’s claw (+1; Barnaby −2).',
    );
    expect(said(placed('gum', { covered: 'claw', covered_owner: 0, points: [0, 0, 0] }))).toBe(
      'Agnes gums over their own claw (0).',
    );
    expect(said(placed('scissors', { covered: 'gum', covered_owner: 1, points: [1, -1, 0] }))).toBe(
      'Agnes cuts out Sweeney’s gum (+1; Sweeney −1).',
    );
    expect(said(placed('scissors', { covered: 'tip', covered_owner: 0, points: [0, 0, 0] }))).toBe(
      'Agnes cuts out their own tip (0).',
    );
  });

  it('says how it ends', () => {
    expect(said({ event: 'skipped', seat: 2, tile: 'gum' })).toBe(
      'Barnaby has nothing but gum for the last tile and skips it.',
    );
    expect(said({ event: 'ended', why: 'out_of_tiles', seat: null })).toBe('Every tile is out. The game is over.');
    expect(said({ event: 'ended', why: 'no_move', seat: 0 })).toBe(
      'Agnes has a tile but no place for it. The game ends at once.',
    );
  });
});

const score = (total: number): Score => ({
  total,
  face_up: 0,
  loose_ends: 0,
  gummed_ends: 0,
  largest_group: [],
  place: 1,
});
const game = (totals: number[], winners: number[], number = 61): BeardsmithGame => ({
  ask: null,
  legal: [],
  scores: totals,
  winners,
  take_back: null,
  view: { scores: totals.map(score), number, tiles_each: 20, hands: [[], [], []] } as unknown as BeardsmithView,
});

describe('the bar and the bill', () => {
  it('counts the turns, never past the last', () => {
    expect(progress(game([0, 0, 0], [], 45))).toBe('turn 45 of 60');
    expect(progress(game([0, 0, 0], [], 61))).toBe('turn 60 of 60');
  });

  it('names the winner and by how much', () => {
    expect(headline(game([3, 8, 7], [1]), teller)).toBe('Sweeney wins by a whisker');
    expect(headline(game([9, 2, -3], [0]), teller)).toBe('Agnes wins by 7 points');
    expect(headline(game([5, 5, 1], [1]), teller)).toBe('Sweeney wins on the tie-break');
    expect(headline(game([5, 5, 1], [0, 1]), teller)).toBe('Agnes and Sweeney share the win');
  });

  it('writes numbers with a true minus', () => {
    expect([signed(2), signed(0), signed(-1), minus(-3), minus(4)]).toEqual(['+2', '0', '−1', '−3', '4']);
  });
});
