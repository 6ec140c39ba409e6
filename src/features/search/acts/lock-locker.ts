import { holdsKey } from '#core/locker/database.ts';
import { lockEverywhere } from '#core/locker/seal/lock.ts';

/** Locks every tab where this one has the key. Returns whether it had. Never rejects. */
export async function lockLocker(): Promise<boolean> {
  const held = holdsKey();
  if (held) await lockEverywhere();
  return held;
}
