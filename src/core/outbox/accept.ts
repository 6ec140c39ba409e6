import type { Device } from './device.ts';
import type { Identity } from './identity.ts';
import { FORM_WAIT_MS, MAX_WAITING } from './limits.ts';
import type { Payload } from './payload.ts';
import { isWaiting, newRecord, type OutboxRecord } from './record.ts';
import { unstoredJournal } from './send-unstored.ts';
import { putRecord, recordIn, recordsIn } from './store.ts';
import { asDeleted, sendFromForm } from './transitions.ts';

/**
 * What a text's record was found to be, or has become.
 * - `accepted`: it waits for this attempt, and for the queue should this page die before
 * - `sent`: it was delivered already
 * - `underWay`: another page or the worker is posting it
 * - `deleted`: its author deleted it; a text that is sent again after that is another message
 * - `full`: too many messages wait
 */
export type Accepted = 'accepted' | 'sent' | 'underWay' | 'deleted' | 'full';

/**
 * Gives a text its record, in one transaction that looks at all that decides about it.
 *
 * @param identity of exactly this text
 * @param replaces id of an earlier form of it, which goes if it had failed in the same form
 * @throws when storage refuses, or what is stored under the id is another text or cannot be read
 */
export async function accept(
  device: Device,
  identity: Identity,
  payload: Payload,
  replaces: string,
): Promise<Accepted> {
  const accepted = await device.transact(['messages'], 'readwrite', async ({ messages }) => {
    const now = device.now();
    const nextAt = now + FORM_WAIT_MS;
    const stored = await messages.get(identity.id);
    if (stored !== undefined) {
      const record = await recordIn(messages, identity.id);
      if (!record || (record.hash && record.hash !== identity.hash))
        throw new Error('Not this text.');
      const again = sendFromForm(record, nextAt);
      if (!again) return FOUND[record.status];
      putRecord(messages, record, again);
      return 'accepted';
    }
    const earlier = await recordIn(messages, replaces);
    const replaced = earlier?.status === 'attention' && earlier.inForm && asDeleted(earlier);
    const records = await recordsIn(messages);
    if (records.filter(isWaiting).length - (replaced ? 1 : 0) >= MAX_WAITING) return 'full';
    if (earlier && replaced) putRecord(messages, earlier, replaced);
    const record = newRecord({ ...identity, seq: lastSequence(records) + 1 }, payload, now);
    const journal = unstoredJournal(device, record.id);
    messages.put(record.id, { ...record, journal, inForm: true, nextAt });
    return 'accepted';
  });
  if (accepted === 'accepted') device.announceChange();
  return accepted;
}

const FOUND = {
  sent: 'sent',
  sending: 'underWay',
  deleted: 'deleted',
  // Those two can be sent again.
  queued: 'accepted',
  attention: 'accepted',
} as const satisfies Record<OutboxRecord['status'], Accepted>;

const lastSequence = (records: OutboxRecord[]): number =>
  Math.max(0, ...records.map(({ seq }) => seq));
