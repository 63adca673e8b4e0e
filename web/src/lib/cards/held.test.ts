import { describe, expect, it } from 'vitest';
import { keyed, newest } from './held';

const same = (card: string) => card;
const hand = keyed(['Sal', 'Harry', 'Harry', 'Otto'], same);

describe('a hand', () => {
  it('has a key for each of several equal cards', () => {
    expect(hand.map(({ key }) => key)).toEqual(['Sal 0', 'Harry 0', 'Harry 1', 'Otto 0']);
  });

  it('knows which cards came just now: of equal ones the last', () => {
    expect([...newest(hand, ['Harry'], same)]).toEqual(['Harry 1']);
    expect([...newest(hand, ['Harry', 'Harry'], same)]).toEqual(['Harry 1', 'Harry 0']);
    expect([...newest(hand, ['EPIC'], same)]).toEqual([]);
  });
});
