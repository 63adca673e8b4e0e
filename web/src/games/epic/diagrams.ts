// What a rulebook page needs of the diagrams of the Epic Beard Game.

import type { EpicAction, EpicEvent, EpicView } from '../../wire/epic';
import { defineDiagrams } from '../registry';
import Diagram from './Diagram.svelte';

export default defineDiagrams<EpicView, EpicAction, EpicEvent>({ Picture: Diagram, columns: 2 });
