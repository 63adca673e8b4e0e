import { Visit } from '$lib/table/visit.svelte';
import { Device } from './device.svelte';

/** Everybody at a table who plays on this device. One whose secret opens nothing any more is let go. */
export function deviceAt(table: string): Device<Visit> {
  const device: Device<Visit> = new Device(table, new Visit(table), (secret) => {
    const companion = new Visit(table, { companion: secret });
    companion.lost = () => device.drop(companion, secret);
    return companion;
  });
  return device;
}
