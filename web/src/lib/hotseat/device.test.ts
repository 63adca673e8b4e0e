import { beforeEach, describe, expect, it } from 'vitest';
import { TableSession } from '$lib/table/session.svelte';
import { aGame, aSync } from '$lib/table/testing';
import { fakeStorage } from '$lib/testing';
import { companionsAt, rememberCompanion } from './companions';
import { Device } from './device.svelte';

const TABLE = 'soft-otter-41';

class Somebody {
  readonly session = new TableSession({ send: () => true });
  here = false;

  constructor(seat: number) {
    this.session.line = 'open';
    this.session.receive(aSync({ you: seat, game: aGame([0]) }));
  }

  start(): () => void {
    this.here = true;
    return () => (this.here = false);
  }

  /** It is the turn of a seat now. */
  turn(seat: number): void {
    this.session.receive(aSync({ you: this.session.you, game: aGame([seat]) }));
  }
}

describe('a device with several people', () => {
  const seats: Record<string, number> = { bo: 1, mo: 2 };
  let device: Device<Somebody>;
  let own: Somebody;
  const turn = (seat: number): void => device.everybody.forEach((each) => each.turn(seat));

  beforeEach(() => {
    fakeStorage();
    rememberCompanion(TABLE, 'mo');
    rememberCompanion(TABLE, 'bo');
    own = new Somebody(0);
    device = new Device(TABLE, own, (secret) => new Somebody(seats[secret] ?? 9));
  });

  it('keeps a line for everybody, and lets all go together', () => {
    const leave = device.start();
    expect(device.everybody.map(({ here }) => here)).toEqual([true, true, true]);
    leave();
    expect(device.everybody.some(({ here }) => here)).toBe(false);
  });

  it('turns by itself to whose turn it is where nothing is hidden', () => {
    turn(2);
    device.look(false);
    expect(device.front.session.you).toBe(2);
  });

  it('waits for the curtain where hands are hidden', () => {
    turn(1);
    device.look(true);
    expect(device.front).toBe(own);
    expect(device.next?.session.you).toBe(1);
    if (device.next !== null) device.close(device.next);
    expect(device.closed).toBe(true);
    if (device.next !== null) device.show(device.next);
    expect(device.front.session.you).toBe(1);
    expect([device.next, device.closed]).toEqual([null, false]);
  });

  it('takes the next in the order of play where several choose at once', () => {
    device.everybody.forEach((each) => each.session.receive(aSync({ you: each.session.you, game: aGame([0, 2]) })));
    const bo = device.everybody.find(({ session }) => session.you === 1);
    if (bo !== undefined) device.show(bo);
    device.look(true);
    expect(device.next?.session.you).toBe(2);
  });

  it('leaves the one in front alone while it is their turn', () => {
    turn(0);
    device.look(true);
    expect(device.next).toBeNull();
  });

  it('lets somebody go whose seat is given up', () => {
    const bo = device.companions.find(({ session }) => session.you === 1);
    if (bo === undefined) throw new Error('Bo is not there');
    device.show(bo);
    device.drop(bo, 'bo');
    expect(device.front).toBe(own);
    expect(companionsAt(TABLE)).toEqual(['mo']);
  });

  it('counts as shared after the last of the others has given their seat up', () => {
    for (const each of device.companions) device.drop(each, each.session.you === 1 ? 'bo' : 'mo');
    expect([device.companions.length, device.shared]).toEqual([0, true]);
  });
});
