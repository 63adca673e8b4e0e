import { describe, expect, it } from 'vitest';
import type { Why } from '$lib/table/session.svelte';
import type { Card, Perform, WizardsAction, WizardsView } from '../../wire/wizards';
import { Choosing } from './choosing.svelte';
import { aView, card, cards, held } from './testing';

const cast = (code: string, target: number | null = null, artifact: Card | null = null, paid = ''): WizardsAction => ({
  do: 'cast',
  card: card(code),
  target,
  artifact,
  cards: cards(paid),
});
const perform = (hairs: number, paid: string, target: number | null = null): Perform => ({
  do: 'perform',
  hairs,
  cards: cards(paid),
  target,
});
const reason: Why = { refusal: { code: 'no_action_left', rules: ['BW-3.2'], facts: {} }, message: 'No action is left.' };

const key = (code: string, number = 0): string => `${card(code).colour} ${card(code).name} ${number}`;

function table(hand: string, legal: WizardsAction[], changed: Partial<WizardsView> = {}) {
  const played: WizardsAction[] = [];
  const asked: WizardsAction[] = [];
  const answers: ((why: Why | null) => void)[] = [];
  const now = { hand: held(hand), legal, yourTurn: true, view: aView({ hand: cards(hand), ...changed }) };
  const choosing = new Choosing(() => ({
    view: now.view,
    hand: now.hand,
    legal: now.yourTurn ? now.legal : [],
    yourTurn: now.yourTurn,
    play: (action) => played.push(action),
    why: (action) => {
      asked.push(action);
      return new Promise((answer) => answers.push(answer));
    },
  }));
  return { choosing, played, asked, answers, now };
}

describe('a card without a choice', () => {
  it('is meant by one press and played by the second', () => {
    const { choosing, played } = table('pOP gFF', [cast('pOP')]);
    choosing.pick(key('pOP'));
    expect(choosing.step).toBe('ready');
    expect(played).toEqual([]);
    choosing.pick(key('pOP'));
    expect(played).toEqual([cast('pOP')]);
  });

  it('that cannot be played gets its reason, and is laid back by the second press', async () => {
    const { choosing, played, asked, answers } = table('pOP gFF', []);
    choosing.pick(key('gFF'));
    expect(asked).toEqual([cast('gFF', 1)]);
    expect([choosing.step, choosing.refusals]).toEqual(['none', 1]);
    answers[0]?.(reason);
    await Promise.resolve();
    expect(choosing.refused).toBe(reason);
    choosing.pick(key('gFF'));
    expect([choosing.intent, choosing.refused, played]).toEqual([null, null, []]);
  });

  it('takes no reason that came too late', async () => {
    const { choosing, answers } = table('pOP gFF', [cast('pOP')]);
    choosing.pick(key('gFF'));
    choosing.pick(key('pOP'));
    answers[0]?.(reason);
    await Promise.resolve();
    expect(choosing.refused).toBeNull();
  });

  it('may be looked at while others play, and nothing is asked for it', () => {
    const { choosing, asked, now } = table('pOP', [cast('pOP')]);
    now.yourTurn = false;
    choosing.pick(key('pOP'));
    expect([choosing.step, asked]).toEqual(['none', []]);
    now.yourTurn = true;
    choosing.settle();
    expect(choosing.step).toBe('ready');
  });

  it('is let go when it has left the hand', () => {
    const { choosing, now } = table('pOP gFF', [cast('pOP')]);
    choosing.pick(key('pOP'));
    now.hand = held('gFF');
    choosing.settle();
    expect(choosing.intent).toBeNull();
  });
});

describe('a target', () => {
  it('is named and the spell is cast at once', () => {
    const { choosing, played } = table('gFF', [cast('gFF', 1), cast('gFF', 2)]);
    choosing.pick(key('gFF'));
    expect([choosing.step, choosing.targets]).toEqual(['target', [1, 2]]);
    choosing.aim(2);
    expect(played).toEqual([cast('gFF', 2)]);
  });

  it('need not be named where there is only one', () => {
    const { choosing } = table('gFF', [cast('gFF', 1)]);
    choosing.pick(key('gFF'));
    expect([choosing.step, choosing.target, choosing.action]).toEqual(['ready', 1, cast('gFF', 1)]);
  });

  it('that may not be chosen gets the server’s reason', () => {
    const { choosing, played, asked } = table('gRR', [cast('gRR', 1, card('pGC'))]);
    choosing.pick(key('gRR'));
    choosing.aim(2);
    expect([played, asked]).toEqual([[], [cast('gRR', 2)]]);
  });

  it('has its artifact chosen where there are several', () => {
    const { choosing, played } = table('gRR', [
      cast('gRR', 1, card('pGC')),
      cast('gRR', 1, card('gDP')),
      cast('gRR', 2, card('pDP')),
    ]);
    choosing.pick(key('gRR'));
    choosing.aim(1);
    expect([choosing.step, choosing.artifacts, played]).toEqual(['artifact', cards('pGC gDP'), []]);
    choosing.choose(card('gDP'));
    expect(played).toEqual([cast('gRR', 1, card('gDP'))]);
  });
});

describe('a cost', () => {
  const rituals = [perform(0, 'pOP gFF'), perform(0, 'pOP gBB')];

  it('is picked card by card, and paid in the order of picking: only what leads to a whole cost lights up', () => {
    const { choosing, played } = table('pOP gFF gBB', rituals);
    choosing.mean({ kind: 'ritual', hairs: 0 });
    expect([choosing.cost, choosing.step]).toEqual([2, 'cost']);
    const [owl, follicles, bargain] = held('pOP gFF gBB');
    expect([owl, follicles, bargain].map((slot) => slot !== undefined && choosing.pays(slot))).toEqual([true, true, true]);
    choosing.pick(key('gFF'));
    expect([owl, follicles, bargain].map((slot) => slot !== undefined && choosing.pays(slot))).toEqual([true, true, false]);
    choosing.pick(key('pOP'));
    expect(choosing.action).toEqual(perform(0, 'gFF pOP'));
    choosing.play();
    expect(played).toEqual([perform(0, 'gFF pOP')]);
  });

  it('asks why a card does not fit once it would make the cost whole', () => {
    const { choosing, asked } = table('pOP gFF gBB', rituals);
    choosing.mean({ kind: 'ritual', hairs: 0 });
    choosing.pick(key('gFF'));
    choosing.pick(key('gBB'));
    expect(asked).toEqual([perform(0, 'gFF gBB')]);
    expect(choosing.payment).toEqual(cards('gFF'));
  });

  it('gives a card back when it is pressed again', () => {
    const { choosing } = table('pOP gFF gBB', rituals);
    choosing.mean({ kind: 'ritual', hairs: 0 });
    choosing.pick(key('gFF'));
    choosing.pick(key('gFF'));
    expect(choosing.payment).toEqual([]);
  });

  it('may be picked in any order, also with a target', () => {
    const { choosing, played } = table('pOP gFF kDP', [perform(7, 'gFF pOP kDP', 1), perform(7, 'gFF pOP kDP', 2)]);
    choosing.mean({ kind: 'ritual', hairs: 7 });
    for (const code of ['kDP', 'pOP', 'gFF']) choosing.pick(key(code));
    choosing.aim(2);
    expect(played).toEqual([perform(7, 'kDP pOP gFF', 2)]);
  });

  it('comes before the target', () => {
    const { choosing, played } = table('bOP kFF', [perform(5, 'bOP kFF', 1), perform(5, 'bOP kFF', 2)]);
    choosing.mean({ kind: 'ritual', hairs: 5 });
    expect(choosing.targets).toEqual([]);
    choosing.pick(key('bOP'));
    choosing.pick(key('kFF'));
    expect(choosing.step).toBe('target');
    choosing.aim(1);
    expect(played).toEqual([perform(5, 'bOP kFF', 1)]);
  });

  it('is not paid with the spell itself, but with an equal card', () => {
    const { choosing } = table('gBB gBB pOP', [cast('gBB', null, null, 'gBB pOP')]);
    choosing.pick(key('gBB'));
    const [itself, equal] = held('gBB gBB pOP');
    expect([itself, equal].map((slot) => slot !== undefined && choosing.pays(slot))).toEqual([false, true]);
    choosing.pick(key('gBB'));
    expect(choosing.intent).toBeNull();
  });
});

describe('Escape', () => {
  it('takes one step back at a time', () => {
    const { choosing } = table('pOP gFF', [perform(0, 'pOP gFF')]);
    expect(choosing.takeBack()).toBe(false);
    choosing.mean({ kind: 'ritual', hairs: 0 });
    choosing.pick(key('gFF'));
    choosing.pick(key('pOP'));
    choosing.takeBack();
    expect(choosing.payment).toEqual(cards('gFF'));
    choosing.takeBack();
    choosing.takeBack();
    expect(choosing.intent).toBeNull();
  });
});

describe('an equipped card', () => {
  it('is used, and let go when the turn is over', () => {
    const use: WizardsAction = { do: 'use', card: card('gMM'), target: 1, artifact: null, cards: [] };
    const { choosing, now } = table('pOP', [use, { ...use, target: 2 }]);
    choosing.mean({ kind: 'use', card: card('gMM') });
    expect(choosing.step).toBe('target');
    now.yourTurn = false;
    choosing.settle();
    expect(choosing.intent).toBeNull();
  });

  it('that cannot be used gets its reason with what it would cost', () => {
    const { choosing, asked } = table('pOP gFF', []);
    choosing.mean({ kind: 'use', card: card('pGC') });
    expect(asked).toEqual([{ do: 'use', card: card('pGC'), target: null, artifact: null, cards: cards('pOP gFF') }]);
  });
});
