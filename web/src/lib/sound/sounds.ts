/**
 * Every sound of the house, written down rather than recorded: each is a few short voices that the browser makes.
 * None says anything that the page does not show as well.
 */

/** A voice that rings (`wave`) or hisses (`noise`): it begins at once and dies away over its length. */
export interface Voice {
  readonly kind: 'noise' | OscillatorType;
  /** Of a tone its pitch, of a noise the middle of what is let through; in hertz. */
  readonly pitch: number;
  /** Where the pitch has gone by the end. */
  readonly glide?: number;
  /** When it begins after the sound does, and how long it takes to die away; in seconds. */
  readonly after: number;
  readonly lasts: number;
  /** From 0 to 1, where 1 is as loud as a sound may be. */
  readonly volume: number;
}

const ringing = (pitch: number, after: number, lasts: number, volume: number): Voice[] => [
  { kind: 'sine', pitch, after, lasts, volume },
  { kind: 'sine', pitch: pitch * 2.76, after, lasts: lasts * 0.6, volume: volume * 0.4 },
  { kind: 'sine', pitch: pitch * 5.4, after, lasts: lasts * 0.25, volume: volume * 0.2 },
];

const knock = (after: number): Voice[] => [
  { kind: 'triangle', pitch: 210, glide: 120, after, lasts: 0.11, volume: 0.7 },
  { kind: 'noise', pitch: 900, after, lasts: 0.03, volume: 0.35 },
];

const blade = (after: number): Voice[] => [
  { kind: 'noise', pitch: 5_200, glide: 7_800, after, lasts: 0.07, volume: 0.4 },
  { kind: 'triangle', pitch: 2_900, after: after + 0.05, lasts: 0.05, volume: 0.18 },
];

export const SOUNDS = {
  /** The bell over the door of the shop: your turn. */
  bell: [...ringing(1_180, 0, 0.9, 0.4), ...ringing(1_480, 0.11, 1.1, 0.3)],
  /** A wooden tile on wood. */
  wood: [
    { kind: 'triangle', pitch: 520, glide: 330, after: 0, lasts: 0.09, volume: 0.7 },
    { kind: 'noise', pitch: 1_900, after: 0, lasts: 0.025, volume: 0.4 },
  ],
  /** Two blades. */
  snip: [...blade(0), ...blade(0.13)],
  /** A bubble of gum. */
  pop: [
    { kind: 'sine', pitch: 320, glide: 1_150, after: 0, lasts: 0.08, volume: 0.7 },
    { kind: 'noise', pitch: 1_400, after: 0.05, lasts: 0.03, volume: 0.25 },
  ],
  /** A card that comes down. */
  slap: [
    { kind: 'noise', pitch: 1_500, glide: 700, after: 0, lasts: 0.07, volume: 0.6 },
    { kind: 'triangle', pitch: 170, glide: 110, after: 0, lasts: 0.06, volume: 0.4 },
  ],
  /** A card drawn over felt. */
  slide: [{ kind: 'noise', pitch: 2_400, glide: 4_200, after: 0, lasts: 0.17, volume: 0.22 }],
  /** Knuckles on the table: I doubt it. */
  knocks: [...knock(0), ...knock(0.17)],
  /** A chip on chips. */
  clink: [...ringing(1_950, 0, 0.22, 0.3), ...ringing(2_200, 0.06, 0.18, 0.22)],
  /** A hair pulled out. */
  pluck: [
    { kind: 'sawtooth', pitch: 420, glide: 880, after: 0, lasts: 0.09, volume: 0.3 },
    { kind: 'sine', pitch: 1_320, after: 0.07, lasts: 0.14, volume: 0.3 },
  ],
  /** A stamp on paper: the spell is countered. */
  stamp: [
    { kind: 'sine', pitch: 130, glide: 62, after: 0, lasts: 0.2, volume: 0.9 },
    { kind: 'noise', pitch: 420, after: 0, lasts: 0.06, volume: 0.5 },
  ],
  /** The fuse, once a second at its end. */
  tick: [{ kind: 'triangle', pitch: 1_250, after: 0, lasts: 0.03, volume: 0.18 }],
  /** The razor over the strop, twice, and a chord: the game is over. */
  win: [
    { kind: 'noise', pitch: 1_600, glide: 3_000, after: 0, lasts: 0.16, volume: 0.25 },
    { kind: 'noise', pitch: 3_000, glide: 1_600, after: 0.2, lasts: 0.16, volume: 0.25 },
    ...[392, 494, 587, 784].map(
      (pitch, index): Voice => ({ kind: 'triangle', pitch, after: 0.42 + index * 0.05, lasts: 1.3, volume: 0.22 }),
    ),
  ],
} as const satisfies Readonly<Record<string, readonly Voice[]>>;

export type SoundName = keyof typeof SOUNDS;
