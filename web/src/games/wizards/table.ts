// What the page of a table needs of Beard Wizards.

import type { WizardsAction, WizardsEvent, WizardsView } from '../../wire/wizards';
import { defineTable } from '../registry';
import Bill from './Bill.svelte';
import BillArt from './BillArt.svelte';
import Figure from './Figure.svelte';
import RitualSide from './RitualSide.svelte';
import Table from './Table.svelte';
import { headline, progress, standing, tell } from './sentences';
import { sound } from './sounds';

export default defineTable<WizardsView, WizardsAction, WizardsEvent>({
  Table,
  Bill,
  BillArt,
  Figure,
  Side: RitualSide,
  tell,
  sound,
  progress,
  standing,
  headline,
});
