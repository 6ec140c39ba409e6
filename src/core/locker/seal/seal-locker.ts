import { announceChange } from '#core/locker/channel.ts';
import { holdKey, holdsKey, SEAL_KEY, STORES, transactRaw } from '#core/locker/database.ts';
import { LockerError } from '#core/locker/error.ts';
import { RECORDS } from '#core/storage/record-versions.ts';
import type { OpenStore } from '#core/storage/transactions.ts';
import { randomId } from '#lib/random-id.ts';
import { convertAll } from './convert.ts';
import { unlockWith } from './lock.ts';
import { readSeal, type Seal } from './seal.ts';
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
  // Of an empty locker nothing is encrypted, which would tell them.
  announceChange();
  await finish();
}

/** Encrypts what is still plain, or the other way round while the seal is being taken off. Throws `LockerError`. */
export async function finish(): Promise<void> {
  const seal = await existingSeal();
  if (seal.phase === 'sealing') {
    await endPhase(seal, 'sealed', (store, now) =>
      store.put(SEAL_KEY, { ...now, phase: 'sealed' }),
    );
    announceChange();
  }
  if (seal.phase === 'unsealing') await takeOff(seal);
}

/**
 * Takes the seal off: what is there is written plain, batch by batch, and then the seal goes. A kill in between
 * leaves a locker that is still locked, and the next unlocking goes on.
 *
 * @throws as `unlock` does; LockerError `full`, `busy` if another tab has set another seal meanwhile
 */
export async function unseal(passphrase: string): Promise<void> {
  const seal = await existingSeal();
  const key = await unwrapKey(seal.passphrase, passphrase, seal.id);
  const unsealing = await changeSeal((now) => {
    // Another tab may have emptied the locker and sealed it again meanwhile.
    if (now.id !== seal.id) throw new LockerError('busy');
    return { ...now, phase: 'unsealing' };
  });
  if (!holdsKey()) unlockWith(key, unsealing);
  // What is said of encryption is not true any more from now on.
  announceChange();
  await takeOff(unsealing);
}

async function takeOff(seal: Seal): Promise<void> {
  await endPhase(seal, 'plain', (store) => store.clear());
  holdKey(undefined);
  announceChange();
}

/**
 * Converts all that is there, then ends this phase of the seal. Each change since the lists were read was perhaps
 * of the other form, or took a record from a list that came later to one that was done: then all is looked at again.
 */
async function endPhase(
  { id, phase }: Seal,
  to: 'sealed' | 'plain',
  end: (store: OpenStore, now: Seal) => void,
): Promise<void> {
  const generation = () =>
    asLocker(transactRaw(['seal'], 'readonly', ({ seal }) => generationOf(seal)));
  for (let isOver = false; !isOver; ) {
    const before = await generation();
    await convertAll(to);
    isOver = await asLocker(
      transactRaw(['seal'], 'readwrite', async ({ seal }) => {
        const now = await readSeal(seal);
        // Another tab has ended it, or takes off what is being set here.
        if (now?.id !== id || now.phase !== phase) return true;
        if ((await generationOf(seal)) !== before) return false;
        end(seal, now);
        return true;
      }),
    );
  }
}
