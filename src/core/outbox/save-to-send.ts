import { acceptOrReserve } from './accept-or-reserve.ts';
import type { PageDevice } from './device.ts';
import type { Identity } from './identity.ts';
import type { Payload } from './payload.ts';
import type { OutboxRecord } from './record.ts';
import { changeRecord, lookUp } from './store.ts';
import { leaveToQueue } from './transitions.ts';

/**
 * - `saved`: it is on the disk, and is sent without a press
 * - `sent`: exactly this text was delivered already
 * - `withdrawn`: its author deleted it; sent again it is another message
 * - `full`: too many messages wait
 * - `unsaved`: the disk refused it, or this build cannot send
 * - `unanswered`: storage gave no answer, so nobody knows whether it is on the disk
 */
export type SaveOutcome = 'saved' | 'sent' | 'withdrawn' | 'full' | 'unsaved' | 'unanswered';

/**
 * Saves a message for the queue to send; nobody waits for its delivery. The same text under the same identity is
 * saved once, however often this is called. Never rejects.
 *
 * @param identity of exactly this text, from `identify`
 */
export async function saveToSend(
  device: PageDevice,
  identity: Identity,
  payload: Payload,
): Promise<SaveOutcome> {
  // A build that cannot send must not promise to.
  if (!device.canSend()) return 'unsaved';
  const { id } = identity;
  const accepted = await acceptOrReserve(device, identity, payload, '');
  if (accepted === 'unsaved') return whatIsStored(device, id);
  if (accepted === 'deleted') return 'withdrawn';
  if (accepted === 'underWay') return 'saved';
  if (accepted !== 'accepted') return accepted;
  const leave = (record: OutboxRecord) => leaveToQueue(record, device.now());
  // Where that cannot be written, a round takes it up once no form can be waiting any more.
  await changeRecord(device, id, leave).catch(() => {});
  return 'saved';
}

/** On a disk that takes no change, an earlier call may have saved it all the same. */
async function whatIsStored(device: PageDevice, id: string): Promise<SaveOutcome> {
  const record = await lookUp(device, id);
  if (record === 'unanswered') return 'unanswered';
  return record?.status === 'queued' || record?.status === 'sending' ? 'saved' : 'unsaved';
}
