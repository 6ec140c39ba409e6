import type { Device } from './device.ts';
import { mayHaveArrived } from './journal.ts';
import { isDone } from './record.ts';
import { unstoredJournal } from './send-unstored.ts';
import { readRecord } from './store.ts';

/**
 * Whether a copy of the text under an id may have arrived, as far as this device knows. Another text that takes its
 * place gets an id of its own, so its author has to know. Never rejects.
 */
export async function copyMayHaveArrived(device: Device, id: string): Promise<boolean> {
  const record = await readRecord(device, id).catch(() => undefined);
  if (record && isDone(record)) return false;
  return mayHaveArrived({ journal: [...(record?.journal ?? []), ...unstoredJournal(device, id)] });
}
