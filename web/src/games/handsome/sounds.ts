// What is heard of Handsome.

import type { SoundName } from '$lib/sound/sounds';
import type { HandsomeEvent } from '../../wire/handsome';

/** The sound of an event. */
export function sound(event: HandsomeEvent): SoundName | null {
  switch (event.event) {
    case 'dealt':
    case 'centre_turned_up':
      return 'slide';
    case 'gave':
    case 'handed_in':
    case 'words_turned_up':
      return 'slap';
    case 'challenged':
      return 'knocks';
    case 'round_scored':
      return event.points.some((points) => points > 0) ? 'clink' : null;
    case 'game_ended':
      return 'win';
    case 'said_done':
    case 'stop_wished':
      return null;
  }
}
