import { postInTime } from './attempt.ts';
import type { Device } from './device.ts';
import { mayHaveArrived, withAttempt } from './journal.ts';
import { LOCK_WAIT_MS, SEND_SPACING_MS } from './limits.ts';
import { endPostIn } from './queue.ts';
import { type Attempt, newRecord, type Payload } from './record.ts';
import { classifyResponse, responseCode } from './response.ts';

/** The last attempt of each text that could not be stored then, and may be by now. */
const attempts = new WeakMap<Device, Map<string, Attempt>>();

/** What this page knows of a text that it has posted without a record: the beginning of its journal. */
export const unstoredJournal = (device: Device, id: string): Attempt[] =>
  [attempts.get(device)?.get(id)].filter((attempt) => attempt !== undefined);

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
      const journal = withAttempt(
        { journal: unstoredJournal(device, id) },
        { id: device.randomId(), at: device.now() },
      );
      const record = newRecord({ id, hash: '', seq: 0 }, payload, device.now());
      const stands = async () => true;
      const response = await postInTime(device, { ...record, journal }, stands, () => {});
      const [last] = journal.slice(-1);
      if (last) remember(device, id, { ...last, response: responseCode(response, true) });
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

/** A certain answer to a later one takes no doubt away from an earlier. */
function remember(device: Device, id: string, attempt: Attempt): void {
  const known = attempts.get(device) ?? new Map<string, Attempt>();
  const before = known.get(id);
  const isDoubtful = before !== undefined && mayHaveArrived({ journal: [before] });
  known.set(id, isDoubtful ? { ...attempt, response: before.response } : attempt);
  attempts.set(device, known);
}
