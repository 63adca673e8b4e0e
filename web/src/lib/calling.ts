/** Calling somebody to a table whose turn it is: by bell and, where they allowed it, by a notification. */
import { notifyFromAfar } from './installed';
import { router, tablePath } from './router.svelte';
import { settings } from './settings.svelte';
import { player } from './sound/player';
import { keep, read } from './stored';
import { join, sentence, words } from './words';
import type { TableSummary } from '../wire/table';

const STORED = 'chinwag.called';
/** Several windows of this browser see the same turn: the first calls for all of them. */
const ONCE_IN = 10_000;

/** Whether this browser can show notifications, and may: null where it cannot or the person has refused. */
export function mayNotify(): 'granted' | 'default' | null {
  if (typeof Notification === 'undefined' || Notification.permission === 'denied') return null;
  return Notification.permission;
}

/** Ask the person's leave to notify. False where it is not given. */
export async function askToNotify(): Promise<boolean> {
  return mayNotify() !== null && (await Notification.requestPermission()) === 'granted';
}

/** It is somebody's turn at a table. Who looks at this window needs no notification; the title tells it anyway. */
export function callToTable(table: Pick<TableSummary, 'id' | 'names'>, { bell }: { bell: boolean }): void {
  if (wasCalled(table.id)) return;
  if (bell) player.play('bell');
  if (!settings.notifies || mayNotify() !== 'granted' || isLookedAt()) return;
  const options = {
    body: sentence(words.table.call.body, { table: table.id, names: join(table.names) }),
    tag: `chinwag ${table.id}`,
  };
  try {
    const notification = new Notification(words.table.call.title, options);
    notification.onclick = () => {
      window.focus();
      router.go(tablePath(table.id));
      notification.close();
    };
  } catch {
    // Phones notify only through a service worker. Without one the title and the bell are left.
    void notifyFromAfar(words.table.call.title, options, tablePath(table.id));
  }
}

function isLookedAt(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

function wasCalled(table: string): boolean {
  const now = Date.now();
  const lately = Object.entries(read(STORED) ?? {}).filter(([, at]) => typeof at === 'number' && Math.abs(now - at) < ONCE_IN);
  if (lately.some(([other]) => other === table)) return true;
  keep(STORED, Object.fromEntries([...lately, [table, now]]));
  return false;
}
