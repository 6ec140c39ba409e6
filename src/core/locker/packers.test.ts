import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import { unzipSync, zipSync } from 'fflate';
import { beforeEach, expect, it } from 'vitest';
import { emptyDevice, openTab, type Tab } from '#tests/unit/core/locker/locker.ts';

const PACKED = new URL('../../../tests/fixtures/packed/', import.meta.url);
const ARCHIVES = readdirSync(PACKED).filter((name) => name.endsWith('.zip'));

/** Those that browsers cannot unpack, and the reason that is to be said. */
const REFUSED: Readonly<Record<string, string>> = {
  'python-bzip2.zip': 'method',
  'python-lzma.zip': 'method',
  'info-zip-password.zip': 'encrypted',
};

let tab: Tab & Awaited<ReturnType<typeof backupModules>>;

async function backupModules() {
  const [out, back] = await Promise.all([
    import('#core/locker/backup/export.ts'),
    import('#core/locker/backup/import.ts'),
  ]);
  return { ...out, ...back };
}

async function device(): Promise<void> {
  emptyDevice();
  tab = { ...(await openTab()), ...(await backupModules()) };
}

beforeEach(device);

it.each(ARCHIVES.filter((name) => !REFUSED[name]))('%s is restored whole', async (name) => {
  const { damaged } = await tab.importBackup(new Blob([readFileSync(new URL(name, PACKED))]));
  expect(damaged).toEqual([]);
  const { documents, waiting } = await tab.listDocuments();
  const papers = await Promise.all(
    [...documents, ...waiting].map(async ({ id, file }) => [
      file?.name,
      new TextDecoder().decode(await tab.readFile(id)),
    ]),
  );
  expect(Object.fromEntries(papers)).toEqual({
    'Résumé.txt': 'one paper',
    'Licence.txt': 'another paper',
  });
});

it.each(Object.entries(REFUSED))('%s is refused for its own reason: %s', async (name, reason) => {
  await expect(
    tab.importBackup(new Blob([readFileSync(new URL(name, PACKED))])),
  ).rejects.toMatchObject({ name: 'BackupError', reason });
  expect((await tab.listDocuments()).documents).toEqual([]);
});

const MEGABYTE = 1024 * 1024;

/** The backup of one file, deflated, as who unpacks it and packs it again has it. */
async function deflatedBackup(file: File): Promise<Uint8Array<ArrayBuffer>> {
  await tab.addFile(file);
  for await (const { archive } of tab.exportBackups()) {
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    return zipSync(files, { level: 9 }) as Uint8Array<ArrayBuffer>;
  }
  throw new Error('There is no backup.');
}

/** A page without a line, as scanners save it: a thousandth is left of it. */
const blankScan = (bytes: number): File => {
  const scan = new Uint8Array(bytes).fill(0xff);
  scan.set([0x42, 0x4d]);
  return new File([scan], 'scan.bmp', { type: 'image/bmp' });
};

it.each([5, 24])('a blank scan of %i MB is restored from an archive of a few KB', async (size) => {
  const bytes = await deflatedBackup(blankScan(size * MEGABYTE));
  expect(bytes.length).toBeLessThan((size * MEGABYTE) / 500);
  await device();
  expect(await tab.importBackup(new Blob([bytes]))).toMatchObject({ damaged: [] });
});

it('an archive within a document is never opened', async () => {
  const inner = zipSync({ 'zeros.txt': new Uint8Array(20 * MEGABYTE) }, { level: 9 });
  const papers = new File([inner as Uint8Array<ArrayBuffer>], 'papers.zip', {
    type: 'application/zip',
  });
  const bytes = await deflatedBackup(papers);
  await device();
  expect(await tab.importBackup(new Blob([bytes]))).toMatchObject({ damaged: [] });
  const { documents, waiting } = await tab.listDocuments();
  expect([...documents, ...waiting].map(({ file }) => file?.bytes)).toEqual([inner.length]);
});

// 200 MB is what a part of a backup holds at most; a small archive that claims more was made to fill a device.
it.each([
  [199, 'no-list'],
  [201, 'hostile'],
])('an archive of a few KB that claims to hold %i MB is refused: %s', async (size, reason) => {
  const bytes = zipSync({ 'kolam-locker.json': new Uint8Array(1000) });
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 4 <= bytes.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size * MEGABYTE, true);
  await expect(
    tab.importBackup(new Blob([bytes as Uint8Array<ArrayBuffer>])),
  ).rejects.toMatchObject({ reason });
});
