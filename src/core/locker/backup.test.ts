import 'fake-indexeddb/auto';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Backup } from '#core/locker/backup/export.ts';
import {
  archive,
  bytesOf,
  HELLO,
  ID,
  problem,
  record,
} from '#tests/unit/core/locker/backup-archive.ts';
import {
  device,
  exportBackup,
  tab,
  text,
  titles,
  uploads,
} from '#tests/unit/core/locker/backup-device.ts';
import { contents, textFile } from '#tests/unit/core/locker/locker.ts';
import { shownTitle } from './as-shown.ts';
import type { LockerDocument } from './document.ts';
import { newFileBytes } from './file-bytes.ts';

beforeEach(() => device());
afterEach(() => void vi.restoreAllMocks());

/** Older sites took empty files too, and their lockers have them still. */
async function emptyFirst(): Promise<void> {
  const [first] = await uploads();
  if (!first?.file) throw new Error('There is no upload.');
  const emptied = { ...first, file: { ...first.file, bytes: 0 } };
  await tab.changeLocker(['documents', 'files'], async ({ documents, files }) => {
    documents.put(first.id, emptied);
    files.put(first.id, newFileBytes(new ArrayBuffer(0)));
  });
}

/** An own document as it is after a restore: nobody chose its file here. */
const asImported = (document: LockerDocument) => ({
  ...document,
  issuerCode: 'backup',
  source: 'backup',
});
describe('a backup on another device', () => {
  it('brings every document in its order, byte for byte, and nothing twice', async () => {
    for (let i = 0; i < 30; i++) await tab.addFile(textFile(`Paper ${i}.txt`, `bytes of ${i}`));
    const zip = new File(['PK\u0003\u0004 a zip in a zip PK\u0007\b PK\u0001\u0002'], 'a.zip');
    await tab.addFile(zip);
    await tab.addFile(textFile('emptied'));
    await emptyFirst();
    const renamed = (await uploads())[3];
    await tab.renameDocument(renamed?.id ?? '', 'My title');
    const before = await uploads();
    const { archive, count, missing, name } = await exportBackup();
    expect([count, missing]).toEqual([35, []]);
    expect(name).toMatch(/^kolam-locker-\d{4}-\d\d-\d\d\.zip$/);

    await device();
    expect(await tab.importBackup(archive)).toEqual({ added: 32, skipped: 3, damaged: [] });
    const restored = before.map(asImported);
    expect(await uploads()).toEqual(restored);
    expect(await text(before.at(-1)?.id ?? '')).toBe('bytes of 0');
    expect((await tab.readFile(before[1]?.id ?? '')).byteLength).toBe(zip.size);
    expect(await tab.importBackup(archive)).toEqual({ added: 0, skipped: 35, damaged: [] });
    expect(await uploads()).toEqual(restored);
  });

  it('may be repacked by hand, in a folder and with other files', async () => {
    const files = { 'Backup/files/a.txt': strToU8('hello'), '__MACOSX/x': strToU8('x') };
    const list = { format: 'kolam-locker-backup', v: 1, documents: [record()] };
    const packed = zipSync({ ...files, 'Backup/kolam-locker.json': strToU8(JSON.stringify(list)) });
    const result = await tab.importBackup(new Blob([packed as Uint8Array<ArrayBuffer>]));
    expect(result).toEqual({ added: 1, skipped: 0, damaged: [] });
    expect(await text(ID)).toBe('hello');
  });

  it('is read under any earlier name of the company', async () => {
    const list = { format: 'old-name-locker-backup', v: 1, documents: [record()] };
    const packed = zipSync({ ...HELLO, 'old-name-locker.json': strToU8(JSON.stringify(list)) });
    const result = await tab.importBackup(new Blob([packed as Uint8Array<ArrayBuffer>]));
    expect(result).toEqual({ added: 1, skipped: 0, damaged: [] });
    expect(await text(ID)).toBe('hello');
  });

  it('is not confused with another list next to it, or with a document of that name', async () => {
    const files = { 'a-locker.json': strToU8('{}'), 'files/0001-b-locker.json': strToU8('hello') };
    const documents = [record({ path: 'files/0001-b-locker.json' })];
    expect(await tab.importBackup(archive(documents, files))).toMatchObject({ added: 1 });
    const alone = zipSync({ 'files/0001-b-locker.json': strToU8('{}') });
    await expect(
      tab.importBackup(new Blob([alone as Uint8Array<ArrayBuffer>])),
    ).rejects.toMatchObject({ reason: 'no-list' });
  });

  it('waits like a shared file where nobody is signed in', async () => {
    await device(false);
    await tab.importBackup(archive([record()], HELLO));
    expect((await tab.listDocuments()).waiting).toHaveLength(1);
  });

  it('is stopped by a sign-out and its caller; the next import goes on', async () => {
    const two = [record(), record({ id: ID.replace('1', '2'), path: 'files/b.txt' })];
    const packed = archive(two, { ...HELLO, 'files/b.txt': strToU8('world') });
    const { id: session } = await tab.signIn();
    const stop = new AbortController();
    const interrupted = await tab.importBackup(packed, {
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    expect(interrupted).toEqual({ added: 1, skipped: 0, damaged: [], stopped: 'cancelled' });
    expect(await uploads()).toHaveLength(1);
    expect(await tab.importBackup(packed, { session })).toMatchObject({ added: 1, skipped: 1 });
    await tab.signOut();
    const late = await tab.importBackup(packed, { session });
    expect(late).toEqual({ added: 0, skipped: 0, damaged: [], stopped: 'signed-out' });
    expect((await contents(tab)).files).toEqual([]);
  });

  it('is stopped by a full device, which keeps what it has; the next import goes on', async () => {
    const two = [record(), record({ id: ID.replace('1', '2'), path: 'files/b.txt' })];
    const packed = archive(two, { ...HELLO, 'files/b.txt': strToU8('world') });
    const put = IDBObjectStore.prototype.put;
    let room = 1;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value: unknown,
      key?: IDBValidKey,
    ) {
      if (this.name === 'files' && room-- <= 0) throw new DOMException('', 'QuotaExceededError');
      return put.call(this, value, key);
    });
    expect(await tab.importBackup(packed)).toMatchObject({ added: 1, stopped: 'full' });
    const { documents, files } = await contents(tab);
    expect([documents?.length, files]).toEqual([4, [ID]]);
    vi.restoreAllMocks();
    expect(await tab.importBackup(packed)).toEqual({ added: 1, skipped: 1, damaged: [] });
  });
});

describe('what a backup holds', () => {
  it('is shown before anything changes: number, size, and what is here already', async () => {
    const own = await tab.addFile(textFile('own.txt', 'mine'));
    const mine = { ...own, path: 'files/own.txt' };
    const before = await contents(tab);
    const sample = record({
      id: ID.replace('1', '5'),
      sample: 1,
      file: undefined,
      path: undefined,
    });
    const packed = archive([record(), mine, sample, null], HELLO);
    const told = await tab.backupContents(packed);
    expect(told).toMatchObject({ bytes: 9, here: 2, unreadable: 1 });
    expect(told.documents.map(({ document, isHere }) => [document.title, isHere])).toEqual([
      ['Licence', false],
      ['own', true],
      ['Licence', true],
    ]);
    expect(await contents(tab)).toEqual(before);
    await expect(tab.backupContents(new Blob(['x']))).rejects.toEqual(problem('not-a-backup'));
  });

  it('mentions the texts of an export, which stay in the file', async () => {
    const packed = archive([record()], { ...HELLO, 'drafts.json': strToU8('[]') });
    expect(await tab.backupContents(packed)).toMatchObject({ texts: ['drafts'] });
    expect(await tab.importBackup(packed)).toMatchObject({ added: 1, damaged: [] });
  });

  it('is new again once it was deleted here', async () => {
    const { id } = await tab.addFile(textFile('a.txt'));
    const { archive } = await exportBackup();
    await tab.deleteDocument(id);
    expect(await tab.backupContents(archive)).toMatchObject({ here: 3 });
  });
});

describe('what is here', () => {
  it('keeps its newer title, and is not doubled', async () => {
    const { id } = await tab.addFile(textFile('a.txt'));
    const { archive } = await exportBackup();
    await tab.renameDocument(id, 'Renamed since');
    expect(await tab.importBackup(archive)).toMatchObject({ added: 0, skipped: 4 });
    expect((await titles())[0]).toBe('Renamed since');
  });

  it('is restored if it was deleted since, purged or not', async () => {
    const { id } = await tab.addFile(textFile('a.txt'));
    const { archive } = await exportBackup();
    for (const purge of [false, true]) {
      await tab.deleteDocument(id);
      if (purge) await tab.purgeOwn();
      expect(await tab.importBackup(archive)).toMatchObject({ added: 1, skipped: 3 });
      expect(await text(id)).toBe('a.txt');
    }
  });

  it('stays next to other bytes under the same id, without duplicates', async () => {
    await tab.importBackup(archive([record()], HELLO));
    const other = archive([record({ title: 'Other' })], { 'files/a.txt': strToU8('world') });
    expect(await tab.importBackup(other)).toMatchObject({ added: 1 });
    expect(await tab.importBackup(other)).toMatchObject({ added: 0, skipped: 1 });
    const both = await uploads();
    expect(both.map(({ title }) => title).sort()).toEqual(['Licence', 'Other']);
    expect(await text(ID)).toBe('hello');
    const copy = both.find(({ id }) => id !== ID);
    expect(copy?.copyOf).toBe(ID);
    expect(await text(copy?.id ?? '')).toBe('world');
  });
});

describe('making a backup', () => {
  const listIn = async (of: Blob) => {
    const { 'kolam-locker.json': list = new Uint8Array() } = unzipSync(await bytesOf(of));
    return JSON.parse(strFromU8(list)).documents as Record<string, unknown>[];
  };

  it('names every document and its issuer for people, and restores codes', async () => {
    await tab.addFile(textFile('You.txt'));
    await tab.addFile(textFile('.'.repeat(3)));
    await tab.addFile(textFile('', 'nameless'));
    await tab.addToTray(textFile('Aadhaar Card.txt'));
    const { tray, documents } = await tab.listDocuments();
    await tab.keepFiles(tray.map(({ id }) => id));
    await tab.renameDocument(documents.find(({ sample }) => sample === 2)?.id ?? '', 'Mine');
    const { archive } = await exportBackup();
    expect((await listIn(archive)).map(({ title, issuedBy }) => [title, issuedBy])).toEqual([
      ['Aadhaar Card', 'Another app or website'],
      ['Document', 'You'],
      ['...', 'You'],
      ['You', 'You'],
      ['Aadhaar Card', 'UIDAI'],
      ['Mine', 'Transport Department'],
      ['Class XII Marksheet', 'CBSE'],
    ]);
    await device(false);
    await tab.importBackup(archive);
    const restored = (await tab.listDocuments()).waiting;
    expect(
      restored.map(({ title, issuedBy, issuerCode }) => [title, issuedBy, issuerCode]),
    ).toEqual([
      ['Aadhaar Card', undefined, 'outside'],
      [undefined, undefined, 'backup'],
      ['...', undefined, 'backup'],
      ['You', undefined, 'backup'],
      [undefined, undefined, undefined],
      ['Mine', undefined, undefined],
      [undefined, undefined, undefined],
    ]);
    for (const document of restored) expect(document).not.toHaveProperty('derived');
  });

  it.each([7, {}, ['id', 'v', 'type'], null])(
    'takes no field of a list for derived: %j',
    async (derived) => {
      await tab.importBackup(archive([record({ derived })], HELLO));
      expect((await uploads())[0]).toMatchObject({ id: ID, title: 'Licence' });
    },
  );

  it('includes documents that wait for a sign-in', async () => {
    await device(false);
    await tab.addFile(textFile('listed.txt'));
    const waits = await tab.addFile(textFile('waits.txt'));
    await tab.changeLocker(['documents'], async ({ documents }) =>
      documents.put(waits.id, { ...waits, waiting: true }),
    );
    const { archive, count } = await exportBackup();
    expect(count).toBe(2);
    await device();
    await tab.importBackup(archive);
    expect((await titles()).slice(0, 2)).toEqual(['waits', 'listed']);
  });

  it('leaves out documents without bytes, and names them', async () => {
    const { id } = await tab.addFile(textFile('lost.txt'));
    await tab.changeLocker(['files'], async ({ files }) => files.delete(id));
    const { count, missing } = await exportBackup();
    expect([count, missing.map((one) => shownTitle(one))]).toEqual([3, ['lost']]);
  });

  it('makes several archives of a large locker, which together are all of it', async () => {
    // A thousandth of each size: that much is copied a dozen times.
    const { MAX_PART_BYTES } = await import('#core/locker/limits.ts');
    expect(MAX_PART_BYTES).toBe(200 * 1024 * 1024);
    vi.doMock(import('#core/locker/limits.ts'), async (original) => ({
      ...(await original()),
      MAX_PART_BYTES: 200 * 1024,
    }));
    onTestFinished(() => vi.doUnmock('#core/locker/limits.ts'));
    await device();
    await tab.signOut();
    const file = new File([new Uint8Array(24 * 1024)], 'large');
    for (let i = 0; i < 9; i++) await tab.addFile(file);
    const [before, backups]: [string[], Backup[]] = [await titles(), []];
    for await (const backup of tab.exportBackups()) backups.push(backup);
    expect(backups.map(({ count }) => count)).toEqual([8, 1]);
    expect(backups.map(({ part, parts }) => [part, parts])).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect(backups[1]?.name).toMatch(/^kolam-locker-[-\d]+-2-of-2\.zip$/);
    await device(false);
    for (const { archive } of backups.reverse()) await tab.importBackup(archive);
    expect((await tab.listDocuments()).waiting.map(({ title }) => title)).toEqual(before);
  });

  it('says so when the browser has no room for the archive', async () => {
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(
      new DOMException('', 'NotReadableError'),
    );
    await expect(exportBackup()).rejects.toEqual(problem('no-room'));
    vi.restoreAllMocks();
  });

  it('works with dates that zip archives do not know, and stops when told to', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    await tab.addFile(textFile('a.txt'));
    await expect(exportBackup()).resolves.toMatchObject({ count: 4 });
    vi.useRealTimers();
    const signal = AbortSignal.abort();
    await expect(exportBackup({ signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});
