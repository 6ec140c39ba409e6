import { announceChange } from '#core/locker/channel.ts';
import { LockerError } from '#core/locker/error.ts';
import { type ScreenLockSecret, wrapByScreenLock } from './screen-lock.ts';
import { changeSeal, existingSeal } from './stored-seal.ts';
import { unwrapKey, wrapKey } from './wrap-key.ts';

/** Wraps the same key with another passphrase; no record is rewritten. Throws as `unlock` does. */
export async function changePassphrase(current: string, next: string): Promise<void> {
  const { id, passphrase } = await existingSeal();
  const key = await unwrapKey(passphrase, current, id, true);
  const wrapped = await wrapKey(key, next, id);
  await changeSeal((seal) => {
    if (seal.id !== id || seal.passphrase.key !== passphrase.key) throw new LockerError('busy');
    return { ...seal, passphrase: wrapped };
  });
}

/** Lets the device's screen lock open the locker too; the passphrase still does. Throws as `unlock` does. */
export async function addScreenLock(passphrase: string, secret: ScreenLockSecret): Promise<void> {
  const { id, passphrase: wrapped } = await existingSeal();
  const key = await unwrapKey(wrapped, passphrase, id, true);
  const screenLock = await wrapByScreenLock(key, secret, id);
  await changeSeal((seal) => {
    if (seal.id !== id) throw new LockerError('busy');
    return { ...seal, screenLock };
  });
  announceChange();
}

/** Takes that way in away again. Throws `LockerError`. */
export async function removeScreenLock(): Promise<void> {
  await changeSeal(({ screenLock, ...seal }) => seal);
  announceChange();
}

/** Sets the time without use after which each tab locks itself, in milliseconds; 0 for never. Throws `LockerError`. */
export async function setAutoLock(autoLockMs: number): Promise<void> {
  await changeSeal((seal) => ({ ...seal, autoLockMs }));
  announceChange();
}
