import { afterEach, beforeEach, expect, vi } from 'vitest';
import { shownTitle } from '../../../../src/core/locker/as-shown.ts';
import { deriveQuickly } from './derive-quickly.ts';
import { emptyDevice, openTab, type Tab, textFile } from './locker.ts';

export const PASSPHRASE = 'sieben bunte Kolams';
export const SECRET_NAME = 'zeppelin-passport';
export const SECRET_BYTES = 'quicksilver-contents';

export const WRONG = expect.objectContaining({ name: 'WrongPassphrase' });

/** A tab with what seals the locker. Its modules are its own, as those of `openTab`. */
export async function openSealedTab() {
  const tab = await openTab();
  const [lock, seal, stored, settings, wrap, encryption, quarantine, databases, transactions] =
    await Promise.all([
      import('../../../../src/core/locker/seal/lock.ts'),
      import('../../../../src/core/locker/seal/seal-locker.ts'),
      import('../../../../src/core/locker/seal/stored-seal.ts'),
      import('../../../../src/core/locker/seal/settings.ts'),
      import('../../../../src/core/locker/seal/wrap-key.ts'),
      import('../../../../src/core/locker/seal/encryption.ts'),
      import('../../../../src/core/locker/quarantine.ts'),
      import('../../../../src/core/storage/databases.ts'),
      import('../../../../src/core/storage/transactions.ts'),
    ]);
  return {
    ...tab,
    ...lock,
    ...seal,
    ...stored,
    ...settings,
    ...wrap,
    ...encryption,
    ...quarantine,
    dieAtWrite,
    hangDisk,
    diskOf,
  };

  /** The disk past every hook that a test has set on this tab. */
  function diskOf() {
    const { locker } = databases.DATABASES;
    return { transact: transactions.openTransactions(locker, tab.STORES, 'strict') };
  }

  /** That writing transaction and all later ones fail, as though the page were gone. Returns how many there were. */
  function dieAtWrite(count: number): () => number {
    let writes = 0;
    tab.keepIn((stores) => {
      const { locker } = databases.DATABASES;
      const transact = transactions.openTransactions(locker, stores, 'strict');
      return async (used, mode, work) => {
        if (mode === 'readwrite' && ++writes >= count) throw new Error('killed');
        return transact(used, mode, work);
      };
    });
    return () => writes;
  }

  /** From now on the disk answers nothing, until what this returns is called. */
  function hangDisk(): () => void {
    let answer = () => {};
    const answers = new Promise<void>((resolve) => {
      answer = resolve;
    });
    tab.keepIn((stores) => {
      const { locker } = databases.DATABASES;
      const transact = transactions.openTransactions(locker, stores, 'strict');
      return async (used, mode, work) => {
        await answers;
        return transact(used, mode, work);
      };
    });
    return answer;
  }
}

export type SealedTab = Awaited<ReturnType<typeof openSealedTab>>;

/** The first tab of a device on which nothing is stored yet. Its keys are derived quickly. */
export function openEmptyTab(): Promise<SealedTab> {
  emptyDevice();
  deriveQuickly();
  return openSealedTab();
}

/** The tab of a test that `openSealedTabForEach` has opened. */
export let tab: SealedTab;

/** Each test of the file begins with `tab`, as `openTabForEach` has it. */
export function openSealedTabForEach(): void {
  beforeEach(async () => {
    tab = await openEmptyTab();
  });
  afterEach(() => void vi.restoreAllMocks());
}

/** Another tab in the place of `tab`, on a device on which nothing is stored. */
export async function openTabAgain(): Promise<void> {
  emptyDevice();
  tab = await openSealedTab();
}

/** Signs in, and adds a document and a file in the tray. Returns the document's id. */
export async function fill(tab: Tab): Promise<string> {
  await tab.signIn();
  const { id } = await tab.addFile(textFile(`${SECRET_NAME}.txt`, SECRET_BYTES));
  await tab.addToTray(textFile('umbrella-letter.txt', 'marmalade-letter'));
  return id;
}

export const titlesOf = async (tab: Tab) =>
  (await tab.listDocuments()).documents.map((one) => shownTitle(one));

export const textOf = async (tab: Tab, id: string) =>
  new TextDecoder().decode(await tab.readFile(id));

/** All records of a locker, as its own tab reads them. */
export function contentsOf(tab: Tab): Promise<Record<string, [string, unknown][]>> {
  const stores = ['documents', 'tray', 'files', 'state', 'aside'] as const;
  return tab.readLocker(stores, async (opened) => {
    const records: Record<string, [string, unknown][]> = {};
    for (const store of stores) {
      const entries = await opened[store].entries();
      records[store] = entries.sort(([one], [other]) => (one < other ? -1 : 1));
    }
    return records;
  });
}

type RawStore = 'documents' | 'tray' | 'files' | 'seal';

/** Changes a record on the disk, past every key. */
export const writeRaw = (
  tab: Tab,
  store: RawStore,
  key: string,
  change: (record: unknown) => unknown,
): Promise<void> =>
  tab.transactRaw([store], 'readwrite', async (opened) => {
    const of = opened[store];
    of.put(key, change(await of.get(key)));
  });

/** Everything in the locker's database as one text, in which a plain text can be looked for. */
export async function onDisk(): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('kolam-locker');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const lines: string[] = [];
  for (const store of database.objectStoreNames)
    await new Promise<void>((resolve) => {
      const request = database.transaction(store).objectStore(store).openCursor();
      request.onsuccess = () => {
        const { result } = request;
        if (!result) return resolve();
        lines.push(`${store} ${result.key} ${JSON.stringify(result.value, readable)}`);
        result.continue();
      };
    });
  database.close();
  return lines.join('\n');
}

const readable = (_: string, value: unknown) =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]'
    ? Buffer.from(value as ArrayBuffer).toString('latin1')
    : value;
