import { describe, expect, it } from 'vitest';
import { offers } from './absence';
import { aSeat, aTable } from './testing';

const gone = (seat: number) => aSeat(seat, { present: false, gone: true });

describe('what is offered about who is away', () => {
  it('is nothing while everybody is here, or has just gone', () => {
    expect(offers(aTable(), 0)).toEqual([]);
    expect(offers(aTable({ seats: [aSeat(0), aSeat(1, { present: false })] }), 0)).toEqual([]);
  });

  it('is a bot or a successor, for the host', () => {
    const [offer] = offers(aTable({ seats: [aSeat(0), gone(1)] }), 0);
    expect(offer).toMatchObject({ seat: 1, isFree: false, mayLetBot: true, mayFree: true, maySit: false });
  });

  it('is a bot for everybody seated where it is the host who is away (case 12)', () => {
    const info = aTable({ seats: [gone(0), aSeat(1)] });
    expect(offers(info, 1)[0]).toMatchObject({ seat: 0, mayLetBot: true, mayFree: false });
    expect(offers(info, null)[0]).toMatchObject({ mayLetBot: false, maySit: false });
  });

  it('is a free seat, for who looks on', () => {
    const info = aTable({ seats: [aSeat(0), aSeat(1, { kind: 'free' })] });
    expect(offers(info, null)[0]).toMatchObject({ seat: 1, isFree: true, maySit: true });
    expect(offers(info, 0)[0]).toMatchObject({ maySit: false, mayLetBot: true, mayFree: false });
  });

  it('is nothing before the start and after the end', () => {
    for (const phase of ['waiting', 'over', 'closed'] as const) {
      expect(offers(aTable({ phase, seats: [aSeat(0), gone(1)] }), 0)).toEqual([]);
    }
  });
});
