// What the page of a table needs of Beardsmith.

import type { BeardsmithEvent, BeardsmithView, Place } from '../../wire/beardsmith';
import { defineTable } from '../registry';
import Bill from './Bill.svelte';
import BillArt from './BillArt.svelte';
import Figure from './Figure.svelte';
import RoomBoard from './RoomBoard.svelte';
import Table from './Table.svelte';
import { headline, progress, tell } from './sentences';
import { sound } from './sounds';

export default defineTable<BeardsmithView, Place, BeardsmithEvent>({
  Table,
  RoomBoard,
  Bill,
  BillArt,
  Figure,
  tell,
  sound,
  progress,
  headline,
  standing: ({ view }) => view.scores.map(({ total }) => total),
});
