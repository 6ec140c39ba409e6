import 'fake-indexeddb/auto';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RECORDS } from '#core/storage/record-versions.ts';
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

beforeEach(() => device());
afterEach(() => void vi.restoreAllMocks());

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

  it('has what this version knows of a file, whatever the unknown before it takes', async () => {
    const unknown = Object.fromEntries(
      Array.from({ length: 8 }, (_, n) => [`field${n}`, 'x'.repeat(486)]),
    );
    const file = { ...unknown, bytes: 5, name: 'a.txt', mediaType: 'text/plain' };
    await tab.importBackup(archive([record({ file })], HELLO));
    expect((await uploads())[0]?.file).toEqual(file);
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
