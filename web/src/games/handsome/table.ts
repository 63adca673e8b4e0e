// What the page of a table needs of Handsome.

import type { HandsomeAction, HandsomeEvent, HandsomeView } from '../../wire/handsome';
import { defineTable } from '../registry';
import Bill from './Bill.svelte';
import BillArt from './BillArt.svelte';
import Figure from './Figure.svelte';
import Side from './Side.svelte';
import Table from './Table.svelte';
import { headline, progress, tell } from './sentences';
import { sound } from './sounds';

export default defineTable<HandsomeView, HandsomeAction, HandsomeEvent>({
  Table,
  Side,
  Bill,
  BillArt,
  Figure,
  tell,
  sound,
  progress,
  headline,
  standing: ({ view }) => view.scores,
});
