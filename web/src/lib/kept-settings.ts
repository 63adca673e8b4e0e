/** The settings as this browser keeps them: what may stand there, what holds where nothing was chosen. */

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** `system` follows the system's wish for less motion; `less` wishes so here whatever the system says. */
export const MOTIONS = ['system', 'less'] as const;
export type Motion = (typeof MOTIONS)[number];

export const TEXT_SIZES = ['usual', 'larger', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export interface KeptSettings {
  readonly theme: Theme;
  readonly motion: Motion;
  readonly textSize: TextSize;
  /** Whether whose piece is whose is drawn more strongly, for eyes that tell colours apart badly. */
  readonly patterns: boolean;
  readonly sounds: boolean;
  /** Whether a notification tells of a turn, where the browser may show some. */
  readonly notifies: boolean;
  /** Whether an action that cannot be taken back wants a second press. */
  readonly confirms: boolean;
  /** A language's tag, null for that of the browser. */
  readonly language: string | null;
  /** How the hands of each game are sorted, in that game's own words. */
  readonly orders: Readonly<Record<string, string>>;
}

export const DEFAULTS: KeptSettings = {
  theme: 'auto',
  motion: 'system',
  textSize: 'usual',
  patterns: false,
  sounds: true,
  notifies: false,
  confirms: false,
  language: null,
  orders: {},
};

/** What was kept, with the default for each thing that is missing or makes no sense. */
export function settingsFrom(stored: unknown): KeptSettings {
  const kept = isRecord(stored) ? stored : {};
  return {
    theme: oneOf(THEMES, kept['theme'], DEFAULTS.theme),
    motion: oneOf(MOTIONS, kept['motion'], DEFAULTS.motion),
    textSize: oneOf(TEXT_SIZES, kept['textSize'], DEFAULTS.textSize),
    patterns: yesOrNo(kept['patterns'], DEFAULTS.patterns),
    sounds: yesOrNo(kept['sounds'], DEFAULTS.sounds),
    notifies: yesOrNo(kept['notifies'], DEFAULTS.notifies),
    confirms: yesOrNo(kept['confirms'], DEFAULTS.confirms),
    language: typeof kept['language'] === 'string' ? kept['language'] : DEFAULTS.language,
    orders: isRecord(kept['orders']) ? textsOf(kept['orders']) : DEFAULTS.orders,
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const oneOf = <Value>(known: readonly Value[], value: unknown, otherwise: Value): Value =>
  known.find((each) => each === value) ?? otherwise;

const yesOrNo = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);

const textsOf = (record: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
