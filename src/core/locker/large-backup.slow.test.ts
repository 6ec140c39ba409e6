import 'fake-indexeddb/auto';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyDevice, openTab, type Tab } from '#tests/unit/core/locker/locker.ts';

let tab: Tab & typeof import('#core/locker/backup/import.ts');

beforeEach(async () => {
  emptyDevice();
  tab = {
    ...(await openTab()),
    ...(await import('#core/locker/backup/import.ts')),
  };
  await tab.signIn();
});
afterEach(() => void vi.restoreAllMocks());

const idOf = (index: number) => `11111111-1111-4111-8111-${String(index).padStart(12, '0')}`;

/** A backup of so many small documents, each with the fields given. */
function backupOf(count: number, text: string, fields: object = {}): Blob {
  const files: Zippable = {};
  const documents = Array.from({ length: count }, (_, index) => {
    const path = `files/${index}.txt`;
    files[path] = [strToU8(text), { level: 0 }];
    const file = { name: `${index}.txt`, mediaType: 'text/plain', bytes: text.length };
    const common = { v: 1, type: 'Uploaded', issuedBy: 'You', issuedOn: '2026-11-21' };
    const title = `Paper ${index}`;
    return {
      ...common,
      id: idOf(index),
      title,
      addedAt: 1,
      position: index,
      file,
      path,
      ...fields,
    };
  });
  const list = { format: 'kolam-locker-backup', v: 1, documents };
  files['kolam-locker.json'] = strToU8(JSON.stringify(list));
  return new Blob([zipSync(files) as Uint8Array<ArrayBuffer>]);
}

/** Transactions that changed something, and readings of the whole list, while work goes on. */
async function effort(
  work: () => Promise<unknown>,
): Promise<{ changes: number; readings: number }> {
  let changes = 0;
  const stop = tab.onChange(() => changes++);
  const all = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  await work();
  stop();
  const readings = all.mock.calls.length;
  all.mockRestore();
  return { changes, readings };
}

it('1,500 entries take some dozens of transactions, not 1,500', async () => {
  const archive = backupOf(1_500, 'hello');
  const { changes, readings } = await effort(async () =>
    expect(await tab.importBackup(archive)).toMatchObject({ added: 1_500 }),
  );
  expect(changes).toBeLessThan(100);
  expect(readings).toBeLessThan(100);
  expect((await tab.listDocuments()).documents).toHaveLength(1_503);
});

it('a thousand that are kept next to others, or claim to be samples, read the list some times only', async () => {
  await tab.importBackup(backupOf(1_000, 'hello'));
  const beside = await effort(async () =>
    expect(await tab.importBackup(backupOf(1_000, 'world'))).toMatchObject({ added: 1_000 }),
  );
  expect(beside.readings).toBeLessThan(50);
  const samples = await effort(async () =>
    expect(await tab.importBackup(backupOf(1_000, 'other', { sample: 1 }))).toMatchObject({
      skipped: 1_000,
    }),
  );
  expect(samples.readings).toBeLessThan(50);
});
