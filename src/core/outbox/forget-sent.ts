import type { Device } from './device.ts';
import { sentOf } from './sent.ts';
import { putRecord, recordsIn } from './store.ts';

/**
 * Takes messages off the list of what was sent for good, and with them the older ones that would follow in their place.
 * Rejects where storage refuses, and then nothing has changed.
 */
export async function forgetSent(device: Device, ids: readonly string[]): Promise<void> {
  await device.transact(['messages'], 'readwrite', async ({ messages }) => {
    const records = await recordsIn(messages);
    const kept = sentOf(records).filter(({ id }) => !ids.includes(id));
    for (const record of records) {
      const { sentAt, ...unlisted } = record;
      if (sentAt !== undefined && !kept.some(({ id }) => id === record.id))
        putRecord(messages, record, unlisted);
    }
  });
  device.announceChange();
}
