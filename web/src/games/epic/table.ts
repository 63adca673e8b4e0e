// What the page of a table needs of The Epic Beard Game.

import type { EpicAction, EpicEvent, EpicView } from '../../wire/epic';
import { defineTable } from '../registry';
import Bill from './Bill.svelte';
import BillArt from './BillArt.svelte';
import Figure from './Figure.svelte';
import ScoreSheet from './ScoreSheet.svelte';
import Table from './Table.svelte';
import { headline, progress, tell } from './sentences';
import { sound } from './sounds';

export default defineTable<EpicView, EpicAction, EpicEvent>({
  Table,
  Bill,
  BillArt,
  Figure,
  Side: ScoreSheet,
  tell,
  sound,
  progress,
  headline,
  standing: ({ view }) => view.totals,
});
