import type { PageDevice } from './device.ts';
import { digested, type Payload } from './payload.ts';

/** Which text a draft was last tried to be sent as. Both are empty if it never was. */
export interface Identity {
  /** Of that text's record. */
  id: string;
  /** Digest of that text, by which it is known after it is gone. */
  hash: string;
}

/** Digest of a whole text; empty where the browser offers none. */
export const textHash = ({ digest }: PageDevice, payload: Payload): Promise<string> =>
  digest(digested(payload));

/**
 * The identity under which a text goes out: the one of its last attempt, or a new one if it is another
 * text than that. Without a digest each attempt counts as a different text.
 */
export async function identify(
  device: PageDevice,
  last: Identity,
  payload: Payload,
): Promise<Identity> {
  const hash = await textHash(device, payload);
  const isSame = last.id !== '' && hash !== '' && last.hash === hash;
  return isSame ? last : { id: device.randomId(), hash };
}
