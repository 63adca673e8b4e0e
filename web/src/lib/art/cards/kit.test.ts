import { describe, expect, test } from 'vitest';
import { expectRepeatableArt } from '../cleanArt';
import { nothing, together } from '../svg';
import { fullBeard } from './face/beards';
import { goatEyes, lashedEyes, monocle, plainEyes, shutEyes, sleepyEyes, sternEyes, wideEyes } from './face/eyes';
import { face } from './face/face';
import { type BrowShape, type MouthShape, type NoseShape, BROWS, MOUTHS, NOSES } from './face/features';
import { type EarShape, EARS } from './face/heads';
import { type Cubic, isInside, part, smoothOutline, steps, symmetric } from './geometry';
import { lock, locks, plait } from './hair';
import { ArtTable, pick, seedOf } from './lookup';
import { type SkinTone, HAIR, SKIN } from './palette';

const EDGE: Cubic = [[0, 0], [0, 10], [10, 20], [10, 30]];

describe('curves', () => {
  test('a part of a curve starts and ends on it', () => {
    expect(part(EDGE, 0, 1)).toEqual(EDGE);
    const [from, , , to] = part(EDGE, 0.5, 1);
    expect(from).toEqual([5, 15]);
    expect(to).toEqual([10, 30]);
  });

  test('half an outline is completed by its mirror image', () => {
    expect(symmetric([[0, -5], [4, 0], [0, 5]])).toEqual([[0, -5], [4, 0], [0, 5], [-4, 0]]);
    expect(smoothOutline([[0, 0], [6, 0], [6, 6]])).toMatch(/^M0 0(C[^C]+){3}Z$/);
  });

  test('a point is in or out', () => {
    const square = [[0, 0], [10, 0], [10, 10], [0, 10]] as const;
    expect(isInside([5, 5], square)).toBe(true);
    expect(isInside([15, 5], square)).toBe(false);
    expect(isInside([5, -5], square)).toBe(false);
  });

  test('steps stop before the end', () => {
    expect(steps(0, 10, 5)).toEqual([0, 5]);
    expect(steps(3, 3)).toEqual([]);
  });
});

describe('hair', () => {
  test('a lock has as many strands as it was given', () => {
    const strands = (count: number) => lock(EDGE, EDGE, HAIR.gold, count).match(/M/g)?.length ?? 0;
    expect(strands(0)).toBe(1);
    expect(strands(5)).toBe(6);
  });

  test('locks, plaits and beards are repeatable', () => {
    const beard = fullBeard(HAIR.grey, { width: 40, top: 0, bottom: 90, tips: 4, mouthY: 30 });
    expectRepeatableArt(together(locks(EDGE, EDGE, HAIR.ginger), plait([0, 0], 30, 4, 20, HAIR.black), beard));
  });
});

describe('faces', () => {
  const plain = { head: 'oval', skin: 'fair', hair: 'brown', eyes: nothing, brows: 'none', nose: 'button', mouth: 'none' } as const;

  test.each([plainEyes(), sleepyEyes(), wideEyes('#333'), goatEyes(), shutEyes(), sternEyes('#333'), lashedEyes(), monocle('#333')])(
    'eyes %#',
    (eyes) => expectRepeatableArt(face({ ...plain, eyes })),
  );

  test('each feature of a kind changes the face', () => {
    const looks = (faces: readonly string[]) => new Set(faces).size;
    const brows = Object.keys(BROWS) as BrowShape[];
    const noses = Object.keys(NOSES) as NoseShape[];
    const mouths = Object.keys(MOUTHS) as MouthShape[];
    const ears = Object.keys(EARS) as EarShape[];
    const skins = Object.keys(SKIN) as SkinTone[];
    expect(looks(brows.map((shape) => face({ ...plain, brows: shape })))).toBe(brows.length);
    expect(looks(noses.map((nose) => face({ ...plain, nose })))).toBe(noses.length);
    expect(looks(mouths.map((mouth) => face({ ...plain, mouth })))).toBe(mouths.length);
    expect(looks(ears.map((shape) => face({ ...plain, ears: shape })))).toBe(ears.length);
    expect(looks(skins.map((skin) => face({ ...plain, skin })))).toBe(skins.length);
  });

  test('stubble is the same on every shave', () => {
    const shaved = face(plain);
    expect(face({ ...plain, stubble: true })).toBe(face({ ...plain, stubble: true }));
    expect(face({ ...plain, stubble: true }).length).toBeGreaterThan(shaved.length);
  });
});

describe('finding art', () => {
  const table = new ArtTable({ "Wizard's Beard": 1, EPIC: 2 });

  test.each(["Wizard's Beard", 'wizards-beard', 'WIZARDS BEARD'])('%s', (name) => expect(table.find(name)).toBe(1));

  test('an unknown name is not found', () => expect(table.find('Wizards')).toBeUndefined());

  test('a name always picks the same', () => {
    expect(seedOf('Ned')).toBe(seedOf('Ned'));
    expect(seedOf('Ned')).not.toBe(seedOf('Nod'));
    expect(pick(['a', 'b', 'c'], () => 0.999)).toBe('c');
    expect(pick(['a', 'b', 'c'], () => 0)).toBe('a');
  });
});
