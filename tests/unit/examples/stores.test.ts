import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, d1Store, forgetRows } from '../../../examples/mail-endpoint/d1-store.ts';
import { fileStore } from '../../../examples/mail-endpoint/file-store.ts';
import { forgetFiles } from '../../../examples/mail-endpoint/forget-files.ts';
import { NOTHING, type Store } from '../../../examples/mail-endpoint/store.ts';
import { hasSqlite, sqliteDatabase } from './sqlite-database.ts';

const DAY_S = 24 * 60 * 60;
const NOW = Date.UTC(2026, 0, 1);

let folder: string;
let database: Database;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stores-'));
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const KINDS = [
  {
    kind: 'a folder',
    isThere: true,
    /** As another instance opens it. */
    open: async (): Promise<Store> => fileStore(folder),
    forget: () => forgetFiles(folder),
  },
  {
    kind: 'D1',
    isThere: hasSqlite,
    open: async () => {
      database = await sqliteDatabase(path.join(folder, 'entries.db'));
      return d1Store(database);
    },
    forget: () => forgetRows(database),
  },
];

describe.each(KINDS)('$kind', ({ isThere, open, forget }) => {
  it.skipIf(!isThere)('keeps what was written, for every instance', async () => {
    const store = await open();
    expect(await store.read('a')).toEqual(NOTHING);
    const first = await store.write('a', NOTHING, 'one “१” / \n', DAY_S);
    expect(first).toEqual({ version: 1, value: 'one “१” / \n' });
    expect(await (await open()).read('a')).toEqual(first);
    expect(await store.read('b')).toEqual(NOTHING);
  });

  it.skipIf(!isThere)('lets nobody write after what is no longer there', async () => {
    const store = await open();
    const first = await store.write('a', NOTHING, 'one', DAY_S);
    const second = await store.write('a', first ?? NOTHING, 'two', DAY_S);
    expect(second).toEqual({ version: 2, value: 'two' });
    expect(await store.write('a', NOTHING, 'late', DAY_S)).toBe(undefined);
    expect(await store.write('a', first ?? NOTHING, 'late', DAY_S)).toBe(undefined);
    expect(await store.read('a')).toEqual(second);
  });

  it.skipIf(!isThere)('lets one of many write after the same, each time', async () => {
    const store = await open();
    for (let version = 0; version < 3; version++) {
      const after = await store.read('a');
      const written = await Promise.all(
        Array.from({ length: 8 }, (_, n) => store.write('a', after, String(n), DAY_S)),
      );
      const [winner, ...others] = written.filter((entry) => entry !== undefined);
      expect(others).toEqual([]);
      expect(winner?.version).toBe(version + 1);
      expect(await store.read('a')).toEqual(winner);
    }
  });

  it.skipIf(!isThere)('forgets what has had its time, and nothing before', async () => {
    const store = await open();
    const kept = await store.write('kept', NOTHING, 'one', 90 * DAY_S);
    await store.write('over', NOTHING, 'one', 60);
    // A time that was made longer counts.
    const again = await store.write('again', NOTHING, 'one', 60);
    const longer = await store.write('again', again ?? NOTHING, 'two', 90 * DAY_S);
    await forget();
    expect((await store.read('over')).version).toBe(1);
    vi.setSystemTime(NOW + 89 * DAY_S * 1000);
    await forget();
    expect(await store.read('over')).toEqual(NOTHING);
    expect(await store.read('kept')).toEqual(kept);
    expect(await store.read('again')).toEqual(longer);
    vi.setSystemTime(NOW + 92 * DAY_S * 1000);
    await forget();
    expect(await store.read('kept')).toEqual(NOTHING);
    expect(await store.write('kept', NOTHING, 'new', DAY_S)).toEqual({ version: 1, value: 'new' });
  });
});

describe('a folder', () => {
  it('reads nothing that was not finished, and removes it after a day', async () => {
    const store = fileStore(folder);
    await store.write('a', NOTHING, 'one', 90 * DAY_S);
    const names = ['unfinished-file', 'unfinished-folder', 'f'.repeat(64)];
    const [file = '', ...folders] = names.map((name) => path.join(folder, name));
    writeFileSync(file, '{"val');
    for (const each of folders) mkdirSync(each);
    for (const each of [file, ...folders]) utimesSync(each, NOW / 1000, NOW / 1000);
    await forgetFiles(folder);
    expect(readdirSync(folder)).toHaveLength(4);
    vi.setSystemTime(NOW + 2 * DAY_S * 1000);
    await forgetFiles(folder);
    expect(readdirSync(folder)).toHaveLength(1);
    expect((await store.read('a')).value).toBe('one');
  });

  it('reads past what a file system or a person has put there', async () => {
    const store = fileStore(folder);
    const entry = await store.write('a', NOTHING, 'one', 90 * DAY_S);
    const [key = ''] = readdirSync(folder);
    // As NFS names what is removed while it is open.
    writeFileSync(path.join(folder, key, '.nfs000000000001'), '');
    writeFileSync(path.join(folder, '.DS_Store'), '');
    expect(await store.read('a')).toEqual(entry);
    await expect(forgetFiles(folder)).resolves.toBe(undefined);
  });

  it('names no address and no message', async () => {
    await fileStore(folder).write('posts:192.0.2.0/24:1', NOTHING, '1', 60);
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^[\da-f]{64}$/)]);
  });

  it('that is not there yet has nothing to forget', async () => {
    await expect(forgetFiles(path.join(folder, 'none'))).resolves.toBe(undefined);
  });

  it('says so where it cannot write', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    await expect(fileStore(file).write('a', NOTHING, 'one', 60)).rejects.toThrow();
    await expect(fileStore(file).read('a')).rejects.toThrow();
  });
});
