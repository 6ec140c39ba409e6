import { postInTime } from './attempt.ts';
import type { Device } from './device.ts';
import { withAttempt } from './journal.ts';
import { LOCK_WAIT_MS, SEND_SPACING_MS } from './limits.ts';
import { endPostIn } from './queue.ts';
import { newRecord, type Payload } from './record.ts';
import { classifyResponse } from './response.ts';

/**
 * Posts what cannot be on the disk, under the rate limit: nothing records when it begins, so the lock
 * is kept for a whole spacing on both sides of it. Never rejects.
 */
export function sendUnstored(
  device: Device,
  id: string,
  payload: Payload,
): Promise<'sent' | 'failed'> {
  return new Promise((resolve) => {
    const send = async () => {
      await device.wait(SEND_SPACING_MS);
      const record = newRecord({ id, hash: '', seq: 0 }, payload, device.now());
      const journal = withAttempt(record, { id, at: device.now() });
      const response = await postInTime(device, { ...record, journal }, () => {});
      resolve(classifyResponse(response) === 'sent' ? 'sent' : 'failed');
      // There may be room by now, and messages that wait for the end of a rest.
      await device
        .transact(['queue'], 'readwrite', ({ queue }) => endPostIn(queue, response, device.now()))
        .catch(() => {});
      await device.wait(SEND_SPACING_MS);
    };
    device.withSendLock(LOCK_WAIT_MS, send).then(
      // Does nothing where it was sent: a promise is settled once.
      () => resolve('failed'),
      () => resolve('failed'),
    );
  });
}
