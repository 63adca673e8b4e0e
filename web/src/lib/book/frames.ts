/**
 * A diagram frame by frame: the position, then each move with what came of it. A frame is shown by a session, as a
 * table is, so that the parts of the table draw it; its line leads nowhere.
 */
import { PLAYER_COLOURS } from '$lib/art/players';
import { TableSession } from '$lib/table/session.svelte';
import { colourName } from '$lib/table/telling';
import type { GameView, LiveDiagram, LiveMove, Picture, SeatInfo, TableInfo } from '../../wire/table';

export interface Frame {
  /** Counts from 0, the position before all moves. */
  readonly number: number;
  readonly move: LiveMove | null;
  /** What the move was tried in. */
  readonly before: GameView;
  readonly session: TableSession;
}

/** The frames of a diagram of a game. */
export function framesOf(game: string, diagram: LiveDiagram): readonly Frame[] {
  const pictures = [diagram.before, ...diagram.moves.map((move) => move.after)];
  return pictures.map((picture, number) => {
    const move = diagram.moves[number - 1] ?? null;
    const before = (pictures[number - 1] ?? picture).view;
    return { number, move, before, session: sessionOf(game, diagram, picture, move, number) };
  });
}

/** The frame that a reader sees first: what a single move came to, and the beginning of several. */
export function firstFrame(diagram: LiveDiagram): number {
  return diagram.moves.length === 1 ? 1 : 0;
}

function sessionOf(
  game: string,
  diagram: LiveDiagram,
  picture: Picture,
  move: LiveMove | null,
  sequence: number,
): TableSession {
  const session = new TableSession({ send: () => false });
  const moment =
    move === null || move.refusal !== null
      ? []
      : [{ sequence, at: 0, seat: move.seat, events: move.events, by_rules: [], late: false }];
  session.receive({
    type: 'sync',
    table: tableOf(game, diagram.seats),
    you: diagram.seat,
    sequence,
    game: { ...picture, legal: [], take_back: null },
    log: moment,
    chat: [],
    notes: [],
    clocks: [],
  });
  if (move !== null && move.refusal !== null) {
    session.refused = { action: move.action, refusal: move.refusal, message: move.message ?? '' };
  }
  return session;
}

/** A table at which the colours sit: nobody plays in a book. */
function tableOf(game: string, seats: number): TableInfo {
  return {
    id: '',
    game,
    phase: 'playing',
    seats: PLAYER_COLOURS.slice(0, seats).map((colour, seat): SeatInfo => {
      const here = { present: true, ready: true, gone: false, on_vacation: false, vacation_left: 0 };
      return { seat, colour, kind: 'person', name: colourName(colour), bot: null, ...here };
    }),
    options: {},
    clocks: { move: null, game: null, days: null, windows: {} },
    listed: false,
    host: null,
    onlookers: 0,
    rules_version: 0,
    components_hash: '',
    seed_hash: null,
    seed: null,
    plea: null,
    next: null,
    evening: [],
  };
}
