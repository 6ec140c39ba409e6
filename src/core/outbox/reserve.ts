import type { Device } from './device.ts';
import { RESERVE_BYTES } from './limits.ts';

/** In the store of the queue's state. */
const KEY = 'reserve';

/**
 * While messages wait, bytes that mean nothing keep room for what must be written to send them. On a full disk
 * Chromium refuses every `put`, of a smaller record too, but no `delete`, and counts what that frees once it is
 * committed.
 *
 * @param isNeeded whether a message waits
 * @returns whether room was kept before
 */
export const tendReserve = (device: Device, isNeeded: boolean): Promise<boolean> =>
  device.transact(['queue'], 'readwrite', async ({ queue }) => {
    const wasKept = (await queue.get(KEY)) !== undefined;
    // Random, or a database that compresses would keep nothing of it.
    if (isNeeded && !wasKept) queue.put(KEY, crypto.getRandomValues(new Uint8Array(RESERVE_BYTES)));
    if (!isNeeded && wasKept) queue.delete(KEY);
    return wasKept;
  });

/**
 * Writes a change of a message that is on the disk; where the disk is full, into the room that was kept for it.
 *
 * @param write one transaction, which can be run again
 * @throws what `write` throws
 */
export async function withReserve<Result>(
  device: Device,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isFullDisk(error) || !(await tendReserve(device, false).catch(() => false))) throw error;
    return write();
  }
}

export const isFullDisk = (error: unknown): boolean =>
  (error as Error | undefined)?.name === 'QuotaExceededError';
