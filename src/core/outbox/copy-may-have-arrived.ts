import type { Device } from './device.ts';
import { mayHaveArrived, openAttempt } from './journal.ts';
import { isDone } from './record.ts';
import { unstoredJournal } from './send-unstored.ts';
import { readRecord } from './store.ts';

/**
 * Whether a copy of the text under an id may have arrived, as far as this device knows. Another text that takes its
 * place gets a new id, so its author has to know. Never rejects.
 */
export async function copyMayHaveArrived(device: Device, id: string): Promise<boolean> {
  const record = await readRecord(device, id).catch(() => undefined);
  if (record && isDone(record)) return false;
  // What came of a post that is under way is told when it ends.
  const underWay = record && openAttempt(record);
  const ended = record?.journal.filter((attempt) => attempt !== underWay) ?? [];
  return mayHaveArrived({ journal: [...ended, ...unstoredJournal(device, id)] });
}
