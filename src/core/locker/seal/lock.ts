import { announceChange } from '#core/locker/channel.ts';
import { holdKey, holdsKey, SEAL_KEY, transactRaw } from '#core/locker/database.ts';
import { asLockerError, LockerError } from '#core/locker/error.ts';
import { purgeDeleted } from '#core/locker/purge.ts';
import { RECORDS } from '#core/storage/record-versions.ts';
import { randomId } from '#lib/random-id.ts';
import { convertAll } from './convert.ts';
import { type ScreenLockSecret, unwrapByScreenLock, wrapByScreenLock } from './screen-lock.ts';
import { readSeal, type Seal } from './seal.ts';
import { generationOf, sealedTransactions } from './sealed-transactions.ts';
import { newDataKey, unwrapKey, wrapKey } from './wrap-key.ts';
import { WrongPassphrase } from './wrong-passphrase.ts';

/** Time without use after which a new seal locks. */
export const AUTO_LOCK_MS = 5 * 60_000;

/** The seal on the disk; undefined where there is none. Throws `LockerError`: `unreadable` for one that makes no sense. */
export const currentSeal = (): Promise<Seal | undefined> =>
  raw(transactRaw(['seal'], 'readonly', ({ seal }) => readSeal(seal)));

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
  await raw(
    // Over all stores, so that what is being written plain ends first.
    transactRaw(
      ['documents', 'tray', 'files', 'state', 'aside', 'seal'],
      'readwrite',
      async (all) => {
        if ((await all.seal.get(SEAL_KEY)) !== undefined) throw new LockerError('locked');
        all.seal.put(SEAL_KEY, seal);
      },
    ),
  );
  hold(key, seal);
  await finish();
}

/**
 * Unlocks it in this tab. What was left half done is to be done with `finish`.
 *
 * @throws WrongPassphrase; LockerError `unreadable` where the seal itself is damaged, `missing` where there is none
 */
export async function unlock(passphrase: string): Promise<void> {
  const seal = await existing();
  hold(await unwrapKey(seal.passphrase, passphrase, seal.id), seal);
  announceChange();
}

/** Encrypts what is still plain, or the other way round while the seal is being taken off. Throws `LockerError`. */
export async function finish(): Promise<void> {
  const seal = await existing();
  if (seal.phase === 'sealing') {
    await convertAll('sealed');
    await changeSeal((now) => ({ ...now, phase: 'sealed' }));
  }
  if (seal.phase === 'unsealing') await takeOff();
}

/** Locks this tab alone. What was deleted is removed first, since without a key nobody can. Never rejects. */
export async function lockHere(): Promise<void> {
  await purgeDeleted(0).catch(() => {});
  holdKey(undefined);
  announceChange();
}

/** Locks every tab, those too that hear of it only when they are woken. Never rejects. */
export async function lockEverywhere(): Promise<void> {
  await purgeDeleted(0).catch(() => {});
  // On a full disk this tab is locked, and the others lock themselves after their time.
  await changeSeal((seal) => ({ ...seal, locks: seal.locks + 1 })).catch(() => {});
  holdKey(undefined);
  announceChange();
}

/** Sets the time without use after which each tab locks itself, in milliseconds; 0 for never. Throws `LockerError`. */
export async function setAutoLock(autoLockMs: number): Promise<void> {
  await changeSeal((seal) => ({ ...seal, autoLockMs }));
  announceChange();
}

/** Unlocks it in this tab with what the device's screen lock gave. Throws `WrongPassphrase` where that is another's. */
export async function unlockByScreenLock(output: ArrayBuffer): Promise<void> {
  const seal = await existing();
  if (!seal.screenLock) throw new LockerError('missing');
  const key = await unwrapByScreenLock(seal.screenLock, output, seal.id).catch(() => {
    throw new WrongPassphrase();
  });
  hold(key, seal);
  announceChange();
}

/** Lets the device's screen lock open the locker too; the passphrase still does. Throws as `unlock` does. */
export async function addScreenLock(passphrase: string, secret: ScreenLockSecret): Promise<void> {
  const { id, passphrase: wrapped } = await existing();
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

/** Wraps the same key with another passphrase; no record is rewritten. Throws as `unlock` does. */
export async function changePassphrase(current: string, next: string): Promise<void> {
  const { id, passphrase } = await existing();
  const key = await unwrapKey(passphrase, current, id, true);
  const wrapped = await wrapKey(key, next, id);
  await changeSeal((seal) => {
    if (seal.id !== id || seal.passphrase.key !== passphrase.key) throw new LockerError('busy');
    return { ...seal, passphrase: wrapped };
  });
}

/**
 * Takes the seal off: what is there is written plain, batch by batch, and then the seal goes. A kill in between
 * leaves a locker that is still locked, and the next unlocking goes on.
 *
 * @throws as `unlock` does; LockerError `full`
 */
export async function unseal(passphrase: string): Promise<void> {
  const seal = await existing();
  const key = await unwrapKey(seal.passphrase, passphrase, seal.id);
  if (!holdsKey()) hold(key, seal);
  await changeSeal((now) => ({ ...now, phase: 'unsealing' }));
  await takeOff();
}

async function takeOff(): Promise<void> {
  for (;;) {
    const generation = await transactRaw(['seal'], 'readonly', ({ seal }) => generationOf(seal));
    await convertAll('plain');
    const isOff = await raw(
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

const hold = (key: CryptoKey, seal: Seal) =>
  holdKey(sealedTransactions(transactRaw, { key, seal }));

async function existing(): Promise<Seal> {
  const seal = await currentSeal();
  if (!seal) throw new LockerError('missing');
  return seal;
}

const changeSeal = (make: (seal: Seal) => Seal): Promise<Seal> =>
  raw(
    transactRaw(['seal'], 'readwrite', async (stores) => {
      const seal = await readSeal(stores.seal);
      if (!seal) throw new LockerError('missing');
      const changed = make(seal);
      stores.seal.put(SEAL_KEY, changed);
      return changed;
    }),
  );

const raw = <Result>(result: Promise<Result>): Promise<Result> =>
  result.catch((error) => Promise.reject(asLockerError(error)));
