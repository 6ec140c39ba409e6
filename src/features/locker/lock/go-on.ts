import { holdsKey } from '#core/locker/database.ts';
import { finish } from '#core/locker/seal/seal-locker.ts';
import { delay } from '#lib/delay.ts';

/**
 * The tab that began continues. If it failed, on a full disk for example, or is gone, any tab continues after this
 * time.
 */
const GO_ON_MS = 15_000;

let isUnderWay = false;

/**
 * Encrypts what is still plain after a while, or takes off a lock that is half off, and tries that again for as long as
 * this tab has the key. Never rejects.
 */
export async function goOnLater(): Promise<void> {
  if (isUnderWay) return;
  isUnderWay = true;
  do await delay(GO_ON_MS);
  while (holdsKey() && !(await goOn()));
  isUnderWay = false;
}

/** The same once, now. Returns whether nothing is left to do. Never rejects. */
export const goOn = (): Promise<boolean> =>
  finish().then(
    () => true,
    () => false,
  );
