// What a rulebook page needs of the diagrams of Handsome.

import type { HandsomeAction, HandsomeEvent, HandsomeView } from '../../wire/handsome';
import { defineDiagrams } from '../registry';
import Diagram from './Diagram.svelte';

export default defineDiagrams<HandsomeView, HandsomeAction, HandsomeEvent>({ Picture: Diagram, columns: 2 });
