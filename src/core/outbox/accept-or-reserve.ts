import { type Accepted, accept } from './accept.ts';
import type { Device } from './device.ts';
import type { Identity } from './identity.ts';
import type { Payload } from './payload.ts';
import { withReserve } from './reserve.ts';
import { readRecord } from './store.ts';

/**
 * Gives a text its record, on a full disk in the room that is kept for those that wait. A new message must not take
 * that room; one that is here already is one of them. Never rejects.
 *
 * @returns as `accept`; `unsaved` where the disk refused it
 */
export async function acceptOrReserve(
  device: Device,
  identity: Identity,
  payload: Payload,
  replaces: string,
): Promise<Accepted | 'unsaved'> {
  const write = () => accept(device, identity, payload, replaces);
  const again = async () => {
    const isHere = await readRecord(device, identity.id).catch(() => undefined);
    return isHere ? withReserve(device, write) : 'unsaved';
  };
  return write()
    .catch(again)
    .catch(() => 'unsaved');
}
