import type { StoreName } from '#core/locker/database.ts';
import { isSealed } from '#core/locker/seal/cipher.ts';
import type { SimulatedCrypto } from './crypto.ts';

/** Replaces the version of what no key opens. */
const DAMAGED = 'damaged';

/**
 * A record as a reader with every key sees it. One that was changed on the disk, or put into another's place, is
 * what it was, with a version that none can have.
 */
export function readable(
  crypto: SimulatedCrypto,
  stored: unknown,
  place: { store: StoreName; key: string },
): unknown {
  if (isSealed(stored)) {
    const { isIntact, record } = crypto.contentsOf(stored, place) ?? {};
    const inside = readable(crypto, record, place);
    return isIntact ? inside : { ...Object(inside), v: DAMAGED };
  }
  // What the locker makes of one that it cannot open.
  const { damaged } = Object(stored) as { damaged?: unknown };
  return isSealed(damaged) ? readable(crypto, damaged, place) : stored;
}
