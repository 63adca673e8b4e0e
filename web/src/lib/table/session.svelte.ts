/**
 * What this page knows of one table: exactly what the server last told it, and nothing beyond.
 *
 * A session is fed by `receive` and speaks through a `Line`. It never guesses: an action that was sent is `pending`
 * until the server answers, and the game on the page is the game that the server has.
 */
import { failureText, refusalText } from '$lib/language/say';
import { settings } from '$lib/settings.svelte';
import { Asking } from './asking';
import { muted } from './muted.svelte';
import { Sayings } from './sayings';
import type {
  ChatLine,
  Explained,
  FromClient,
  FromServer,
  GameAction,
  GameEvent,
  GameNow,
  GameView,
  Moment,
  Note,
  Refusal,
  SeatClock,
  SeatInfo,
  TableInfo,
} from '../../wire/table';

/**
 * The state of the line: `opening` until the first `Sync`; `lost` and `restarting` try again by themselves; `gone`
 * where the server knows no such table. `past` is no line at all: what is shown is a replay.
 */
export type LineState = 'opening' | 'open' | 'lost' | 'restarting' | 'gone' | 'past';

/** Where a session's messages go. */
export interface Line {
  /** Send a message; false where the line is down, and then nothing was sent. */
  send(message: FromClient): boolean;
}

/** `GameNow` with the view and the actions of one game. */
export interface GameNowOf<View, Action> extends Omit<GameNow, 'view' | 'legal'> {
  readonly view: View;
  readonly legal: readonly Action[];
}

/** `Moment` with the events of one game. */
export interface MomentOf<Event> extends Omit<Moment, 'events'> {
  readonly events: readonly Event[];
}

/** Why an action is refused, with the sentence that says so. */
export interface Why {
  readonly refusal: Refusal;
  readonly message: string;
}

/** A refused action and the reason: of a wish (`why`) or of one that was played. */
export interface Refused<Action> extends Why {
  readonly action: Action | null;
}

/**
 * Called for each action as it is carried out, in order, after the session's state is the new one.
 * `before` is the game as it was, null where the moment is the deal.
 */
export type MomentListener<View, Action, Event> = (
  moment: MomentOf<Event>,
  before: GameNowOf<View, Action> | null,
) => void;

/** Something that the server could not take, for people. */
export interface Trouble {
  readonly number: number;
  readonly code: string;
  readonly message: string;
}

/** Which side panel is in front. */
export type Panel = 'log' | 'chat' | 'rules';

/** A clock as this page reads it: `endsAt` on the page's own clock (`performance.now`), which nobody can set. */
export interface RunningClock extends SeatClock {
  readonly endsAt: number;
}

function running(clock: SeatClock): RunningClock {
  return { ...clock, endsAt: performance.now() + clock.left };
}

export class TableSession<
  View extends GameView = GameView,
  Action extends GameAction = GameAction,
  Event extends GameEvent = GameEvent,
> {
  /** The table as everybody may know it; null until the first word from the server. */
  info: TableInfo | null = $state.raw(null);
  /** The chair of this page, null for an onlooker. */
  you: number | null = $state.raw(null);
  /** How many actions have been played in `game`. */
  sequence: number = $state.raw(0);
  /** The game as this chair may know it, null before the start. A new object for every state: compare by identity. */
  game: GameNowOf<View, Action> | null = $state.raw(null);
  /** Every moment so far, oldest first. */
  log: readonly MomentOf<Event>[] = $state.raw([]);
  /** What the log tells beside the moments: who went, who came, for whom a bot plays. Oldest first. */
  notes: readonly Note[] = $state.raw([]);
  /** The clocks of everybody awaited, as this page reads them. */
  clocks: readonly RunningClock[] = $state.raw([]);
  /** Every line of chat so far, oldest first. */
  chat: readonly ChatLine[] = $state.raw([]);
  /** When the connection tries again, in milliseconds since 1970; null while it need not. */
  retryAt: number | null = $state.raw(null);
  /** The action that waits for a second press, where the reader wishes to be asked first. */
  proposed: Action | null = $state.raw(null);
  /** The action that was sent and is not yet answered. */
  pending: Action | null = $state.raw(null);
  /** The last refusal: of an action that was played, or of the last wish asked with `explain`. Null once it is moot. */
  refused: Refused<Action> | null = $state.raw(null);
  /** The last message that the server could not take. */
  trouble: Trouble | null = $state.raw(null);
  /** Which side panel is in front; on a phone `panelOpen` says whether its sheet is up. */
  panel: Panel = $state.raw('log');
  panelOpen: boolean = $state.raw(false);
  /** The number of the last line of chat that the reader has seen. */
  chatSeen: number = $state.raw(0);
  /** How many lines of chat the reader has not seen. */
  readonly unread: number = $derived(
    this.chat.filter((line) => line.number > this.chatSeen && this.#isHeard(line)).length,
  );
  /** The seats of the table, empty until the first word from the server. */
  readonly seats: readonly SeatInfo[] = $derived(this.info?.seats ?? []);
  /** Whether a moment that is past is looked at: nothing can be done there, whoever looks. */
  readonly isPast: boolean = $derived(this.line === 'past');
  /** Whether nothing can be done because the line is down, and not because there is nothing to do. */
  readonly offline: boolean = $derived(this.line !== 'open' && !this.isPast);
  /** Whether the server waits for this page: its chair is awaited (or may revise) and there is something legal. */
  readonly yourTurn: boolean = $derived(!this.isPast && this.#isAwaited(this.you));
  /** Whether an action may be sent now. Disable every game button while this is false. */
  readonly canAct: boolean = $derived(this.line === 'open' && this.pending === null && this.#mayAct());

  readonly #line: Line;
  readonly #asking = new Asking<Action, Why>((message) => this.#line.send(message));
  readonly #listeners = new Set<MomentListener<View, Action, Event>>();
  readonly #sayings = new Sayings();
  /** The request of the action that is pending. */
  #acting: number | null = null;
  #requests = 0;
  #state: LineState = $state.raw('opening');
  /** Whether the line was down since the last sync: what had not been answered by then is not under way any more. */
  #wasDown = true;
  #troubles = 0;

  constructor(line: Line) {
    this.#line = line;
  }

  /** The state of the line. Set by the connection. */
  get line(): LineState {
    return this.#state;
  }

  set line(state: LineState) {
    this.#state = state;
    if (state !== 'open') this.#wasDown = true;
  }

  /**
   * Play an action, after a second press where the reader wishes for one. Does nothing while `canAct` is false: a
   * double click acts once.
   */
  act(action: Action): void {
    if (!this.canAct) return;
    if (settings.confirms && this.#isAwaited(this.you)) this.proposed = action;
    else this.#play(action);
  }

  /** The second press: play what was proposed. */
  confirm(): void {
    const action = this.proposed;
    this.proposed = null;
    if (action !== null && this.canAct) this.#play(action);
  }

  /** Not after all. */
  withdraw(): void {
    this.proposed = null;
  }

  #play(action: Action): void {
    const request = this.#send({ type: 'act', sequence: this.sequence, action });
    if (request !== null) {
      this.#acting = request;
      this.pending = action;
      this.refused = null;
    }
  }

  /** Why would this action be refused? Null where it is legal. Asked again by itself after a lost line. */
  why(action: Action): Promise<Why | null> {
    return new Promise((answer) => this.#asking.why(++this.#requests, { action, answer }));
  }

  /** Ask why and show the answer in the Rules panel: the button "Why not?". */
  async explain(action: Action): Promise<Why | null> {
    const why = await this.why(action);
    this.refused = why === null ? null : { action, ...why };
    if (why !== null) this.show('rules');
    return why;
  }

  /**
   * What can this chair do, and by which rules did the last things happen, as it may know them? Null where the table
   * does not say: the line is down, or no game is on.
   */
  explained(): Promise<Explained | null> {
    return new Promise((answer) => this.#asking.explain(++this.#requests, answer));
  }

  /** Bring a side panel to the front; on a phone its sheet comes up. */
  show(panel: Panel): void {
    this.panel = panel;
    this.panelOpen = true;
  }

  /** Say something to the table. An onlooker gives a name. False where the table did not take it, or the line is down. */
  say(text: string, name: string | null = null): Promise<boolean> {
    return new Promise((answer) => {
      const request = this.#send(name === null ? { type: 'say', text } : { type: 'say', text, name });
      if (request === null) answer(false);
      else this.#sayings.add(request, { name, answer });
    });
  }

  /** Say anything else that the wire knows. False where the line is down. */
  send(message: FromClient): boolean {
    return this.#send(message) !== null;
  }

  /** Listen to moments as they happen, for motion and sound. Returns the way to stop: give it back from an `$effect`. */
  onMoment(listener: MomentListener<View, Action, Event>): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The clock of a seat that is awaited; null where it has none. */
  clockOf(seat: number | null): RunningClock | null {
    return this.clocks.find((clock) => clock.seat === seat) ?? null;
  }

  /** The name of who sits there; null for a free chair. */
  nameOf(seat: number): string | null {
    return this.seats[seat]?.name ?? null;
  }

  /** The colour of a chair, a key of the players' colours. */
  colourOf(seat: number): string {
    return this.seats[seat]?.colour ?? '';
  }

  /** Take in one message of the server. False where it does not follow from what came before. */
  receive(message: FromServer): boolean {
    switch (message.type) {
      case 'sync':
        for (const line of message.chat.slice(this.chat.length)) this.#sayings.hear(line, this.you);
        if (this.#wasDown) this.#sayings.fail(null);
        this.#wasDown = false;
        // What was said before one came is read in passing, not counted as new.
        if (this.info === null) this.chatSeen = message.chat.at(-1)?.number ?? 0;
        this.info = message.table;
        this.you = message.you;
        this.sequence = message.sequence;
        this.game = message.game as GameNowOf<View, Action> | null;
        this.log = message.log as readonly MomentOf<Event>[];
        this.chat = message.chat;
        this.notes = message.notes;
        this.clocks = message.clocks.map(running);
        this.pending = null;
        this.proposed = null;
        this.refused = null;
        this.#asking.again();
        break;
      case 'step':
        return this.#step(
          message.moment as MomentOf<Event>,
          message.game as GameNowOf<View, Action>,
          message.clocks.map(running),
        );
      case 'table':
        this.info = message.table;
        this.clocks = message.clocks.map(running);
        break;
      case 'noted':
        this.notes = [...this.notes, message.note];
        break;
      case 'said':
        this.chat = [...this.chat, message.line];
        this.#sayings.hear(message.line, this.you);
        break;
      case 'refused':
        this.refused = { action: this.pending, refusal: message.refusal, message: this.#inWords(message.refusal, message.message) };
        this.pending = null;
        this.show('rules');
        break;
      case 'reason':
        this.#answer(message.request, message.refusal, message.message);
        break;
      case 'explained':
        this.#asking.hearExplained(message.request, message.explained);
        break;
      case 'failed':
        this.#fail(message.request ?? null);
        this.trouble = { number: ++this.#troubles, code: message.code, message: failureText(message, message.message) };
        break;
      case 'pong':
        break;
    }
    return true;
  }

  #step(moment: MomentOf<Event>, game: GameNowOf<View, Action>, clocks: readonly RunningClock[]): boolean {
    if (moment.sequence !== this.sequence + 1) return false;
    this.clocks = clocks;
    const before = this.game;
    this.game = game;
    this.sequence = moment.sequence;
    this.log = [...this.log, moment];
    if (moment.seat === this.you) this.pending = null;
    if (!this.#isAskedStill(before)) this.proposed = null;
    this.refused = null;
    for (const listener of this.#listeners) listener(moment, before);
    return true;
  }

  #answer(request: number, refusal: Refusal | null, message: string | null): void {
    const isLegal = refusal === null || message === null;
    this.#asking.hearReason(request, isLegal ? null : { refusal, message: this.#inWords(refusal, message) });
  }

  /** Send a message with a number of its own, by which its failure is known. Null where the line is down. */
  #send(message: FromClient): number | null {
    const request = ++this.#requests;
    return this.#line.send({ ...message, request }) ? request : null;
  }

  /** A message failed: whatever waits for an answer where it could not even be read which. */
  #fail(request: number | null): void {
    if (request === null || request === this.#acting) this.pending = null;
    this.#sayings.fail(request);
    this.#asking.fail(request);
  }

  #isAwaited(seat: number | null): boolean {
    return seat !== null && (this.game?.ask?.awaited.includes(seat) ?? false);
  }

  /** Whether the table asked for the same before: others chose at the same time. */
  #isAskedStill(before: GameNow | null): boolean {
    return this.#isAwaited(this.you) && before?.ask?.window === this.game?.ask?.window;
  }

  #inWords(refusal: Refusal, english: string): string {
    return refusalText(this.info?.game ?? '', refusal, english);
  }

  /** Whether a line of chat is another's, and of nobody whom the reader has muted. */
  #isHeard(line: ChatLine): boolean {
    return (line.seat === null || line.seat !== this.you) && !muted.hides(this.info?.id ?? '', line);
  }

  #mayAct(): boolean {
    return this.#isAwaited(this.you) || (this.you !== null && (this.game?.ask?.revising.includes(this.you) ?? false));
  }
}
