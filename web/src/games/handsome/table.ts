// What the page of a table needs of Handsome.

import type { HandsomeAction, HandsomeEvent, HandsomeView } from '../../wire/handsome';
import { defineTable } from '../registry';
import Bill from './Bill.svelte';
import BillArt from './BillArt.svelte';
import Figure from './Figure.svelte';
import Side from './Side.svelte';
import Table from './Table.svelte';
import { headline, progress, tell } from './sentences';

export default defineTable<HandsomeView, HandsomeAction, HandsomeEvent>({
  Table,
  Side,
  Bill,
  BillArt,
  Figure,
  tell,
  progress,
  headline,
  standing: ({ view }) => view.scores,
});
