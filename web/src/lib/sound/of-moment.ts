/** Which sounds a moment makes, and when. */
import type { SoundName } from './sounds';

/** A sound, and how long after the moment it comes; in seconds. */
export interface Cue {
  readonly name: SoundName;
  readonly after: number;
}

const APART = 0.14;
/** A moment that does a great deal is heard by its first few sounds. */
const MOST = 4;

/** The sounds of a moment's events in their order; the same one is not heard twice in a row. */
export function cuesOf<Event>(events: readonly Event[], sound: (event: Event) => SoundName | null): readonly Cue[] {
  const names = events.map(sound).filter((name) => name !== null);
  return names
    .filter((name, index) => name !== names[index - 1])
    .slice(0, MOST)
    .map((name, index) => ({ name, after: index * APART }));
}
