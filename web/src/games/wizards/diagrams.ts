// What a rulebook page needs of the diagrams of Beard Wizards.

import type { WizardsAction, WizardsEvent, WizardsView } from '../../wire/wizards';
import { defineDiagrams } from '../registry';
import Diagram from './Diagram.svelte';

export default defineDiagrams<WizardsView, WizardsAction, WizardsEvent>({ Picture: Diagram, columns: 2 });
