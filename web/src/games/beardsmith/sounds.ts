// What is heard of Beardsmith.

import type { SoundName } from '$lib/sound/sounds';
import type { BeardsmithEvent, TileKind } from '../../wire/beardsmith';

const PLACED: Readonly<Record<TileKind, SoundName>> = {
  beard: 'wood',
  board: 'wood',
  wild: 'wood',
  scissors: 'snip',
  gum: 'pop',
};

/** The sound of an event. Drawing is silent: it follows every tile that is laid. */
export function sound(event: BeardsmithEvent): SoundName | null {
  switch (event.event) {
    case 'placed':
      return PLACED[event.kind];
    case 'ended':
      return 'win';
    case 'first_tiles':
    case 'drawn':
    case 'skipped':
      return null;
  }
}
