import { onChange } from '#core/locker/channel.ts';
import { holdsKey, keepIn } from '#core/locker/database.ts';
import { asLockerError, type Refusal } from '#core/locker/error.ts';
import { LEFT_DELETED_MS } from '#core/locker/limits.ts';
import { listDocuments } from '#core/locker/read.ts';
import { memoryTransactions } from '#core/storage/memory-transactions.ts';
import { ASK_AGAIN_MS } from '#features/locker/limits.ts';
import { delay } from '#lib/delay.ts';
import { later } from '#lib/later.ts';
import { onceLater } from '#lib/once-later.ts';
import { oneAtATime } from '#lib/one-at-a-time.ts';
import { countKept, forgetNames, remembered } from '#store/kept-documents.ts';
import { NO_CONTENTS, useLocker } from '#store/locker.ts';
import { lockerActions } from '#store/locker-actions.ts';
import { refusesSiteData } from '#store/refuses-site-data.ts';

let started = false;

/**
 * Reads the locker into the view, now and after each change in any tab or the worker; removes what was
 * deleted when the page was closed. Never rejects.
 */
export async function startLocker(): Promise<void> {
  if (started) return;
  started = true;
  // While the storage does not answer it is asked at intervals, even without changes.
  onChange(() => readLater.isAsked() || void refreshLocker());
  await refreshLocker();
  await purge();
  // Where pages cannot ask each other, what was deleted just before a reload is not due yet.
  void delay(LEFT_DELETED_MS).then(purge);
}

async function purge(): Promise<void> {
  await lockerActions.purgeDeleted().catch(() => {
    // The view says already what is wrong with the storage.
  });
}

/** Reads once more. Changes that come while it reads, a hundred files say, make one more reading of it. */
export const refreshLocker = oneAtATime(readOnce);

const readLater = onceLater(ASK_AGAIN_MS, () => void refreshLocker());

/** Why the last reading failed. */
let failure: Refusal | undefined;

/** Returns whether what was read is out of date already, or another reading, elsewhere, will do better. */
async function readOnce(): Promise<boolean> {
  try {
    const held = holdsKey();
    const before = remembered();
    const contents = await listDocuments();
    const encryption = held ? await encryptionOnDisk() : undefined;
    // Locked meanwhile: what was read before is not to be seen any more.
    if (held !== holdsKey()) return true;
    const { inMemory } = useLocker.getState();
    const lost = inMemory ? NONE_LOST : countKept(before, contents, held);
    if (!lost) return true;
    useLocker.setState(({ problem }) => ({
      ...contents,
      ...lost,
      encryption,
      ready: true,
      lock: held ? 'on' : 'off',
      problem: problem === failure ? undefined : problem,
    }));
    failure = undefined;
    if (encryption && encryption.phase !== 'sealed') seenUnfinished();
    return false;
  } catch (error) {
    const { reason } = asLockerError(error);
    const isElsewhere = failed(reason);
    if (reason === 'locked') await showEncryption();
    return isElsewhere;
  }
}

const NONE_LOST = { lost: 0, lostDocuments: [] };

/** Takes what was shown off the screen. */
export function showLocked(): void {
  failure = undefined;
  forgetNames();
  useLocker.setState({
    ...NO_CONTENTS,
    ready: true,
    lock: 'locked',
    encryption: undefined,
    problem: undefined,
  });
}

/** The tab that began it may be gone, or its disk full. */
const seenUnfinished = () => void forWhoHasALock.run(({ goOnLater }) => goOnLater());

async function showEncryption(): Promise<void> {
  const encryption = await encryptionOnDisk();
  if (!holdsKey()) useLocker.setState({ encryption });
}

const forWhoHasALock = later(() => import('#features/locker/lock/for-who-has-a-lock.ts'));

/** Undefined where that cannot be loaded, too, and where the disk does not say, which is asked again. */
const encryptionOnDisk = () =>
  forWhoHasALock.load().then(
    ({ readEncryption }) => readEncryption().catch(() => void readLater.ask()),
    () => undefined,
  );

/** Shows that a reading failed. Returns whether another one, elsewhere, will do better. */
function failed(reason: Refusal): boolean {
  if (reason === 'locked') {
    if (useLocker.getState().lock !== 'locked') showLocked();
    return false;
  }
  const { ready, inMemory } = useLocker.getState();
  const mayPass = reason === 'busy' || reason === 'broken';
  const noDatabase = reason === 'blocked' || (mayPass && refusesSiteData());
  if (noDatabase && !ready && !inMemory) {
    keepIn(memoryTransactions);
    useLocker.setState({ inMemory: true });
    return true;
  }
  failure = reason;
  // Of a storage that has not answered yet nothing is known: not that it is empty.
  useLocker.setState({ ready: ready || !mayPass, problem: reason });
  if (mayPass) readLater.ask();
  return false;
}
