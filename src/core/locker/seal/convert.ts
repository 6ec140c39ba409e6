import { changeLocker, holdsKey, type StoreName, transactRaw } from '#core/locker/database.ts';
import { LockerError } from '#core/locker/error.ts';
import { isSealed } from './cipher.ts';
import { asLocker } from './stored-seal.ts';

/** Records that are rewritten in one transaction. Bytes of files go one by one. */
const BATCH_RECORDS = 128;

const LISTS = ['documents', 'tray', 'aside', 'state'] as const;

type Form = 'sealed' | 'plain';

/**
 * Rewrites every record that is not yet as it should be: encrypted, or plain while the seal is being taken
 * off. What a kill leaves half done is done by calling it again. Needs the key.
 *
 * @throws LockerError: `full` where there is no room; what was written stays
 */
export async function convertAll(to: Form): Promise<void> {
  for (const store of LISTS) {
    const stored = await asLocker(
      transactRaw([store], 'readonly', (opened) => opened[store].entries()),
    );
    // Bytes lie under the id of their document, first: a list that is done says that they are too.
    if (store !== 'state')
      for (const [key] of stored)
        if (await isStillDue('files', key, to)) await rewrite('files', [key], to);
    const due = stored.filter(([, value]) => isDue(value, to)).map(([key]) => key);
    for (let at = 0; at < due.length; at += BATCH_RECORDS)
      await rewrite(store, due.slice(at, at + BATCH_RECORDS), to);
  }
}

/**
 * The transactions of an unlocked locker read both forms, and write the one that is wanted. What another tab has
 * rewritten meanwhile stays: written once more it would be new to every tab that knows it.
 */
const rewrite = (store: StoreName, keys: readonly string[], to: Form): Promise<void> =>
  changeLocker([store], async (opened) => {
    // Without the key this is a transaction of the database, which waits only for its own reads.
    if (!holdsKey()) throw new LockerError('locked');
    for (const key of keys) {
      const record = await opened[store].get(key);
      if (record !== undefined && (await isStillDue(store, key, to)))
        opened[store].put(key, record);
    }
  });

const isStillDue = (store: StoreName, key: string, to: Form): Promise<boolean> =>
  asLocker(
    transactRaw([store], 'readonly', async (opened) => isDue(await opened[store].get(key), to)),
  );

const isDue = (stored: unknown, to: Form): boolean =>
  stored !== undefined && isSealed(stored) !== (to === 'sealed');
