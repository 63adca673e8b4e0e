/** Messages of a server, for tests. */
import type { FromClient, GameNow, Moment, SeatInfo, Step, Sync, TableInfo } from '../../wire/table';
import type { Line } from './session.svelte';

export function aSeat(seat: number, changed: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat,
    colour: ['ginger', 'sky', 'fern'][seat] ?? 'plum',
    kind: 'person',
    name: ['Agnes', 'Sweeney', 'Wilf'][seat] ?? 'Dorothea',
    bot: null,
    present: true,
    ready: true,
    gone: false,
    on_vacation: false,
    vacation_left: 0,
    ...changed,
  };
}

export function aTable(changed: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 'soft-otter-41',
    game: 'beardsmith',
    phase: 'playing',
    seats: [aSeat(0), aSeat(1)],
    options: {},
    clocks: { move: null, game: null, days: null, windows: {} },
    listed: false,
    host: 0,
    onlookers: 0,
    rules_version: 1,
    components_hash: 'c0ffee',
    seed_hash: 'ab12',
    seed: null,
    plea: null,
    next: null,
    evening: [],
    ...changed,
  };
}

/** A game in which these seats are awaited. The view is empty: a session does not look into it. */
export function aGame(awaited: readonly number[], changed: Partial<GameNow> = {}): GameNow {
  return {
    ask: { window: 'turn', rule: 'BS-3.1', awaited, revising: [], answer: false },
    view: {} as GameNow['view'],
    legal: [],
    scores: [],
    winners: [],
    take_back: null,
    ...changed,
  };
}

export function aMoment(sequence: number, seat: number | null): Moment {
  return { sequence, at: 1_700_000_000 + sequence, seat, events: [], by_rules: [], late: false };
}

export function aSync(changed: Partial<Sync> = {}): Sync {
  return { type: 'sync', table: aTable(), you: 0, sequence: 0, game: aGame([0]), log: [], chat: [], notes: [], clocks: [], ...changed };
}

export function aStep(moment: Moment, game: GameNow, changed: Partial<Step> = {}): Step {
  return { type: 'step', moment, game, clocks: [], ...changed };
}

/** An action, whatever it does. */
export const anAction = { do: 'place', tile: 'tip', at: [1, 0] } as const;

/** A line that remembers what was sent; it can be cut. */
export class FakeLine implements Line {
  readonly sent: FromClient[] = [];
  up = true;

  send(message: FromClient): boolean {
    if (this.up) this.sent.push(message);
    return this.up;
  }
}
