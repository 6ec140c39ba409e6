import 'fake-indexeddb/auto';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Backup, BackupOptions } from '#core/locker/backup/export.ts';
import {
  contents,
  emptyDevice,
  openTab,
  type Tab,
  textFile,
} from '#tests/unit/core/locker/locker.ts';
import type { LockerDocument } from './document.ts';

// Backups of sizes that take seconds to make. What is in them is in `backup.test.ts`.

let tab: Tab & Awaited<ReturnType<typeof backupModules>>;

async function backupModules() {
  const [out, back] = await Promise.all([
    import('#core/locker/backup/export.ts'),
    import('#core/locker/backup/import.ts'),
  ]);
  return { ...out, ...back };
}

/** A separate device, with a locker that is signed in. */
async function device(): Promise<void> {
  emptyDevice();
  tab = { ...(await openTab()), ...(await backupModules()) };
  await tab.signIn();
}

beforeEach(device);
afterEach(() => void vi.restoreAllMocks());

async function exportBackup(options: BackupOptions = {}): Promise<Backup> {
  const backups: Backup[] = [];
  for await (const backup of tab.exportBackups(options)) backups.push(backup);
  expect(backups).toHaveLength(1);
  return backups[0] as Backup;
}

const uploads = async () => (await tab.listDocuments()).documents.filter(({ file }) => file);
const asImported = (document: LockerDocument) => ({
  ...document,
  issuerCode: 'backup',
  source: 'backup',
});

async function refused(file: Blob, reason: string): Promise<void> {
  const before = await contents(tab);
  const problem = expect.objectContaining({ name: 'BackupError', reason });
  await expect(tab.importBackup(file)).rejects.toEqual(problem);
  expect(await contents(tab)).toEqual(before);
}

const record = (fields: object = {}) => ({
  ...{ v: 1, id: '11111111-1111-4111-8111-111111111111', title: 'Licence', type: 'Uploaded' },
  ...{ issuedBy: 'You', issuedOn: '2026-11-21', previewUrl: '', addedAt: 1, position: 10 },
  file: { name: 'a.txt', mediaType: 'text/plain', bytes: 5 },
  path: 'files/a.txt',
  ...fields,
});

/** An archive with the list and the files given, compressed. */
function archive(documents: unknown, files: Zippable = {}): Blob {
  const json = strToU8(JSON.stringify({ format: 'kolam-locker-backup', v: 1, documents }));
  return new Blob([zipSync({ ...files, 'kolam-locker.json': json }) as Uint8Array<ArrayBuffer>]);
}

const HELLO = { 'files/a.txt': strToU8('hello') };

it('a backup holds 1,000 small files, and reports its progress', async () => {
  for (let i = 0; i < 1000; i++) await tab.addFile(textFile(`${i}`));
  const steps: number[] = [];
  const inBytes: number[][] = [];
  const { archive } = await exportBackup({
    onProgress: (done, _total, ...bytes) => {
      steps.push(done);
      inBytes.push(bytes);
    },
  });
  expect([steps.length, steps.at(-1)]).toEqual([1003, 1003]);
  // The digits of 0 to 999: 10 + 90 × 2 + 900 × 3.
  expect(inBytes.at(-1)).toEqual([2_890, 2_890]);
  const before = await uploads();
  await device();
  const imported: number[][] = [];
  const { added } = await tab.importBackup(archive, {
    onProgress: (...far) => imported.push(far),
  });
  expect(added).toBe(1000);
  expect(imported.at(-1)).toEqual([1003, 1003, 2_890, 2_890]);
  expect(await uploads()).toEqual(before.map(asImported));
});

it('an archive is refused with more lines than any, or fields without end, before they are read', async () => {
  const parse = vi.spyOn(JSON, 'parse');
  const lines = Array.from({ length: 130_002 }, (_, index) => index);
  await refused(archive(lines), 'too-many');
  const fields = Array.from({ length: 4_200_000 }, (_, index) => index % 7_919);
  await refused(archive([record({ later: fields })], HELLO), 'too-many');
  // What another test of this process left behind may still read its own.
  expect(parse.mock.calls.filter(([text]) => text.length > 100_000)).toEqual([]);
  parse.mockRestore();
  // Commas of a title are not of the list, nor is what follows a quotation mark in it.
  const title = `",[{${','.repeat(100)}`;
  expect(await tab.importBackup(archive([record({ title })], HELLO))).toMatchObject({ added: 1 });
});

it('an archive does not unpack a bomb', async () => {
  const { MAX_UNPACKED_ANYWAY_BYTES } = await import('#core/locker/limits.ts');
  const big = new Uint8Array(MAX_UNPACKED_ANYWAY_BYTES + 1);
  const listed = record({ file: { name: 'a', mediaType: '', bytes: big.length } });
  await refused(archive([listed], { 'files/a.txt': big }), 'hostile');
});
