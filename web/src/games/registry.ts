/**
 * The games that the page can show. A game is one folder here and one line below; the rest of the page asks only
 * for what `GameCover` and `GameTable` say, and never which game it is.
 */
import type { Component } from 'svelte';
import type { BoxWords } from '$lib/art/box';
import { cover as beardsmith } from './beardsmith/cover';
import { cover as epic } from './epic/cover';
import { cover as handsome } from './handsome/cover';
import { cover as wizards } from './wizards/cover';
import type { Svg } from '$lib/art/svg';
import type { SoundName } from '$lib/sound/sounds';
import type { Facts, Template, Words } from '$lib/words';
import type { GameNowOf, TableSession } from '$lib/table/session.svelte';
import type { GameAction, GameEvent, GameView } from '../wire/table';

/** What one option of a game is called, and its values. Kept in the game's words under `options`. */
export interface OptionWords {
  readonly label: string;
  readonly values: Readonly<Record<string, string>>;
  /** One sentence of help. */
  readonly help?: string;
  /** For an option of chairs: one sentence of what a chosen chair does, with the fact `name`, instead of the help. */
  readonly chair?: Template;
  /** For a free option that is written rather than picked: what stands in its empty field. */
  readonly field?: string;
}

/**
 * What a window of a game (`Ask.window`) is called in the turn line. Kept in the game's words under `windows`.
 * `others` has the fact `names`, who is awaited.
 */
export interface WindowWords {
  /** "Your turn: place a tile". */
  readonly you: string;
  /** "{names} to play". */
  readonly others: Template;
  /** Said at once by a screen reader where somebody else's action asks the reader something: "You are asked …". */
  readonly asked?: string;
  /** What its clock is called where the game offers one of its own: "Time to answer". */
  readonly clock?: string;
}

/** What the shell reads in the words of a game, `words/en/GAME.json`; the rest of that file is the game's own. */
export interface GameWords {
  /** One line under the title: "One shared beard of tiles. Own what shows, tie off your loose ends." */
  readonly blurb: string;
  /** "30–60 min". */
  readonly minutes: string;
  readonly options: Readonly<Record<string, OptionWords>>;
  readonly windows: Readonly<Record<string, WindowWords>>;
  /** What each kind of action is called, by its `do`: "Place a tile". */
  readonly ask: Readonly<Record<string, string>>;
  /** What the quantities of the set-up are called, in the rulebook. */
  readonly set_up: Readonly<Record<string, string>>;
  /** For a game whose start does not go round in an evening: why not, with the ids of the rules. */
  readonly nothing_goes_round?: string;
}

/** How the hands of a game may be sorted: the first is how they are unless the reader chose another. */
export interface HandOrders {
  readonly label: string;
  readonly names: Readonly<Record<string, string>>;
}

/** What home and lobby need of a game. Small: every cover is part of the first page that a visitor loads. */
export interface GameCover {
  readonly words: GameWords & Words;
  /** The box on the shelf, with how many play and how long printed on it. */
  readonly box: (words: BoxWords) => Svg;
  /** The lid of the box, square, for lists. */
  readonly lid: () => Svg;
  /**
   * The picture of an option's value, null where words will do; loaded when first needed. The starting boards of
   * Beardsmith are chosen by picture.
   */
  readonly picture?: (option: string, value: string) => Promise<Svg | null>;
  /**
   * What is in the box, where that is worth a look before the first deal: drawn from what the server tells of it
   * (`/api/games/GAME/contents`), and with a mark at what is the house's own. Loaded when first needed.
   */
  readonly contents?: () => Promise<Component<ContentsProps>>;
  /** For the settings, where the game lets its hands be sorted. */
  readonly orders?: HandOrders;
}

/** The props of what is in the box. Only the game knows the type of what it gets. */
export interface ContentsProps {
  readonly contents: never;
}

/**
 * One sentence of the log: a template of the game's words with its facts. The facts `name` and `names` are set in bold.
 * `seat` puts that player's mark in front; `heading` makes it a heading of the log.
 */
export interface Telling {
  readonly template: Template;
  readonly facts: Facts;
  readonly seat: number | null;
  readonly heading?: boolean;
}

/** What the sentences of a game may know of the table. */
export interface Teller {
  /** The name of a seat as the log says it: always the name, also for the reader's own chair. */
  nameOf(seat: number): string;
  /** The name of a seat's colour: "Ginger". */
  colourOf(seat: number): string;
}

/** The props of everything that a game draws. */
export interface GameProps<View extends GameView, Action extends GameAction, Event extends GameEvent> {
  readonly session: TableSession<View, Action, Event>;
  /** Whether it is shown to the whole room: whose turn it is and what happened stand beside it, nobody presses a button. */
  readonly inRoom?: boolean;
}

/** The props of the figure in "Why not?". */
export interface FigureProps<View extends GameView, Action extends GameAction, Event extends GameEvent>
  extends GameProps<View, Action, Event> {
  readonly action: Action;
}

/** What the page of a table needs of a game; loaded with the table. */
export interface GameTableOf<View extends GameView, Action extends GameAction, Event extends GameEvent> {
  /**
   * All of the table that lies between the bar and the side panel: seats, felt, hand and buttons. It fills its box
   * (a grid cell with `min-height: 0`). It may read everything in the session, and acts with `session.act`,
   * `session.explain`. `$lib/table/TurnLine.svelte` is the turn line for it to lay on the felt.
   */
  readonly Table: Component<GameProps<View, Action, Event>>;
  /** The middle of the table alone, for the board of a room; without it the room sees `Table` as an onlooker does. */
  readonly RoomBoard?: Component<GameProps<View, Action, Event>>;
  /** What stands above the side panel on a wide screen: the score so far. */
  readonly Side?: Component<GameProps<View, Action, Event>>;
  /** The score sheet: where each point came from. It stands in the frame of the bill. */
  readonly Bill: Component<GameProps<View, Action, Event>>;
  /** The picture at the head of the bill. */
  readonly BillArt?: Component<GameProps<View, Action, Event>>;
  /** A picture of a refused wish, above the reason in the Rules panel. */
  readonly Figure?: Component<FigureProps<View, Action, Event>>;
  /** The sentence of an event, null where it needs none. */
  readonly tell: (event: Event, teller: Teller) => Telling | null;
  /** What is heard of an event, null where it is silent. */
  readonly sound?: (event: Event) => SoundName | null;
  /** A few words on how far the game is, for the bar: "turn 45 of 60". */
  readonly progress: (game: GameNowOf<View, Action>) => string;
  /** The score of every player as it stands, for the lines of a replay, where a game has one all along. */
  readonly standing?: (game: GameNowOf<View, Action>) => readonly number[];
  /** The headline of the bill: "Barnaby wins by a whisker". */
  readonly headline: (game: GameNowOf<View, Action>, teller: Teller) => string;
}

/** A game's table whose types the shell does not know: it only passes a session of the same game on. */
export type GameTable = GameTableOf<never, never, never>;

/** The props of the picture in a diagram of the rulebook. */
export interface DiagramProps<View extends GameView, Action extends GameAction, Event extends GameEvent>
  extends GameProps<View, Action, Event> {
  /** What was tried last, null before the first move. A refused one has changed nothing: `session.refused` says why. */
  readonly move: { readonly seat: number; readonly action: Action } | null;
  /** The view before that move. */
  readonly before: View;
  /** What the diagram says that it shows, in the game's own words. */
  readonly shows: string;
  /** What the picture is called by a screen reader. */
  readonly label: string;
}

/** What a rulebook page needs of a game's diagrams; loaded with the book. */
export interface GameDiagramsOf<View extends GameView, Action extends GameAction, Event extends GameEvent> {
  readonly Picture: Component<DiagramProps<View, Action, Event>>;
  /** How many stand side by side on a wide screen. */
  readonly columns: 1 | 2 | 3;
}

/** A game's diagrams whose types the page does not know. */
export type GameDiagrams = GameDiagramsOf<never, never, never>;

/** One game of the page. */
export interface GameEntry {
  readonly cover: GameCover;
  readonly table: () => Promise<GameTable>;
  readonly diagrams: () => Promise<GameDiagrams>;
}

/** A game's diagrams with its own types, as the registry takes them. */
export function defineDiagrams<View extends GameView, Action extends GameAction, Event extends GameEvent>(
  diagrams: GameDiagramsOf<View, Action, Event>,
): GameDiagrams {
  return diagrams as unknown as GameDiagrams;
}

/** A game's table with its own types, as the registry takes it. The only place where they are forgotten. */
export function defineTable<View extends GameView, Action extends GameAction, Event extends GameEvent>(
  table: GameTableOf<View, Action, Event>,
): GameTable {
  return table as unknown as GameTable;
}

/** Every game by its id, in the order of the shelf. */
export const registry: Readonly<Record<string, GameEntry>> = {
  beardsmith: {
    cover: beardsmith,
    table: async () => (await import('./beardsmith/table')).default,
    diagrams: async () => (await import('./beardsmith/diagrams')).default,
  },
  epic: {
    cover: epic,
    table: async () => (await import('./epic/table')).default,
    diagrams: async () => (await import('./epic/diagrams')).default,
  },
  handsome: {
    cover: handsome,
    table: async () => (await import('./handsome/table')).default,
    diagrams: async () => (await import('./handsome/diagrams')).default,
  },
  wizards: {
    cover: wizards,
    table: async () => (await import('./wizards/table')).default,
    diagrams: async () => (await import('./wizards/diagrams')).default,
  },
};
