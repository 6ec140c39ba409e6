import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shownTitle } from '#core/locker/as-shown.ts';
import type { LockerDocument } from '#core/locker/document.ts';
import { RECORDS } from '#core/storage/record-versions.ts';
import { archiveFixture, fixture, lay } from '#tests/unit/core/storage/fixtures.ts';
import { lowerVersions, raiseVersions } from '#tests/unit/core/storage/raised.ts';

/** What this version of the site wrote, and a newer one finds. */
const { documents: written = [], files = [] } = fixture('locker-v1');
const { messages = [] } = fixture('outbox-v2');

/** The versions that the newer one writes. */
const NEXT = {
  document: { v: RECORDS.document.version + 1, migrated: true },
  session: { v: RECORDS.session.version + 1, migrated: true },
  message: { schema: RECORDS.message.version + 1, migrated: true },
};

const RENT = '21111111-1111-4111-8111-111111111111';
const SLIP = '31111111-1111-4111-8111-111111111111';

/** The first import after it puts a mock in place or away; those at the same time would be too early. */
const settleVersions = () => import('#core/storage/record-versions.ts');

async function openLocker() {
  await settleVersions();
  const [read, change, database, signing, add, quarantine, out, back] = await Promise.all([
    import('#core/locker/read.ts'),
    import('#core/locker/change.ts'),
    import('#core/locker/database.ts'),
    import('#core/locker/sign-in.ts'),
    import('#core/locker/add.ts'),
    import('#core/locker/quarantine.ts'),
    import('#core/locker/backup/export.ts'),
    import('#core/locker/backup/import.ts'),
  ]);
  const parts = { ...read, ...change, ...database, ...signing, ...add, ...quarantine };
  return { ...parts, ...out, ...back };
}

type Locker = Awaited<ReturnType<typeof openLocker>>;

async function openOutbox() {
  await settleVersions();
  const [store, { accept }, { browserDevice }] = await Promise.all([
    import('#core/outbox/store.ts'),
    import('#core/outbox/accept.ts'),
    import('#core/outbox/browser-device.ts'),
  ]);
  return {
    allRecords: () => store.allRecords(browserDevice),
    waitingRecords: () => store.waitingRecords(browserDevice),
    inventory: () => store.inventory(browserDevice),
    readRecord: (id: string) => store.readRecord(browserDevice, id),
    postpone: (id: string, nextAt: number) =>
      store.changeRecord(browserDevice, id, (record) => ({ ...record, nextAt })),
    accept: (id: string, message: string) =>
      accept(
        browserDevice,
        { id, hash: `of ${message}` },
        { from_name: 'A', from_email: 'a@b.example', message },
        '',
      ),
    onDisk: (id: string) =>
      browserDevice.transact(['messages'], 'readonly', ({ messages }) => messages.get(id)),
  };
}

const titles = (documents: readonly LockerDocument[]) => documents.map((one) => shownTitle(one));
const onDisk = (locker: Locker) =>
  locker.readLocker(['documents'], async ({ documents }) =>
    Object.fromEntries(await documents.entries<Record<string, unknown>>()),
  );
const refusal = (reason: string) => expect.objectContaining({ reason });

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  await lay('kolam-locker', fixture('locker-v1'));
  await lay('kolam-outbox', fixture('outbox-v2'));
});

afterEach(lowerVersions);

describe('a locker whose records have a version more', () => {
  it('loses no document, no bytes and no session', async () => {
    raiseVersions();
    const locker = await openLocker();
    const list = await locker.listDocuments();
    expect(list).toMatchObject({ quarantined: 0, newer: 0, totalBytes: 12 });
    expect(titles(list.documents)).toEqual([
      'Rent agreement beside it',
      'Shared while signed out',
      'Slip',
      'Rent agreement',
      'Driving Licence',
    ]);
    expect(list.waiting).toEqual([]);
    for (const document of list.documents) expect(document).toMatchObject(NEXT.document);
    expect(list.user).toMatchObject({ ...NEXT.session, uid: 'sample-4821' });
    for (const [id, value] of files)
      expect(await locker.readFile(id)).toEqual((value as { bytes: ArrayBuffer }).bytes);
  });

  it('loses nothing in the tray', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    await lay('kolam-locker', fixture('locker-v2'), 2);
    raiseVersions();
    const { tray, newer, quarantined } = await (await openLocker()).listDocuments();
    expect([tray.length, newer, quarantined]).toEqual([1, 0, 0]);
  });

  it('writes the new form at the next change, and nothing before', async () => {
    raiseVersions();
    const locker = await openLocker();
    await locker.listDocuments();
    expect(await onDisk(locker)).toEqual(Object.fromEntries(written));
    await locker.renameDocument(RENT, 'Renamed');
    const { [RENT]: renamed, ...others } = await onDisk(locker);
    const { [RENT]: _, ...before } = Object.fromEntries(written);
    expect(renamed).toMatchObject({ ...NEXT.document, title: 'Renamed' });
    expect(others).toEqual(before);
  });

  it('is not touched by a tab of the previous version, which still shows the rest', async () => {
    raiseVersions();
    const newer = await openLocker();
    await newer.renameDocument(RENT, 'Renamed');
    lowerVersions();
    const older = await openLocker();
    const list = await older.listDocuments();
    expect(titles(list.documents)).toEqual([
      'Rent agreement beside it',
      'Shared while signed out',
      'Slip',
      'Driving Licence',
    ]);
    expect(list).toMatchObject({ newer: 1, quarantined: 0 });
    await expect(older.renameDocument(RENT, 'x')).rejects.toEqual(refusal('newer'));
    await expect(older.removeDocument(RENT)).rejects.toEqual(refusal('newer'));
    expect((await onDisk(older))[RENT]).toMatchObject({ ...NEXT.document, title: 'Renamed' });
    await newer.signOut();
    await newer.signIn();
    await expect(older.listDocuments()).rejects.toEqual(refusal('newer'));
  });

  it('quarantines, unchanged, the one record that a migration cannot read', async () => {
    raiseVersions({
      document(record) {
        const { id } = record as { id: string };
        if (id === SLIP) throw new Error('not foreseen');
        return id === RENT ? { ...(record as object), issuedOn: 'never' } : record;
      },
    });
    const locker = await openLocker();
    const list = await locker.listDocuments();
    expect(titles(list.documents)).toEqual([
      'Rent agreement beside it',
      'Shared while signed out',
      'Driving Licence',
    ]);
    expect(list.quarantined).toBe(2);
    const before = Object.fromEntries(written);
    expect(await locker.listQuarantined()).toEqual([
      [RENT, before[RENT]],
      [SLIP, before[SLIP]],
    ]);
  });

  it('would lose a record without a migration, so these tests would notice', async () => {
    raiseVersions({ document: undefined, session: undefined, file: undefined });
    const locker = await openLocker();
    await expect(locker.readFile(RENT)).rejects.toEqual(refusal('missing'));
    expect(await locker.listDocuments()).toMatchObject({
      documents: [],
      quarantined: written.length,
      user: undefined,
    });
  });

  it('reads a form that the one before did not have', async () => {
    // As though today's `title` had been `name` in a version before, and the day a time.
    const old = written.map(([id, document]): [string, unknown] => {
      const { title, issuedOn, ...rest } = document as Record<string, unknown>;
      return [id, { ...rest, name: title, issued: Date.parse(String(issuedOn)) }];
    });
    vi.stubGlobal('indexedDB', new IDBFactory());
    await lay('kolam-locker', { ...fixture('locker-v1'), documents: old });
    raiseVersions({
      document(record) {
        const { name, issued, ...rest } = record as Record<string, unknown>;
        const issuedOn = new Date(Number(issued)).toISOString().slice(0, 10);
        return { ...rest, title: name, issuedOn };
      },
    });
    const { documents } = await (await openLocker()).listDocuments();
    const rent = documents.find(({ title }) => title === 'Rent agreement');
    expect(rent).toMatchObject({ title: 'Rent agreement', issuedOn: '2026-01-05' });
    expect(rent).not.toHaveProperty('name');
  });
});

describe('a backup of the version before', () => {
  const restored = async (locker: Locker) => {
    const result = await locker.importBackup(archiveFixture('backup-v1'));
    const { documents, waiting } = await locker.listDocuments();
    return { result, documents: [...documents, ...waiting] };
  };

  beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

  it('is restored whole, each document in its new form', async () => {
    raiseVersions();
    const locker = await openLocker();
    const { result, documents } = await restored(locker);
    expect(result).toEqual({ added: 5, skipped: 0, damaged: [] });
    for (const document of documents) expect(document).toMatchObject(NEXT.document);
    const rent = await locker.readFile(RENT);
    expect(new TextDecoder().decode(rent)).toBe('abc');
  });

  it('is restored by the migrations of the list and of the documents, each by its own version', async () => {
    raiseVersions({
      backup: (list) => ({ ...(list as object), documents: [] }),
      document: undefined,
    });
    expect((await restored(await openLocker())).result).toMatchObject({ added: 0, damaged: [] });
    raiseVersions({ document: undefined });
    const { result } = await restored(await openLocker());
    expect(result).toMatchObject({ added: 0 });
    expect(result.damaged).toHaveLength(5);
    raiseVersions({ backup: undefined });
    await expect(restored(await openLocker())).rejects.toEqual(refusal('no-list'));
  });

  it('of a later version is refused with a reason, and changes nothing', async () => {
    raiseVersions();
    const newer = await openLocker();
    await newer.addFile(new File(['abc'], 'a.txt'));
    const archives: Blob[] = [];
    for await (const { archive } of newer.exportBackups()) archives.push(archive);
    vi.stubGlobal('indexedDB', new IDBFactory());
    lowerVersions();
    const older = await openLocker();
    for (const archive of archives)
      await expect(older.importBackup(archive)).rejects.toEqual(refusal('newer'));
    expect(await onDisk(older)).toEqual({});
  });
});

describe('an outbox whose messages have a version more', () => {
  const [[first] = ['']] = messages;

  it('loses no message, and writes the new form at the next change', async () => {
    raiseVersions();
    const outbox = await openOutbox();
    expect(await outbox.allRecords()).toEqual(
      messages.map(([, message]) => ({ ...(message as object), ...NEXT.message })),
    );
    expect(await outbox.waitingRecords()).toHaveLength(6);
    expect(await outbox.inventory()).toMatchObject({ quarantined: 0 });
    expect(await outbox.onDisk(first)).toEqual(messages[0]?.[1]);
    await outbox.postpone(first, 7);
    expect(await outbox.onDisk(first)).toMatchObject({ ...NEXT.message, nextAt: 7 });
  });

  it('also loses no message of two versions before', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    await lay('kolam-outbox', fixture('outbox-v1'));
    raiseVersions();
    const outbox = await openOutbox();
    const records = await outbox.allRecords();
    expect(records.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    for (const record of records) expect(record).toMatchObject(NEXT.message);
    expect(await outbox.inventory()).toMatchObject({ quarantined: 0 });
  });

  it('is not touched by a tab of the previous version, which reports no message as lost', async () => {
    raiseVersions();
    const newer = await openOutbox();
    await newer.postpone(first, 7);
    lowerVersions();
    const older = await openOutbox();
    expect(await older.waitingRecords()).toHaveLength(5);
    expect(await older.inventory()).toMatchObject({ quarantined: 0 });
    expect((await older.inventory()).known).toContain(first);
    expect(await older.postpone(first, 8)).toBeUndefined();
    await expect(older.accept(first, 'Hi')).rejects.toThrow();
    expect(await newer.readRecord(first)).toMatchObject({ ...NEXT.message, nextAt: 7 });
  });

  it('quarantines the one message that a migration cannot take', async () => {
    raiseVersions({
      message(record) {
        if ((record as { seq: number }).seq === 2) throw new Error('not foreseen');
        return record;
      },
    });
    const outbox = await openOutbox();
    expect((await outbox.allRecords()).map(({ seq }) => seq)).toEqual([1, 3, 4, 5, 6, 7, 8]);
    expect(await outbox.inventory()).toMatchObject({ quarantined: 1 });
  });
});
