// What is heard of Beard Wizards.

import type { SoundName } from '$lib/sound/sounds';
import type { WizardsEvent } from '../../wire/wizards';

/** The sound of an event. */
export function sound(event: WizardsEvent): SoundName | null {
  switch (event.event) {
    case 'dealt':
    case 'drawn':
    case 'flipped':
    case 'hands_swapped':
    case 'taken':
      return 'slide';
    case 'beards_swapped':
    case 'discarded_at_random':
    case 'equipment_lost':
    case 'equipped':
    case 'picked':
    case 'ritual_performed':
    case 'spell_cast':
    case 'used':
      return 'slap';
    case 'countered':
      return 'stamp';
    case 'hairs_drawn':
    case 'hairs_returned':
      return event.count > 0 ? 'clink' : null;
    case 'hairs_stolen':
      return event.count > 0 ? 'pluck' : null;
    case 'game_ended':
      return 'win';
    case 'allowed':
    case 'hand_seen':
    case 'no_effect':
    case 'turn_ended':
    case 'turn_started':
      return null;
  }
}
