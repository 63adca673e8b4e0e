import { describe, expect, it } from 'vitest';
import { sound as beardsmith } from '../../games/beardsmith/sounds';
import { sound as epic } from '../../games/epic/sounds';
import { sound as handsome } from '../../games/handsome/sounds';
import { sound as wizards } from '../../games/wizards/sounds';
import type { Placed, TileKind } from '../../wire/beardsmith';
import { cuesOf } from './of-moment';
import { SOUNDS, type Voice } from './sounds';

describe('every sound', () => {
  it.each<[string, readonly Voice[]]>(Object.entries(SOUNDS))('%s is short, soft and within what ears hear', (_, voices) => {
    for (const voice of voices) {
      expect(voice.after + voice.lasts).toBeLessThan(2);
      expect(voice.volume).toBeGreaterThan(0);
      expect(voice.volume).toBeLessThanOrEqual(1);
      expect(voice.lasts).toBeGreaterThan(0);
      for (const pitch of [voice.pitch, voice.glide ?? voice.pitch]) {
        expect(pitch).toBeGreaterThanOrEqual(50);
        expect(pitch).toBeLessThanOrEqual(12_000);
      }
    }
  });
});

describe('the sounds of a moment', () => {
  it('come one after the other', () => {
    const cues = cuesOf(['slap', 'slide'] as const, (name) => name);
    expect(cues.map(({ name }) => name)).toEqual(['slap', 'slide']);
    expect(cues[0]?.after).toBe(0);
    expect(cues[1]?.after).toBeGreaterThan(0.05);
  });

  it('leave out what is silent and what was just heard', () => {
    const cues = cuesOf(['slide', 'none', 'slide', 'clink'] as const, (name) => (name === 'none' ? null : name));
    expect(cues.map(({ name }) => name)).toEqual(['slide', 'clink']);
  });

  it('end after a few, however much happens', () => {
    const many = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'slap' : 'slide'));
    expect(cuesOf(many, (name) => name)).toHaveLength(4);
  });
});

describe('the sounds of the games', () => {
  it('are wood, scissors and gum in Beardsmith', () => {
    const placed = (kind: TileKind) => beardsmith({ event: 'placed', kind } as Placed);
    expect([placed('beard'), placed('wild'), placed('scissors'), placed('gum')]).toEqual([
      'wood',
      'wood',
      'snip',
      'pop',
    ]);
  });

  it('are knocks for a doubt in Epic, and nothing for who believes', () => {
    const answered = { event: 'answered', seat: 1, declarer: 0 } as const;
    expect(epic({ ...answered, believes: false })).toBe('knocks');
    expect(epic({ ...answered, believes: true })).toBeNull();
  });

  it('are a clink in Handsome where somebody scored', () => {
    const scored = { event: 'round_scored', round: 1 } as Parameters<typeof handsome>[0];
    expect(handsome({ ...scored, points: [0, 2] } as Parameters<typeof handsome>[0])).toBe('clink');
    expect(handsome({ ...scored, points: [0, 0] } as Parameters<typeof handsome>[0])).toBeNull();
  });

  it('are a pluck in Beard Wizards for a hair that is stolen, and a stamp for a counterspell', () => {
    const stolen = { event: 'hairs_stolen', seat: 0, target: 1 } as const;
    expect(wizards({ ...stolen, count: 2 })).toBe('pluck');
    expect(wizards({ ...stolen, count: 0 })).toBeNull();
    expect(wizards({ event: 'countered' } as Parameters<typeof wizards>[0])).toBe('stamp');
  });
});
