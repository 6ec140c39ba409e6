import 'fake-indexeddb/auto';
import { strToU8 } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { archive, HELLO, ID, record } from '#tests/unit/core/locker/backup-archive.ts';
import {
  device,
  exportBackup,
  openBackupTab,
  tab,
  text,
  titles,
  uploads,
} from '#tests/unit/core/locker/backup-device.ts';
import { contents, textFile } from '#tests/unit/core/locker/locker.ts';
import { shownIssuer } from './as-shown.ts';
import { asText } from './as-text.ts';
import type { LockerDocument } from './document.ts';
import { exportJson } from './export-json.ts';

beforeEach(() => device());
afterEach(() => void vi.restoreAllMocks());

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
    // A sample that this site does not have.
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

describe('an import while something else goes on', () => {
  it('adds documents once if two tabs import them, also next to other bytes', async () => {
    await tab.importBackup(archive([record()], HELLO));
    const other = await openBackupTab();
    const packed = archive([record({ title: 'Other' })], { 'files/a.txt': strToU8('world') });
    const results = await Promise.all([tab.importBackup(packed), other.importBackup(packed)]);
    expect(results.map(({ added }) => added).sort()).toEqual([0, 1]);
    expect((await uploads()).map(({ title }) => title).sort()).toEqual(['Licence', 'Other']);
  });

  it('brings no second set of samples when another tab signs in', async () => {
    const { archive: packed } = await exportBackup();
    await device(false);
    const other = await openBackupTab();
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

/** The device has room for so many files in all, and for so many in one transaction. */
function roomFor(files: number, atOnce = Number.POSITIVE_INFINITY): void {
  const { put } = IDBObjectStore.prototype;
  const kept = new Set<unknown>();
  const begun = new WeakMap<IDBTransaction, Set<unknown>>();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value: unknown,
    key?: IDBValidKey,
  ) {
    if (this.name !== 'files') return put.call(this, value, key);
    const { transaction } = this;
    const keys = begun.get(transaction) ?? new Set();
    if (!begun.has(transaction))
      transaction.addEventListener('complete', () => {
        for (const each of keys) kept.add(each);
      });
    begun.set(transaction, keys.add(key));
    if (keys.size > atOnce || kept.size + keys.size > files)
      throw new DOMException('', 'QuotaExceededError');
    return put.call(this, value, key);
  });
}

describe('an import on a device with little room', () => {
  const seven = Array.from({ length: 7 }, (_, i) => ({
    ...record({ id: ID.replace('1', String(i + 1)), path: `files/${i}.txt`, title: `Paper ${i}` }),
  }));
  const packed = archive(
    seven,
    Object.fromEntries(seven.map(({ path }, i) => [path, strToU8(`text${i}`)])),
  );

  it('brings one by one what does not fit together', async () => {
    roomFor(7, 1);
    const steps: number[] = [];
    const result = await tab.importBackup(packed, { onProgress: (done) => steps.push(done) });
    expect(result).toEqual({ added: 7, skipped: 0, damaged: [] });
    expect(await uploads()).toHaveLength(7);
    expect(steps).toEqual([1, 3, 7]);
  });

  it.each([1, 2, 3, 4, 5, 6])('brings the %i that fit, and says why it stopped', async (files) => {
    roomFor(files);
    expect(await tab.importBackup(packed)).toEqual({
      added: files,
      skipped: 0,
      damaged: [],
      stopped: 'full',
    });
    expect((await contents(tab)).files).toHaveLength(files);
    vi.restoreAllMocks();
    expect(await tab.importBackup(packed)).toMatchObject({ added: 7 - files, skipped: files });
  });
});

describe('other bytes under one id', () => {
  const holding = (text: string, fields: object = {}) =>
    archive([record({ file: { name: 'a.txt', mediaType: '', bytes: text.length }, ...fields })], {
      'files/a.txt': strToU8(text),
    });

  it.each(['hello', 'hell', 'hello, and more', 'hellO'])(
    'are a second document unless they are the same: %s',
    async (text) => {
      await tab.importBackup(holding('hello'));
      const added = text === 'hello' ? 0 : 1;
      expect(await tab.importBackup(holding(text))).toMatchObject({ added });
      expect(await uploads()).toHaveLength(1 + added);
    },
  );

  it('are added once each, in whatever order they come again', async () => {
    const three = ['hello', 'world', 'globe'].map((text) => holding(text));
    for (const one of three) expect(await tab.importBackup(one)).toMatchObject({ added: 1 });
    for (const one of three.reverse())
      expect(await tab.importBackup(one)).toMatchObject({ added: 0, skipped: 1 });
  });

  it('are added though a document with another id has them', async () => {
    const other = ID.replace('1', '9');
    await tab.importBackup(holding('hello'));
    await tab.importBackup(holding('world', { id: other }));
    expect(await tab.importBackup(holding('world'))).toMatchObject({ added: 1 });
  });

  it('are added where those that are here cannot be read', async () => {
    await tab.importBackup(holding('hello'));
    await tab.changeLocker(['files'], async ({ files }) => files.put(ID, 'junk'));
    expect(await tab.importBackup(holding('hello'))).toMatchObject({ added: 1 });
    expect(await uploads()).toHaveLength(2);
  });
});
