// What a rulebook page needs of Beardsmith's diagrams.

import type { BeardsmithEvent, BeardsmithView, Place } from '../../wire/beardsmith';
import { defineDiagrams } from '../registry';
import Diagram from './Diagram.svelte';

export default defineDiagrams<BeardsmithView, Place, BeardsmithEvent>({ Picture: Diagram, columns: 3 });
