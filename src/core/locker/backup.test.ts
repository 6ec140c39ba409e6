import 'fake-indexeddb/auto';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Backup, BackupOptions } from '#core/locker/backup/export.ts';
import { RECORDS } from '#core/storage/record-versions.ts';
import {
  contents,
  emptyDevice,
  openTab,
  type Tab,
  textFile,
} from '#tests/unit/core/locker/locker.ts';
import { shownIssuer, shownTitle } from './as-shown.ts';
import { asText } from './as-text.ts';
import type { LockerDocument } from './document.ts';
import { exportJson } from './export-json.ts';
import { newFileBytes } from './file-bytes.ts';

let tab: Tab & Awaited<ReturnType<typeof backupModules>>;

/** The one archive of a small locker. */
async function exportBackup(options: BackupOptions = {}) {
  const backups: Backup[] = [];
  for await (const backup of tab.exportBackups(options)) backups.push(backup);
  expect(backups).toHaveLength(1);
  return backups[0] as Backup;
}

async function backupModules() {
  const [out, back, inside, undo] = await Promise.all([
    import('#core/locker/backup/export.ts'),
    import('#core/locker/backup/import.ts'),
    import('#core/locker/backup/contents.ts'),
    import('#core/locker/backup/undo-import.ts'),
  ]);
  return { ...out, ...back, ...inside, ...undo };
}

/** A separate device, with a locker that is signed in or not. */
async function device(signedIn = true): Promise<void> {
  emptyDevice();
  tab = { ...(await openTab()), ...(await backupModules()) };
  if (signedIn) await tab.signIn();
}

beforeEach(() => device());
afterEach(() => void vi.restoreAllMocks());

const titles = async () => (await tab.listDocuments()).documents.map((one) => shownTitle(one));
const uploads = async () => (await tab.listDocuments()).documents.filter(({ file }) => file);
const text = async (id: string) => new TextDecoder().decode(await tab.readFile(id));
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
const problem = (reason: string) => expect.objectContaining({ name: 'BackupError', reason });
const bytesOf = async (archive: Blob) => new Uint8Array(await archive.arrayBuffer());

const ID = '11111111-1111-4111-8111-111111111111';
const record = (fields: object = {}) => ({
  v: 1,
  id: ID,
  title: 'Licence',
  type: 'Uploaded',
  issuedBy: 'You',
  issuedOn: '2026-11-21',
  previewUrl: '',
  addedAt: 1,
  position: 10,
  file: { name: 'a.txt', mediaType: 'text/plain', bytes: 5 },
  path: 'files/a.txt',
  ...fields,
});

/** An archive with the list and the files given, compressed. */
function archive(documents: unknown, files: Zippable = {}, list: object = {}): Blob {
  const manifest = { format: 'kolam-locker-backup', v: 1, documents, ...list };
  const json = strToU8(JSON.stringify(manifest));
  return new Blob([zipSync({ ...files, 'kolam-locker.json': json }) as Uint8Array<ArrayBuffer>]);
}

const HELLO = { 'files/a.txt': strToU8('hello') };

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

describe('where a document came from', () => {
  it('is shown for every imported document, despite the issuer that the backup claims', async () => {
    const claims = record({ type: 'Identity', issuedBy: 'UIDAI', title: 'Aadhaar Card' });
    await tab.importBackup(archive([claims], HELLO));
    const [forged] = (await tab.listDocuments()).documents;
    expect(forged).toMatchObject({ issuedBy: 'UIDAI', source: 'backup' });
    expect(asText(forged as LockerDocument)).toContain('Source: Imported from a backup');
    expect(exportJson([forged as LockerDocument])).toContain('"source": "backup"');
    await tab.importBackup(
      archive([record({ id: ID.replace('1', '6'), issuedBy: ' you', position: 5 })], HELLO),
    );
    expect((await uploads())[1]).toMatchObject({ issuerCode: 'backup', source: 'backup' });
    expect((await uploads())[1]).not.toHaveProperty('issuedBy');
    // A round over another device does not wash it off.
    const { archive: again } = await exportBackup();
    await device();
    await tab.importBackup(again);
    expect((await uploads())[0]).toMatchObject({ issuedBy: 'UIDAI', source: 'backup' });
  });

  it.each([
    ['You', { v: 1 }, 'A backup'],
    ['A backup', { v: 1 }, 'A backup'],
    ['Another app or website', { v: 1 }, 'Another app or website'],
    ['', { v: 1 }, 'A backup'],
    ['Ward office', { v: 1 }, 'Ward office'],
    ['You', { v: 2 }, 'A backup'],
    [' yOu ', { v: 2 }, 'A backup'],
    [undefined, { v: 2, issuerCode: 'visitor' }, 'A backup'],
    [undefined, { v: 2, issuerCode: 'backup' }, 'A backup'],
    [undefined, { v: 2, issuerCode: 'outside' }, 'Another app or website'],
    ['You', { v: 2, issuerCode: 'outside' }, 'Another app or website'],
    ['You', { v: 2, issuerCode: 'visitor', derived: ['issuedBy'] }, 'A backup'],
    ['Ward office', { v: 2, issuerCode: 'visitor' }, 'Ward office'],
    // A sample that this site has not.
    [undefined, { v: 2, sample: 7 }, 'A backup'],
  ])('an issuer %j of %j is %s, and never the visitor', async (issuedBy, fields, shown) => {
    await tab.importBackup(archive([record({ issuedBy, ...fields })], HELLO));
    const [document] = await uploads();
    expect(shownIssuer(document as LockerDocument)).toBe(shown);
    expect(document?.issuerCode).not.toBe('visitor');
    // Where it is somebody's word there is no code, and the other way round.
    expect(document?.issuedBy).toBe(shown === 'Ward office' ? shown : undefined);
    expect(document).not.toHaveProperty('derived');
  });

  it('is not shown for documents that were here before', async () => {
    await tab.addFile(textFile('a.txt'));
    const { archive } = await exportBackup();
    await tab.importBackup(archive);
    expect((await uploads())[0]).not.toHaveProperty('source');
  });
});

describe('an import that is undone', () => {
  const importId = ID.replaceAll('1', '7');

  it('removes everything that it added, renamed or not, and nothing else', async () => {
    await tab.addFile(textFile('own.txt'));
    const before = await contents(tab);
    const two = [record(), record({ id: ID.replace('1', '2'), path: 'files/b.txt' })];
    const packed = archive(two, { ...HELLO, 'files/b.txt': strToU8('world') });
    expect(await tab.importBackup(packed, { importId })).toMatchObject({ added: 2 });
    await tab.renameDocument(ID, 'Renamed since');
    expect(await tab.undoImport(importId)).toEqual({ removed: 2, emptied: 0 });
    expect(await contents(tab)).toEqual(before);
    expect(await tab.undoImport(importId)).toEqual({ removed: 0, emptied: 0 });
  });

  it('also removes what it restored from a deletion', async () => {
    const { id } = await tab.addFile(textFile('a.txt'));
    const { archive: packed } = await exportBackup();
    await tab.deleteDocument(id);
    expect(await tab.importBackup(packed, { importId })).toMatchObject({ added: 1 });
    expect((await uploads())[0]).toMatchObject({ id, issuerCode: 'visitor' });
    expect(await tab.undoImport(importId)).toEqual({ removed: 1, emptied: 0 });
    expect(await uploads()).toEqual([]);
  });

  it('keeps what another import added', async () => {
    await tab.importBackup(archive([record()], HELLO), { importId });
    expect(await tab.undoImport(ID)).toEqual({ removed: 0, emptied: 0 });
    expect(await uploads()).toHaveLength(1);
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

describe('an import while something else goes on', () => {
  /** Another tab over the same device. */
  const otherTab = async () => ({ ...(await openTab()), ...(await backupModules()) });

  it('adds documents once if two tabs import them, also next to other bytes', async () => {
    await tab.importBackup(archive([record()], HELLO));
    const other = await otherTab();
    const packed = archive([record({ title: 'Other' })], { 'files/a.txt': strToU8('world') });
    const results = await Promise.all([tab.importBackup(packed), other.importBackup(packed)]);
    expect(results.map(({ added }) => added).sort()).toEqual([0, 1]);
    expect((await uploads()).map(({ title }) => title).sort()).toEqual(['Licence', 'Other']);
  });

  it('brings no second set of samples when another tab signs in', async () => {
    const { archive: packed } = await exportBackup();
    await device(false);
    const other = await otherTab();
    // Open already, so that it signs in between two documents.
    await other.listDocuments();
    const signingIn: Promise<unknown>[] = [];
    await tab.importBackup(packed, { onProgress: () => void signingIn.push(other.signIn()) });
    await Promise.all(signingIn);
    expect(await titles()).toHaveLength(3);
  });
});

describe('what has lost a part', () => {
  it('gets its bytes back from its backup, without a second row', async () => {
    const { id } = await tab.addFile(textFile('a.txt'));
    const { archive } = await exportBackup();
    await tab.renameDocument(id, 'Renamed since');
    await tab.changeLocker(['files'], async ({ files }) => files.delete(id));
    expect(await tab.importBackup(archive)).toMatchObject({ added: 1, skipped: 3 });
    expect((await uploads()).map(({ title }) => title)).toEqual(['Renamed since']);
    expect(await text(id)).toBe('a.txt');
    expect(await tab.importBackup(archive)).toMatchObject({ added: 0, skipped: 4 });
  });

  it('does not get bytes of another length', async () => {
    const { id } = await tab.addFile(textFile('a.txt', 'longer than hello'));
    await tab.changeLocker(['files'], async ({ files }) => files.delete(id));
    await tab.importBackup(archive([record({ id })], HELLO));
    expect(await uploads()).toHaveLength(2);
    await expect(tab.readFile(id)).rejects.toMatchObject({ reason: 'missing' });
  });

  it('is restored if its record was quarantined, and does not touch other bytes', async () => {
    await tab.importBackup(archive([record()], HELLO));
    await tab.changeLocker(['documents'], async ({ documents }) => documents.put(ID, 'junk'));
    await tab.listDocuments();
    const other = archive([record({ title: 'Other' })], { 'files/a.txt': strToU8('world') });
    await tab.importBackup(other);
    expect(await text(ID)).toBe('hello');
    await tab.importBackup(archive([record()], HELLO));
    expect((await uploads()).map(({ title }) => title).sort()).toEqual(['Licence', 'Other']);
    expect((await contents(tab)).files).toHaveLength(2);
  });
});

describe('bytes in the place of lost ones', () => {
  /** An own document whose bytes the device has lost, and a backup with others of that size under its id. */
  async function lostAndForged() {
    const { id } = await tab.addFile(textFile('rent.txt', 'hello'));
    const [own] = await uploads();
    await tab.changeLocker(['files'], async ({ files }) => files.delete(id));
    const forged = { ...record({ id }), title: 'Forged', path: 'files/a.txt' };
    const file = archive(
      [forged],
      { 'files/a.txt': strToU8('HELLO') },
      { exportedAt: '2026-07-03T10:00:00.000Z' },
    );
    return { id, own, file };
  }
  const importId = '9b2f8c1e-1111-4222-8333-444455556666';

  it('say which backup they come from, despite its claims', async () => {
    const { id, own, file } = await lostAndForged();
    expect(await tab.importBackup(file, { importId })).toMatchObject({ added: 1 });
    expect(await text(id)).toBe('HELLO');
    expect(await uploads()).toEqual([{ ...own, fileFrom: { importId, madeOn: '2026-07-03' } }]);
    // What a backup says of that is its own word, and not believed.
    const claim = { ...record(), fileFrom: { importId: ID, madeOn: '2020-01-01' } };
    await device();
    await tab.importBackup(archive([claim], HELLO));
    expect((await uploads())[0]).not.toHaveProperty('fileFrom');
  });

  it('are removed when that import is undone, and the document stays as it was', async () => {
    const { id, own, file } = await lostAndForged();
    await tab.importBackup(file, { importId });
    expect(await tab.undoImport(importId)).toEqual({ removed: 0, emptied: 1 });
    expect(await uploads()).toEqual([own]);
    await expect(tab.readFile(id)).rejects.toMatchObject({ reason: 'missing' });
  });
});

describe('an archive that is not what it should be', () => {
  const refused = async (file: Blob, reason: string) => {
    const before = await contents(tab);
    await expect(tab.importBackup(file)).rejects.toEqual(problem(reason));
    expect(await contents(tab)).toEqual(before);
  };

  it('is refused if it is no zip, has no list, or newer ones', async () => {
    await refused(new Blob([]), 'empty');
    await refused(new Blob(['%PDF-1.7']), 'not-a-backup');
    const packed = zipSync({ 'a.txt': strToU8('hello') }) as Uint8Array<ArrayBuffer>;
    await refused(new Blob([packed]), 'no-list');
    const texts = { 'kept/waiting-messages.json': strToU8('[]'), 'drafts.json': strToU8('[]') };
    await refused(new Blob([zipSync(texts) as Uint8Array<ArrayBuffer>]), 'texts-alone');
    await refused(archive([], {}, { format: 'other' }), 'no-list');
    await refused(archive('none'), 'no-list');
    await refused(archive([], {}, { v: 99 }), 'newer');
    // Its documents alone may have been raised.
    await refused(archive([record({ v: 99 })], HELLO), 'newer');
    const junk = zipSync({ 'kolam-locker.json': strToU8('{') }) as Uint8Array<ArrayBuffer>;
    await refused(new Blob([junk]), 'incomplete');
    await refused(new Blob(['x']), 'not-a-backup');
  });

  it('limits the length of names and types', async () => {
    const name = `${'n'.repeat(20_000)}.pdf`;
    const file = { name, mediaType: `a/${'b'.repeat(20_000)}`, bytes: 5 };
    await tab.importBackup(archive([record({ file })], HELLO));
    const [kept] = await uploads();
    // As what another app sends.
    expect(kept?.file?.name).toBe(name.slice(-1_000));
    expect(kept?.file?.mediaType).toBe('');
  });

  it('is refused if it is truncated anywhere', async () => {
    const whole = await bytesOf(archive([record()], HELLO));
    for (let length = 4; length < whole.length; length += 7)
      await refused(new Blob([whole.slice(0, length)]), 'incomplete');
  });

  it('is refused with a password', async () => {
    const bytes = await bytesOf(archive([record()], HELLO));
    const directory = bytes.findIndex((_, i) => bytes.slice(i, i + 4).join() === '80,75,1,2');
    bytes[directory + 8] = 1;
    await refused(new Blob([bytes]), 'encrypted');
  });

  it('never ends in anything but a document or a refusal, whichever byte is changed', async () => {
    const whole = await bytesOf(archive([record()], HELLO));
    for (let at = 0; at < whole.length; at += 3) {
      const bytes = whole.slice();
      bytes[at] = (bytes[at] ?? 0) ^ 0xff;
      await tab.importBackup(new Blob([bytes])).catch((error: Error) => {
        expect(error.name, `byte ${at}`).toBe('BackupError');
      });
      for (const { id, file } of await uploads()) {
        expect(await text(id)).toBe('hello');
        expect(file?.bytes).toBe(5);
        await tab.deleteDocument(id);
      }
      await tab.purgeOwn();
    }
  });

  it('does not let one file become many documents or unpack to more than it says', async () => {
    const many = Array.from({ length: 9 }, (_, i) => record({ id: ID.replace('1', String(i)) }));
    expect(await tab.importBackup(archive(many, HELLO))).toMatchObject({
      added: 1,
      damaged: Array(8).fill('Licence'),
    });
    const short = record({ file: { name: 'a', mediaType: '', bytes: 4 } });
    expect(await tab.importBackup(archive([short], HELLO))).toMatchObject({ damaged: ['Licence'] });
  });

  it('cannot bring in names, links or places that a locker does not make', async () => {
    const hostile = record({
      // Not an older one, which a migration may give fields.
      v: RECORDS.document.version,
      title: '../../\u202etxt.exe\u0000',
      issuedBy: 'A\nB',
      previewUrl: 'https://tracker.example/pixel',
      position: 1e300,
      waiting: true,
      deletedAt: 5,
      source: 'outside',
      importId: ID,
      sample: undefined,
      ...JSON.parse('{ "__proto__": { "admin": true }, "constructor": 1, "prototype": 1 }'),
      nested: JSON.parse('{ "of": [{ "__proto__": { "admin": true } }] }'),
      deep: JSON.parse(`${'['.repeat(1_000)}${']'.repeat(1_000)}`),
      long: 'x'.repeat(4_000),
      file: { name: '../../etc/passwd', mediaType: 'text/html', bytes: 5, long: 'x'.repeat(4_000) },
    });
    await tab.importBackup(archive([hostile], HELLO));
    const [document] = await uploads();
    expect(document).toMatchObject({ title: '../../ txt.exe', issuedBy: 'A B', previewUrl: '' });
    expect(Object.keys(document ?? {}).sort()).toEqual(
      [...Object.keys(record()), 'source'].filter((key) => key !== 'path').sort(),
    );
    expect(Object.getPrototypeOf(document)).toBe(Object.prototype);
    expect(Object.keys(document?.file ?? {}).sort()).toEqual(['bytes', 'mediaType', 'name']);
    for (const name of ['newer', 'newest']) await tab.addFile(textFile(name));
    expect((await titles()).slice(0, 2)).toEqual(['newest', 'newer']);
  });

  it('may hold fields that this version does not know, which a restore and a change keep', async () => {
    const unknown = {
      'x-count': 12,
      'x-tags': ['rent', null],
      'x-note': { by: { whom: 'Asha' }, paid: true },
    };
    const file = { name: 'a.txt', mediaType: 'text/plain', bytes: 5, 'x-scanned': true };
    await tab.importBackup(archive([record({ ...unknown, file })], HELLO));
    await tab.renameDocument(ID, 'Renamed since');
    expect((await uploads())[0]).toMatchObject({ ...unknown, file, title: 'Renamed since' });
    const { archive: packed } = await exportBackup();
    await device();
    await tab.importBackup(packed);
    expect((await uploads())[0]).toMatchObject({ ...unknown, file, title: 'Renamed since' });
  });

  it('keeps of unknown fields what fits in 4,000 characters', async () => {
    const unknown = Object.fromEntries(
      Array.from({ length: 50 }, (_, n) => [`field${n}`, 'x'.repeat(n === 3 ? 5_000 : 150)]),
    );
    await tab.importBackup(archive([record(unknown)], HELLO));
    const kept = Object.keys((await uploads())[0] ?? {}).filter((field) => field in unknown);
    expect(kept).toHaveLength(24);
    expect(kept).not.toContain('field3');
  });

  it('keeps the good documents of a list with bad ones', async () => {
    const bad = [null, 7, [], {}, record({ id: '../x' }), record({ v: 9 }), record({ path: 5 })];
    const tooLarge = record({ file: { name: 'a', mediaType: '', bytes: 26 * 1024 * 1024 } });
    const lost = record({ id: ID.replace('1', '3'), path: 'files/gone.txt', title: 'Lost' });
    const result = await tab.importBackup(archive([...bad, tooLarge, lost, record()], HELLO));
    expect(result).toMatchObject({ added: 1, skipped: 0 });
    expect(result.damaged).toHaveLength(9);
    expect(result.damaged).toContain('Lost');
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
