import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { shownIssuer, shownTitle } from '#core/locker/as-shown.ts';
import type { LockerDocument } from '#core/locker/document.ts';
import { RECORDS } from '#core/storage/record-versions.ts';
import { STORES } from '#store/keys.ts';
import { archiveFixture, fixture, fixturesOf, lay } from '#tests/unit/core/storage/fixtures.ts';

beforeEach(() => void vi.stubGlobal('navigator', {}));

const titles = (documents: readonly LockerDocument[]) => documents.map((one) => shownTitle(one));

test('every document of version 1 is read, in its place and with its bytes', async () => {
  const stores = fixture('locker-v1');
  await lay('kolam-locker', stores);
  const { listDocuments, readFile } = await import('#core/locker/read.ts');
  const list = await listDocuments();
  // Nothing waits for somebody who is there: what waited is in the list.
  expect(titles(list.documents)).toEqual([
    'Rent agreement beside it',
    'Shared while signed out',
    'Slip',
    'Rent agreement',
    'Driving Licence',
  ]);
  expect(list.waiting).toEqual([]);
  expect(list).toMatchObject({ quarantined: 0, newer: 0, totalBytes: 12 });
  expect(list.user).toEqual({
    v: RECORDS.session.version,
    id: '91111111-1111-4111-8111-111111111111',
    account: 'sample',
    uid: 'sample-4821',
  });
  for (const [id, stored] of stores.files ?? [])
    expect(await readFile(id)).toEqual((stored as { bytes: ArrayBuffer }).bytes);
  const { restoreDocument } = await import('#core/locker/change.ts');
  const deleted = stores.documents?.find(([, document]) => 'deletedAt' in (document as object));
  await restoreDocument(deleted?.[0] ?? '');
  expect(titles((await listDocuments()).documents)).toContain('Taken off the list');
});

test('a locker of version 2 is read, its tray included', async () => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  await lay('kolam-locker', fixture('locker-v2'), 2);
  const { listDocuments, readFile } = await import('#core/locker/read.ts');
  const { keepFiles } = await import('#core/locker/tray/keep.ts');
  const list = await listDocuments();
  expect(list).toMatchObject({ quarantined: 0, newer: 0, documents: [{ source: 'outside' }] });
  const [sent] = list.tray;
  expect(sent).toMatchObject({ name: 'Lease\u202efdp.exe', bytes: 3 });
  const [kept] = await keepFiles([sent?.id ?? '']);
  expect(titles((await listDocuments()).documents)).toEqual(['Lease fdp', 'Kept']);
  expect(new TextDecoder().decode(await readFile(kept?.id ?? ''))).toBe('abc');
});

/** What a page shows of a document's name and issuer, after what is kept of them. */
const named = (document: LockerDocument) => {
  const { title, issuedBy, issuerCode } = document;
  return [shownTitle(document), shownIssuer(document), { title, issuedBy, issuerCode }];
};

test('the names that version 1 of a document held in English are read as codes', async () => {
  vi.resetModules();
  const { parseDocument } = await import('#core/locker/document.ts');
  const [, sample] = fixture('locker-v1').documents?.[0] ?? [];
  const [, own] = fixture('locker-v1').documents?.[1] ?? [];
  const [, kept] = fixture('locker-v2').documents?.[0] ?? [];
  const read = (stored: unknown, fields: object = {}) =>
    named(parseDocument({ ...(stored as object), ...fields }) as LockerDocument);
  expect(read(sample)).toEqual(['Driving Licence', 'Transport Department', {}]);
  expect(read(sample, { title: 'Mine' })).toEqual([
    ...['Mine', 'Transport Department'],
    { title: 'Mine' },
  ]);
  // A visitor's own words, which are another sample's.
  const title = 'Aadhaar Card';
  expect(read(sample, { title })).toEqual([title, 'Transport Department', { title }]);
  expect(read(own, { title })).toEqual([title, 'You', { title, issuerCode: 'visitor' }]);
  expect(read(kept)).toEqual([
    ...['Kept', 'Another app or website'],
    { title: 'Kept', issuerCode: 'outside' },
  ]);
  const imported = { source: 'backup', title };
  for (const issuedBy of ['A backup', ''])
    expect(read(own, { ...imported, issuedBy })[2]).toEqual({ title, issuerCode: 'backup' });
  for (const issuedBy of ['UIDAI', 'Transport Department', 'you'])
    expect(read(own, { ...imported, issuedBy })).toEqual([title, issuedBy, { title, issuedBy }]);
});

test('every document of version 2 is read as it was written', async () => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  const stores = fixture('locker-v4');
  await lay('kolam-locker', stores, 3);
  const { listDocuments } = await import('#core/locker/read.ts');
  const { documents, user, tray, quarantined, newer } = await listDocuments();
  expect([tray.length, quarantined, newer]).toEqual([1, 0, 0]);
  expect(user).toMatchObject({ account: 'sample', uid: 'sample-4821' });
  // A later version may only have added to it.
  const written = (stores.documents ?? []).map(([id, document]) => [
    id,
    { ...(document as object), v: RECORDS.document.version },
  ]);
  expect(Object.fromEntries(documents.map((one) => [one.id, one]))).toMatchObject(
    Object.fromEntries(written),
  );
  expect(documents).toHaveLength(written.length);
  expect(documents.map((one) => named(one).slice(0, 2))).toEqual([
    ['Aadhaar Card', 'UIDAI'],
    ['Lease', 'A backup'],
    ['Kept', 'Another app or website'],
    ['Document', 'You'],
    ['You', 'You'],
    ['Driving Licence', 'Transport Department'],
    ['My marks', 'CBSE'],
  ]);
});

test('a locker of version 3 is unlocked by its passphrase, and read', async () => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  await lay('kolam-locker', fixture('locker-v3'), 3);
  const { listDocuments, readFile } = await import('#core/locker/read.ts');
  const { unlock } = await import('#core/locker/seal/lock.ts');
  await expect(listDocuments()).rejects.toMatchObject({ reason: 'locked' });
  await unlock('seven painted kolams');
  const { documents, tray } = await listDocuments();
  expect(documents.map(named)).toEqual([
    ['Rent', 'You', { title: 'Rent', issuerCode: 'visitor' }],
    ['Aadhaar Card', 'UIDAI', {}],
    ['Driving Licence', 'Transport Department', {}],
    ['Class XII Marksheet', 'CBSE', {}],
  ]);
  expect(tray[0]?.name).toBe('Lease.txt');
  expect(new TextDecoder().decode(await readFile(documents[0]?.id ?? ''))).toBe('abc');
});

/** The outbox of a page that was just opened over what is on the disk. */
async function openOutbox(name: string) {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  const stores = fixture(name);
  await lay('kolam-outbox', stores);
  const [store, { readQueue }, { browserDevice }] = await Promise.all([
    import('#core/outbox/store.ts'),
    import('#core/outbox/queue.ts'),
    import('#core/outbox/browser-device.ts'),
  ]);
  return {
    written: stores.messages?.map(([, message]) => message as Record<string, unknown>) ?? [],
    records: await store.allRecords(browserDevice),
    waiting: (await store.waitingRecords(browserDevice)).map(({ seq }) => seq),
    quarantined: (await store.inventory(browserDevice)).quarantined,
    queue: [await readQueue(browserDevice), stores.queue?.[0]?.[1]],
  };
}

test('every message of version 2 is read, and what waits still waits', async () => {
  const { written, records, waiting, quarantined, queue } = await openOutbox('outbox-v2');
  expect(records).toEqual(written);
  expect(waiting).toEqual([1, 2, 3, 4, 5, 8]);
  expect(quarantined).toBe(0);
  expect(queue[0]).toEqual({ ...Object(queue[1]), rateUntil: 0, term: 0 });
});

test('a delivered message is listed by its time, and one of before that was kept is not', async () => {
  const { records, waiting, quarantined } = await openOutbox('outbox-v3');
  const { sentOf } = await import('#core/outbox/sent.ts');
  expect(sentOf(records)).toEqual([
    { id: '62222222-2222-4222-8222-222222222223', sentAt: 1_780_000_500_000 },
  ]);
  expect([waiting, quarantined]).toEqual([[], 0]);
});

test('every message of version 1 is read, what waits still waits, and its attempts are a journal', async () => {
  const { written, records, waiting, quarantined, queue } = await openOutbox('outbox-v1');
  const kept = ['id', 'seq', 'createdAt', 'payload', 'status', 'nextAt'] as const;
  for (const [i, record] of records.entries())
    for (const field of kept) expect(record[field]).toEqual(written[i]?.[field]);
  expect(records).toHaveLength(written.length);
  expect(waiting).toEqual([1, 2, 3]);
  expect(quarantined).toBe(0);
  expect(queue[0]).toEqual({ ...Object(queue[1]), rateUntil: 0, term: 0 });
  const { attemptsOf, mayHaveArrived, openAttempt } = await import('#core/outbox/journal.ts');
  const [untried, sending, refused] = records;
  if (!untried || !sending || !refused) throw new Error('They are not all there.');
  expect([attemptsOf(untried), mayHaveArrived(untried)]).toEqual([0, false]);
  expect(openAttempt(sending)).toMatchObject({ number: 1, response: '' });
  // Its refusal came after an attempt without an answer, and takes that doubt away no more than it did.
  expect([attemptsOf(refused), mayHaveArrived(refused)]).toEqual([2, true]);
});

test('the sentences that version 1 of the outbox stored are read as codes', async () => {
  const { records } = await openOutbox('outbox-v1-sentences');
  const { mayHaveArrived } = await import('#core/outbox/journal.ts');
  expect(records.map(({ journal }) => journal.at(-1)?.response)).toEqual([
    '@no-answer',
    '@closed',
    '@no-settings',
    '400 No answer from the mail service.',
  ]);
  expect(records.map(mayHaveArrived)).toEqual([true, true, false, false]);
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

test('a backup of version 2 is restored whole, with codes where it has the site’s own words', async () => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  const { importBackup } = await import('#core/locker/backup/import.ts');
  const { listDocuments } = await import('#core/locker/read.ts');
  const result = await importBackup(archiveFixture('backup-v2'));
  expect(result).toEqual({ added: 7, skipped: 0, damaged: [] });
  const { waiting } = await listDocuments();
  expect(waiting.map(named)).toEqual([
    ['Aadhaar Card', 'UIDAI', { title: 'Aadhaar Card', issuedBy: 'UIDAI' }],
    ['Lease', 'A backup', { title: 'Lease', issuerCode: 'backup' }],
    ['Kept', 'Another app or website', { title: 'Kept', issuerCode: 'outside' }],
    ['Document', 'A backup', { issuerCode: 'backup' }],
    ['You', 'A backup', { title: 'You', issuerCode: 'backup' }],
    ['Driving Licence', 'Transport Department', {}],
    ['My marks', 'CBSE', { title: 'My marks' }],
  ]);
});

/** The stores of a page that was just opened. */
async function openStores(name: string) {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  await lay('kolam-stores', fixture(name));
  const { useDrafts } = await import('#store/drafts.ts');
  const { useInvestor } = await import('#store/investor.ts');
  await Promise.all([useDrafts.load(), useInvestor.load()]);
  return { ...useDrafts.getState(), investor: useInvestor.getState() };
}

/** Every fixture of the stores, with the drafts in it and the version that wrote them. */
const draftsOf = fixturesOf('stores').map((name) => {
  const [, drafts] = fixture(name).values?.find(([key]) => key === STORES.drafts.key) ?? [];
  return { name, ...(drafts as { version: number; state: { contact: object } }) };
});

test.each(draftsOf)('drafts and the investor session of $name are read', async (written) => {
  const { contact, signUp, investor } = await openStores(written.name);
  expect(contact).toMatchObject({ from_name: 'Asha', message: 'Half a sent' });
  expect(signUp).toMatchObject(
    written.version < 2 ? { name: '', country: 'IN' } : { name: 'Asha Verma', country: 'LK' },
  );
  expect(investor).toEqual({ email: 'asha@shop.example', since: 1_767_600_000_000 });
});

test('a draft keeps the identity of its last attempt from version 3 on, and has none of before', async () => {
  expect(draftsOf.map(({ version }) => version)).toEqual(expect.arrayContaining([1, 2, 3]));
  for (const { name, version, state } of draftsOf) {
    const { contact } = await openStores(name);
    if (version < 3) expect(contact).toMatchObject({ id: '', hash: '' });
    else if (version < STORES.drafts.version) expect(contact).toMatchObject(state.contact);
    else expect(contact).toEqual(state.contact);
  }
});
