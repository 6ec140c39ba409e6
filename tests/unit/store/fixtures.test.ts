import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { archiveFixture, fixture, lay } from '../core/storage/fixtures.ts';

const titles = (documents: readonly { title: string }[]) => documents.map(({ title }) => title);

test('every document of version 1 is read, in its place and with its bytes', async () => {
  const stores = fixture('locker-v1');
  await lay('kolam-locker', stores);
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
  for (const [id, stored] of stores.files ?? [])
    expect(await readFile(id)).toEqual((stored as { bytes: ArrayBuffer }).bytes);
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

test('the sentences that version 1 of the outbox stored are read as codes', async () => {
  const { parseRecord } = await import('#core/outbox/record.ts');
  const { messages = [] } = fixture('outbox-v1-sentences');
  expect(messages.map(([, message]) => parseRecord(message))).toMatchObject([
    { lastError: '@no-answer' },
    { lastError: '@closed' },
    { lastError: '@no-settings' },
    { lastError: '400 No answer from the mail service.' },
  ]);
});

test('a backup of version 1 is restored whole', async () => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  const { importBackup } = await import('#core/locker/backup/import.ts');
  const { listDocuments, readFile } = await import('#core/locker/read.ts');
  const result = await importBackup(archiveFixture('backup-v1'));
  expect(result).toEqual({ added: 5, skipped: 0, damaged: [] });
  const { waiting } = await listDocuments();
  expect(titles(waiting)).toEqual([
    'Rent agreement beside it',
    'Shared while signed out',
    'Slip',
    'Rent agreement',
    'Driving Licence',
  ]);
  const rent = waiting.find(({ title }) => title === 'Rent agreement');
  expect(new TextDecoder().decode(await readFile(rent?.id ?? ''))).toBe('abc');
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
