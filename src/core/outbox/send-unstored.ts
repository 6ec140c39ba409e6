import { postInTime } from './attempt.ts';
import type { Device } from './device.ts';
import { mayHaveArrived, withAttempt } from './journal.ts';
import { LOCK_WAIT_MS, SEND_SPACING_MS } from './limits.ts';
import type { Payload } from './payload.ts';
import { endPostIn } from './queue.ts';
import { type Attempt, isDone, newRecord, type OutboxRecord } from './record.ts';
import { isFullDisk } from './reserve.ts';
import { classifyResponse, responseCode } from './response.ts';
import { lookUp, putRecord, recordIn } from './store.ts';
import { joinUnstored } from './transitions.ts';
import { writeSurely } from './write-surely.ts';

/** Storage that gave no answer may have stored it all the same, and its author deleted it elsewhere since. */
const isOver = (found: Awaited<ReturnType<typeof lookUp>>): found is OutboxRecord =>
  found !== undefined && found !== 'unanswered' && isDone(found);

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
): Promise<'sent' | 'failed' | 'withdrawn'> {
  return new Promise((resolve) => {
    // Its author was told that it has failed, since the lock was taken from a page that slept: it does not go out then.
    let isOpen = true;
    const send = async () => {
      await device.wait(SEND_SPACING_MS);
      const journal = withAttempt(
        { journal: unstoredJournal(device, id) },
        { id: device.randomId(), at: device.now() },
      );
      const record = newRecord({ id, hash: '', seq: 0 }, payload, device.now());
      const stored = () => lookUp(device, id);
      const stands = async () => isOpen && (await stored()) === undefined;
      const response = await postInTime(device, { ...record, journal }, stands, () => {});
      const [last] = journal.slice(-1);
      const found = await stored();
      if (response.kind === 'unsent' && isOver(found))
        return resolve(found.status === 'sent' ? 'sent' : 'withdrawn');
      const isSent = classifyResponse(response) === 'sent';
      const attempt = last && { ...last, response: responseCode(response, true) };
      if (attempt) remember(device, id, attempt);
      resolve(isSent ? 'sent' : 'failed');
      // There may be room by now, and messages that wait for the end of a rest. And where storage gave no answer, what
      // was to be stored may be there, and would be posted once more.
      const note = () =>
        device.transact(['messages', 'queue'], 'readwrite', async ({ messages, queue }) => {
          const stored = await recordIn(messages, id);
          await endPostIn(queue, response, device.now());
          const joined = stored && attempt && joinUnstored(stored, attempt, isSent);
          if (stored && joined) putRecord(messages, stored, joined);
        });
      await note()
        // On a full disk that would hold the lock for a minute, and nothing of it is stored.
        .catch((error) => (isFullDisk(error) ? undefined : writeSurely(device, note)))
        .catch(() => {});
      device.announceChange();
      await device.wait(SEND_SPACING_MS);
    };
    const giveUp = () => {
      isOpen = false;
      // Does nothing where it was sent: a promise is settled once.
      resolve('failed');
    };
    device.withSendLock(LOCK_WAIT_MS, send).then(giveUp, giveUp);
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
