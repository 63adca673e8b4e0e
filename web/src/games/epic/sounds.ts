// What is heard of The Epic Beard Game.

import type { SoundName } from '$lib/sound/sounds';
import type { EpicEvent } from '../../wire/epic';

/** The sound of an event. */
export function sound(event: EpicEvent): SoundName | null {
  switch (event.event) {
    case 'dealt':
    case 'drawn':
    case 'reshuffled':
    case 'taken_back':
      return 'slide';
    case 'discarded':
    case 'declared':
    case 'turned_up':
    case 'pair_discarded':
      return 'slap';
    case 'answered':
      return event.believes ? null : 'knocks';
    case 'chip_won':
      return 'clink';
    case 'game_ended':
      return 'win';
    case 'bank_empty':
    case 'round_ended':
      return null;
  }
}
