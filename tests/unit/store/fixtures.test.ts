import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Records = Record<string, [string, unknown][]>;

const fixture = (name: string): Records =>
  JSON.parse(readFileSync(new URL(`../../fixtures/${name}.json`, import.meta.url), 'utf8'));

/** Lays a database of version 1 on the disk as the site laid it then. */
const lay = (name: string, stores: Records) =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onerror = () => reject(request.error);
    request.onupgradeneeded = () => {
      for (const [store, records] of Object.entries(stores)) {
        const made = request.result.createObjectStore(store);
        for (const [key, value] of records) made.put(value, key);
      }
    };
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });

const titles = (documents: readonly { title: string }[]) => documents.map(({ title }) => title);

test('every document of version 1 is read, in its place and with its bytes', async () => {
  const { bytes = [], ...stores } = fixture('locker-v1');
  const files = bytes.map(([id, text]): [string, unknown] => [
    id,
    { v: 1, bytes: new TextEncoder().encode(String(text)).buffer },
  ]);
  await lay('kolam-locker', { ...stores, files, aside: [] });
  const { listDocuments, readFile } = await import('#core/locker/read.ts');
  const list = await listDocuments();
  expect(titles(list.documents)).toEqual([
    'Rent agreement beside it',
    'Slip',
    'Rent agreement',
    'Driving Licence',
  ]);
  expect(titles(list.waiting)).toEqual(['Shared while signed out']);
  expect(list).toMatchObject({ quarantined: 0, newer: 0, totalBytes: 12 });
  expect(list.user).toMatchObject({ name: 'Sample Visitor', uid: 'sample-4821' });
  for (const [id, text] of bytes) expect(new TextDecoder().decode(await readFile(id))).toBe(text);
  const { restoreDocument } = await import('#core/locker/change.ts');
  const deleted = stores.documents?.find(([, document]) => 'deletedAt' in (document as object));
  await restoreDocument(deleted?.[0] ?? '');
  expect(titles((await listDocuments()).documents)[1]).toBe('Taken off the list');
});

test('every message of version 1 is read, and what waits still waits', async () => {
  const stores = fixture('outbox-v1');
  await lay('kolam-outbox', stores);
  const { allRecords, waitingRecords, quarantinedCount, readQueue } = await import(
    '#core/outbox/store.ts'
  );
  expect(await allRecords()).toEqual(stores.messages?.map(([, message]) => message));
  expect((await waitingRecords()).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(await quarantinedCount()).toBe(0);
  expect(await readQueue()).toEqual(stores.queue?.[0]?.[1]);
});

test('drafts and the investor session of version 1 are read', async () => {
  await lay('kolam-stores', fixture('stores-v1'));
  const { useDrafts } = await import('#store/drafts.ts');
  const { useInvestor } = await import('#store/investor.ts');
  await Promise.all([useDrafts.load(), useInvestor.load()]);
  const { contact, signUp } = useDrafts.getState();
  expect(contact).toMatchObject({ from_name: 'Asha', message: 'Half a sent' });
  expect(signUp).toMatchObject({ name: '', country: 'IN' });
  expect(useInvestor.getState()).toEqual({ email: 'asha@shop.example', since: 1_767_600_000_000 });
});
