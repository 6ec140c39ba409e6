import type { PageDevice } from './device.ts';
import { type Identity, textHash } from './identity.ts';
import type { Payload } from './payload.ts';
import { readRecord } from './store.ts';

/**
 * How a text in the form compares with the record under its id, which another page, the worker or a late
 * response may have changed.
 * - `nothing`: there is no such record, or it holds an earlier form of the text
 * - `sending`: exactly this text is being sent
 * - `failed`: exactly this text was refused
 * - `queued`, `sent`: exactly this text is saved, or delivered: it can leave the form
 * - `arrived`: an earlier form of the text was delivered; this one is a new message
 * - `deleted`: its author deleted the record; the text in the form is a new message
 */
export type Settled = 'nothing' | 'sending' | 'failed' | 'queued' | 'sent' | 'arrived' | 'deleted';

/**
 * @param last text that the draft last tried to send
 * @throws when storage is refused
 */
export async function settle(device: PageDevice, last: Identity, text: Payload): Promise<Settled> {
  const isSame = last.hash !== '' && last.hash === (await textHash(device, text));
  const record = await readRecord(device, last.id);
  if (!record) return 'nothing';
  if (record.status === 'deleted') return 'deleted';
  if (!isSame) return record.status === 'sent' ? 'arrived' : 'nothing';
  if (record.status === 'attention') return 'failed';
  return record.inForm ? 'sending' : record.status;
}
