/** Same suit, same clothes; another person for every letter. */
import { type HairColour, type HairTint, type SkinColour, type SkinTone, HAIR, SKIN } from '$lib/art/cards/palette';

export interface Person {
  readonly skin: SkinTone;
  readonly hair: HairTint;
}

const UNKNOWN: Person = { skin: 'fair', hair: 'brown' };

const CAST: Readonly<Record<string, Person>> = {
  B: { skin: 'deep', hair: 'white' },
  C: { skin: 'fair', hair: 'auburn' },
  D: { skin: 'pale', hair: 'black' },
  F: { skin: 'tan', hair: 'ginger' },
  G: { skin: 'brown', hair: 'grey' },
  H: { skin: 'brown', hair: 'black' },
  J: { skin: 'tan', hair: 'brown' },
  K: { skin: 'brown', hair: 'white' },
  L: { skin: 'pale', hair: 'ginger' },
  M: { skin: 'fair', hair: 'blond' },
  N: { skin: 'deep', hair: 'black' },
  P: { skin: 'tan', hair: 'grey' },
  Q: { skin: 'fair', hair: 'white' },
  R: { skin: 'deep', hair: 'plum' },
  S: UNKNOWN,
  T: { skin: 'ruddy', hair: 'blond' },
  V: { skin: 'ruddy', hair: 'ginger' },
  W: { skin: 'ruddy', hair: 'blond' },
  X: { skin: 'fair', hair: 'black' },
  Z: { skin: 'deep', hair: 'grey' },
};

export const personOf = (letter: string): Person => CAST[letter] ?? UNKNOWN;

export const hairOf = ({ hair }: Person): HairColour => HAIR[hair];
export const skinOf = ({ skin }: Person): SkinColour => SKIN[skin];
