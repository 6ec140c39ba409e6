import 'fake-indexeddb/auto';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  contents,
  emptyDevice,
  openTab,
  type Tab,
  textFile,
} from '#tests/unit/core/locker/locker.ts';

let tab: Tab;
let aside: Awaited<ReturnType<typeof asideModules>>;

async function asideModules() {
  const [list, out, undo] = await Promise.all([
    import('./quarantine.ts'),
    import('#core/locker/backup/export.ts'),
    import('#core/locker/backup/undo-import.ts'),
  ]);
  return { ...list, ...out, ...undo };
}

beforeEach(async () => {
  emptyDevice();
  tab = await openTab();
  aside = await asideModules();
});

/** Quarantines records, as a reading does with what it cannot read. */
const putAside = (records: Record<string, unknown>) =>
  tab.changeLocker(['aside'], async (stores) => {
    for (const [key, value] of Object.entries(records)) stores.aside.put(key, value);
  });

/** Spoils the record of a document and lets a reading quarantine it. */
async function spoil(id: string): Promise<void> {
  await tab.changeLocker(['documents'], async ({ documents }) => {
    documents.put(id, { ...(await documents.get<object>(id)), issuedOn: 'yesterday' });
  });
  expect((await tab.listDocuments()).quarantined).toBe(1);
}

async function exported() {
  const archive = await aside.exportQuarantined();
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  const texts = Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]);
  const { 'set-aside.json': list = '', ...papers } = Object.fromEntries(texts);
  return { list: JSON.parse(list), papers };
}

describe('exportQuarantined', () => {
  it('packs the bytes under their name, and the record as it was', async () => {
    const { id } = await tab.addFile(textFile('../Licence.txt', 'the only copy'));
    await spoil(id);
    const { list, papers } = await exported();
    expect(papers).toEqual({ 'files/0001-Licence.txt': 'the only copy' });
    expect(list).toMatchObject([{ key: id, path: 'files/0001-Licence.txt', record: { id } }]);
  });

  it('packs everything that a database can hold', async () => {
    const round: Record<string, unknown> = { title: 'round' };
    round.self = round;
    await putAside({ a: undefined, b: null, c: 7n, d: { big: 7n }, e: round, f: { file: null } });
    const { list, papers } = await exported();
    expect(papers).toEqual({});
    expect(list.map(({ record }: { record: unknown }) => record)).toEqual([
      'undefined',
      null,
      '7',
      { big: '7' },
      '[object Object]',
      { file: null },
    ]);
  });
});

describe('listDocuments', () => {
  const later = { v: 99, id: '33333333-3333-4333-8333-333333333333' };

  it('tells by their ids what is here, and what of it nobody can read', async () => {
    const { id } = await tab.addFile(textFile('a.txt'));
    const [{ id: sent } = { id: '' }] = await sentFiles();
    const deleted = await tab.addFile(textFile('deleted.txt'));
    await tab.deleteDocument(deleted.id);
    await putAside({ earlier: 'junk' });
    await tab.changeLocker(['documents', 'tray'], async ({ documents, tray }) => {
      documents.put('junk', 5);
      documents.put(later.id, later);
      tray.put('also-junk', 5);
      tray.put('later-file', { v: 99 });
    });
    for (const _ of ['read at first', 'read again']) {
      const { present, unread, quarantined, newer, documents, tray } = await tab.listDocuments();
      expect([documents.map((each) => each.id), tray.map((each) => each.id)]).toEqual([
        [id],
        [sent],
      ]);
      expect([quarantined, newer]).toEqual([3, 2]);
      const unreadable = ['also-junk', 'earlier', 'junk', 'later-file', later.id];
      expect([...unread].sort()).toEqual([...unreadable].sort());
      expect([...present].sort()).toEqual([...unreadable, id, sent, deleted.id].sort());
    }
  });

  async function sentFiles() {
    await tab.addToTray(textFile('sent.txt'));
    return (await tab.listDocuments()).tray;
  }
});

describe('readFileOf', () => {
  const importId = '22222222-2222-4222-8222-222222222222';
  const listed = async () => {
    const { id } = await tab.addFile(textFile('a.txt', 'the only copy'));
    const document = Object(await tab.readDocument(id)) as Parameters<typeof tab.readFileOf>[0];
    const put = (record: object) =>
      tab.changeLocker(['documents'], async ({ documents }) => documents.put(id, record));
    return { id, document, put };
  };

  it('reads the bytes of the document that was listed', async () => {
    const { document } = await listed();
    const bytes = await tab.readFileOf(document);
    expect(bytes && strFromU8(new Uint8Array(bytes))).toBe('the only copy');
  });

  it.each<[string, object]>([
    ['another import', { importId }],
    ['bytes of another size', { file: { name: 'a.txt', mediaType: 'text/plain', bytes: 1 } }],
    ['no bytes', { file: undefined }],
    ['a record that nobody can read', { issuedOn: 'yesterday' }],
    ['a record of a newer version', { v: 99 }],
  ])('reads none where the id has %s by then', async (_, fields) => {
    const { document, put } = await listed();
    await put({ ...document, ...fields });
    expect(await tab.readFileOf(document)).toBeUndefined();
  });

  it('reads none of one that is gone, nor damaged ones, and says so of newer ones', async () => {
    const { id, document } = await listed();
    await tab.changeLocker(['files'], async ({ files }) => files.put(id, 'junk'));
    expect(await tab.readFileOf(document)).toBeUndefined();
    await tab.changeLocker(['files'], async ({ files }) => files.put(id, { v: 99 }));
    await expect(tab.readFileOf(document)).rejects.toMatchObject({ reason: 'newer' });
    await tab.removeDocument(id);
    expect(await tab.readFileOf(document)).toBeUndefined();
  });

  it('reads none of a document that was listed without bytes', async () => {
    const { id, document, put } = await listed();
    await put({ ...document, file: undefined });
    await tab.changeLocker(['files'], async ({ files }) => files.delete(id));
    expect(await tab.readFileOf({ ...document, file: undefined })).toBeUndefined();
  });
});

describe('readDocument', () => {
  it('looks for nothing under what is no id, whatever lies there', async () => {
    await tab.changeLocker(['documents'], async ({ documents }) => documents.put('junk', 5));
    expect(await tab.readDocument('junk')).toBeUndefined();
  });

  it('does not show a deleted document', async () => {
    const { id } = await tab.addFile(textFile('a.txt'));
    await tab.deleteDocument(id);
    expect(await tab.readDocument(id)).toBeUndefined();
  });

  it('reports a quarantined document as present but unreadable', async () => {
    const { id } = await tab.addFile(textFile('a.txt'));
    await spoil(id);
    expect(await tab.readDocument(id)).toBe('unreadable');
    await aside.removeQuarantined();
    expect(await tab.readDocument(id)).toBeUndefined();
  });
});

describe('a document that came back from a backup', () => {
  const importId = '22222222-2222-4222-8222-222222222222';
  const ways: [string, (id: string) => Promise<unknown>][] = [
    ['its import is undone', () => aside.undoImport(importId)],
    ['it is purged', (id) => tab.deleteDocument(id).then(() => tab.purgeOwn())],
    ['it is removed for good', (id) => tab.removeDocument(id)],
  ];
  it.each(ways)('leaves its bytes in the quarantine where %s', async (_, leave) => {
    const { id, file } = await tab.addFile(textFile('a.txt', 'the only copy'));
    const document = await tab.readDocument(id);
    await spoil(id);
    await tab.changeLocker(['documents'], async ({ documents }) =>
      documents.put(id, { ...Object(document), importId }),
    );
    await leave(id);
    expect(await contents(tab)).toMatchObject({ documents: [], aside: [id], files: [id] });
    expect((await tab.readFile(id)).byteLength).toBe(file?.bytes);
    await aside.removeQuarantined();
    expect(await contents(tab)).toMatchObject({ aside: [], files: [] });
  });
});

describe('a record under the key of another one', () => {
  const importId = '22222222-2222-4222-8222-222222222222';

  it('is quarantined, and nothing that reads its fields touches it or what they name', async () => {
    const { id } = await tab.addFile(textFile('a.txt'));
    const document = Object(await tab.readDocument(id));
    await tab.removeDocument(id);
    const misfiled = { ...document, importId, waiting: true, deletedAt: 1 };
    await tab.changeLocker(['documents'], async ({ documents }) => documents.put('else', misfiled));
    await tab.signIn();
    await tab.purgeDeleted();
    expect(await aside.undoImport(importId)).toEqual({ removed: 0, emptied: 0 });
    const { documents } = await contents(tab);
    expect([documents?.includes('else'), documents?.includes(id)]).toEqual([true, false]);
    expect((await tab.listDocuments()).quarantined).toBe(1);
    expect(await aside.listQuarantined()).toEqual([['else', misfiled]]);
  });
});

describe('removeQuarantined', () => {
  it('removes records with their bytes, but not those of a document that is back', async () => {
    const [kept, lost, back] = [
      await tab.addFile(textFile('kept.txt')),
      await tab.addFile(textFile('lost.txt')),
      await tab.addFile(textFile('back.txt')),
    ];
    await spoil(lost.id);
    await putAside({ [back.id]: 'junk' });
    await aside.removeQuarantined();
    expect(await contents(tab)).toMatchObject({
      aside: [],
      documents: [kept.id, back.id].sort(),
      files: [kept.id, back.id].sort(),
    });
  });
});
