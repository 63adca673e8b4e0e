import { describe, expect, it } from 'vitest';
import type { Why } from '$lib/table/session.svelte';
import type { EpicAction } from '../../wire/epic';
import { asDeclare, asDiscard, Choices, DRAW } from './choices';
import { Choosing } from './choosing.svelte';
import type { HandCard } from './sorting';
import { card, held, pair } from './testing';

const HARRY = 'red Beardless Harry 0';
const SAL = 'green Sideburn Sal 0';
const OTTO = 'blue Otto Handlebar 0';
const reason: Why = { refusal: { code: 'no_match', rules: ['EB-3.1'], facts: {} }, message: 'It does not match.' };
const legal: EpicAction[] = [
  asDiscard(card('gSS')),
  DRAW,
  asDeclare(1, pair('rBH bOH')),
  asDeclare(2, pair('rBH bOH')),
  asDeclare(2, pair('bOH rBH')),
];

function table({ actions = legal, yourTurn = true } = {}) {
  const played: EpicAction[] = [];
  const asked: EpicAction[] = [];
  const answers: ((why: Why | null) => void)[] = [];
  const now = { hand: held('rBH gSS bOH') as readonly HandCard[], actions, yourTurn };
  const choosing = new Choosing(() => ({
    hand: now.hand,
    choices: new Choices(now.yourTurn ? now.actions : []),
    yourTurn: now.yourTurn,
    play: (action) => played.push(action),
    why: (action) => {
      asked.push(action);
      return new Promise((answer) => answers.push(answer));
    },
  }));
  return { choosing, played, asked, answers, now };
}

describe('one card', () => {
  it('is picked up, and discarded when it is picked again', () => {
    const { choosing, played } = table();
    choosing.pick(SAL);
    expect(choosing.card).toEqual(card('gSS'));
    expect(choosing.discards).toBe(true);
    expect(played).toEqual([]);
    choosing.pick(SAL);
    expect(played).toEqual([asDiscard(card('gSS'))]);
  });

  it('that does not match gets its reason, and is laid back when it is picked again', async () => {
    const { choosing, played, asked, answers } = table();
    choosing.pick(HARRY);
    expect(asked).toEqual([asDiscard(card('rBH'))]);
    expect(choosing.refusals).toBe(1);
    answers[0]?.(reason);
    await Promise.resolve();
    expect(choosing.refused).toBe(reason);
    choosing.pick(HARRY);
    expect(choosing.picked).toEqual([]);
    expect(choosing.refused).toBeNull();
    expect(played).toEqual([]);
  });

  it('takes no reason that came too late', async () => {
    const { choosing, answers } = table();
    choosing.pick(HARRY);
    choosing.pick(SAL);
    answers[0]?.(reason);
    await Promise.resolve();
    expect(choosing.refused).toBeNull();
  });

  it('may be picked while others play, and nothing is asked for it before one’s turn', () => {
    const { choosing, played, asked, now } = table({ yourTurn: false });
    choosing.pick(HARRY);
    choosing.pick(HARRY);
    choosing.pick(HARRY);
    expect([played, asked]).toEqual([[], []]);
    now.yourTurn = true;
    choosing.settle();
    expect(choosing.picked).toEqual([HARRY]);
    expect(asked).toEqual([asDiscard(card('rBH'))]);
  });

  it('is let go when it has left the hand', () => {
    const { choosing, now } = table();
    choosing.pick(SAL);
    now.hand = held('rBH bOH');
    choosing.settle();
    expect(choosing.picked).toEqual([]);
  });
});

describe('a pair', () => {
  it('begins with the card that is picked already', () => {
    const { choosing } = table();
    choosing.pick(OTTO);
    choosing.startPair();
    choosing.pick(HARRY);
    expect(choosing.pair).toEqual(pair('bOH rBH'));
    expect(choosing.card).toBeNull();
  });

  it('is declared when it is whole and has a target', () => {
    const { choosing, played } = table();
    choosing.startPair();
    choosing.pick(HARRY);
    choosing.declare();
    choosing.pick(OTTO);
    expect(choosing.declaration).toBeNull();
    choosing.declare();
    expect(played).toEqual([]);
    choosing.target = 2;
    choosing.declare();
    expect(played).toEqual([asDeclare(2, pair('rBH bOH'))]);
  });

  it('goes to the only other player unasked', () => {
    const { choosing } = table({ actions: [asDeclare(1, pair('rBH bOH'))] });
    choosing.startPair();
    expect(choosing.target).toBe(1);
  });

  it('keeps the first card when a third is picked', () => {
    const { choosing } = table();
    choosing.startPair();
    for (const key of [HARRY, SAL, OTTO]) choosing.pick(key);
    expect(choosing.picked).toEqual([HARRY, OTTO]);
    choosing.pick(HARRY);
    expect(choosing.picked).toEqual([OTTO]);
  });

  it('is not begun where none may be declared', () => {
    const { choosing } = table({ actions: [DRAW] });
    choosing.startPair();
    expect(choosing.pairing).toBe(false);
  });

  it('is let go by Escape, and when the turn is over', () => {
    const { choosing, now } = table();
    expect(choosing.takeBack()).toBe(false);
    choosing.startPair();
    choosing.pick(HARRY);
    expect(choosing.takeBack()).toBe(true);
    expect([choosing.pairing, choosing.picked]).toEqual([false, []]);
    choosing.startPair();
    choosing.pick(HARRY);
    now.yourTurn = false;
    choosing.settle();
    expect([choosing.pairing, choosing.picked]).toEqual([false, []]);
  });
});
