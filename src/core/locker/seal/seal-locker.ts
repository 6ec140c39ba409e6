import { announceChange } from '#core/locker/channel.ts';
import { holdKey, holdsKey, SEAL_KEY, STORES, transactRaw } from '#core/locker/database.ts';
import { LockerError } from '#core/locker/error.ts';
import { RECORDS } from '#core/storage/record-versions.ts';
import { randomId } from '#lib/random-id.ts';
import { convertAll } from './convert.ts';
import { unlockWith } from './lock.ts';
import type { Seal } from './seal.ts';
import { generationOf } from './sealed-transactions.ts';
import { asLocker, changeSeal, existingSeal } from './stored-seal.ts';
import { newDataKey, unwrapKey, wrapKey } from './wrap-key.ts';

/** Time without use after which a new seal locks. */
const AUTO_LOCK_MS = 5 * 60_000;

/**
 * Seals the locker: from the first moment nothing plain is written to it, and other tabs are locked; then what is
 * there is encrypted, batch by batch. A kill in between leaves a locker that this passphrase unlocks, and the rest
 * is encrypted then. This tab stays unlocked.
 *
 * @throws LockerError `full` if not all of it could be encrypted, `busy`, `locked` if it has a seal already
 */
export async function sealLocker(passphrase: string): Promise<void> {
  const id = randomId();
  const extractable = await newDataKey();
  const wrapped = await wrapKey(extractable, passphrase, id);
  const seal: Seal = {
    v: RECORDS.seal.version,
    id,
    phase: 'sealing',
    locks: 0,
    autoLockMs: AUTO_LOCK_MS,
    passphrase: wrapped,
  };
  const key = await unwrapKey(wrapped, passphrase, id);
  await asLocker(
    // Over all stores, so that what is being written plain ends first.
    transactRaw(STORES, 'readwrite', async (all) => {
      if ((await all.seal.get(SEAL_KEY)) !== undefined) throw new LockerError('locked');
      all.seal.put(SEAL_KEY, seal);
    }),
  );
  unlockWith(key, seal);
  await finish();
}

/** Encrypts what is still plain, or the other way round while the seal is being taken off. Throws `LockerError`. */
export async function finish(): Promise<void> {
  const seal = await existingSeal();
  if (seal.phase === 'sealing') {
    await convertAll('sealed');
    await changeSeal((now) => ({ ...now, phase: 'sealed' }));
  }
  if (seal.phase === 'unsealing') await takeOff();
}

/**
 * Takes the seal off: what is there is written plain, batch by batch, and then the seal goes. A kill in between
 * leaves a locker that is still locked, and the next unlocking goes on.
 *
 * @throws as `unlock` does; LockerError `full`
 */
export async function unseal(passphrase: string): Promise<void> {
  const seal = await existingSeal();
  const key = await unwrapKey(seal.passphrase, passphrase, seal.id);
  if (!holdsKey()) unlockWith(key, seal);
  await changeSeal((now) => ({ ...now, phase: 'unsealing' }));
  await takeOff();
}

async function takeOff(): Promise<void> {
  for (;;) {
    const generation = await transactRaw(['seal'], 'readonly', ({ seal }) => generationOf(seal));
    await convertAll('plain');
    const isOff = await asLocker(
      transactRaw(['seal'], 'readwrite', async ({ seal }) => {
        if ((await generationOf(seal)) !== generation) return false;
        seal.clear();
        return true;
      }),
    );
    // Each change since was perhaps a sealed record, of another tab that had not heard of this.
    if (!isOff) continue;
    holdKey(undefined);
    announceChange();
    return;
  }
}
