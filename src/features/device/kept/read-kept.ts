import { CHANNELS } from '#core/contract.ts';
import { onChange as onLockerChange } from '#core/locker/channel.ts';
import { holdsKey } from '#core/locker/database.ts';
import { asLockerError } from '#core/locker/error.ts';
import { listDocuments } from '#core/locker/read.ts';
import { readEncryption } from '#core/locker/seal/encryption.ts';
import { changeChannel } from '#core/storage/change-channel.ts';
import { DATABASES } from '#core/storage/databases.ts';
import { openTransactions } from '#core/storage/transactions.ts';
import { countKept, forgetNames, remembered } from '#store/kept-documents.ts';
import { STORES } from '#store/keys.ts';
import { removeLeft } from '#store/remove-left.ts';
import { accounts } from '#words/locker/accounts.ts';
import { draftsIn } from './drafts-on-disk.ts';
import type { Draft, KeptOnDisk } from './kept.ts';

/**
 * Tells of what the databases keep, now and after each change in any tab. Returns the way to stop that. What was
 * deleted on a page that is left goes now: a page that is closed has no time for it.
 */
export function watchKept(tell: (kept: KeptOnDisk) => void): () => void {
  let last = 0;
  async function look(): Promise<void> {
    const mine = ++last;
    const kept = await readKept();
    if (mine === last) tell(kept);
  }
  const again = () => void look();
  const stops = [onLockerChange(again), storesChannel().onChange(again)];
  // A page that slept has missed what other tabs said.
  document.addEventListener('visibilitychange', again);
  again();
  // The view says what is wrong with the storage.
  void removeLeft().then(again, () => {});
  return () => {
    last = Number.NaN;
    document.removeEventListener('visibilitychange', again);
    for (const stop of stops) stop();
  };
}

/** Never rejects. */
export async function readKept(): Promise<KeptOnDisk> {
  const [locker, encryption, stores] = await Promise.all([
    readLocker(),
    readEncryption().catch(() => undefined),
    readStores().catch(() => undefined),
  ]);
  return { locker, encryption, drafts: stores?.drafts, investor: stores?.investor };
}

async function readLocker(): Promise<KeptOnDisk['locker']> {
  try {
    const before = remembered();
    const contents = await listDocuments();
    const { user, documents, waiting, tray, totalBytes } = contents;
    // Whether the browser took some is known to the first who looks, and told by the locker.
    countKept(before, contents, holdsKey());
    return {
      user: user ? accounts[user.account] : '',
      documents: documents.length + waiting.length,
      tray: tray.length,
      bytes: totalBytes,
      sealed: holdsKey(),
    };
  } catch (error) {
    if (asLockerError(error).reason !== 'locked') return undefined;
    forgetNames();
    return 'locked';
  }
}

async function readStores(): Promise<{ drafts: Draft[]; investor: string }> {
  const entries = await transact(['values'], 'readonly', ({ values }) => values.entries());
  const investor = entries.find(([key]) => key === STORES.investor.key)?.[1];
  const { email } = Object(Object(investor).state) as { email?: unknown };
  return { drafts: draftsIn(entries), investor: typeof email === 'string' ? email : '' };
}

const transact = openTransactions(DATABASES.stores, ['values'], 'relaxed');

let channel: ReturnType<typeof changeChannel> | undefined;

const storesChannel = () => {
  channel ??= changeChannel(CHANNELS.stores);
  return channel;
};
