import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { strToU8 } from 'fflate';
import { expect, it, vi } from 'vitest';
import { importBackup } from '#core/locker/backup/import.ts';
import { MANIFEST_NAME } from '#core/locker/backup/manifest.ts';
import { parseDocument } from '#core/locker/document.ts';
import { listDocuments } from '#core/locker/read.ts';
import { RECORDS } from '#core/storage/record-versions.ts';
import { packAgain } from '#tests/unit/core/locker/pack-again.ts';
import { fixture } from '#tests/unit/core/storage/fixtures.ts';

const { documents: older = [] } = fixture('locker-before');
const { documents: written = [] } = fixture('locker-after');

/** The newText of a document as the site reads it. */
function read(stored: unknown) {
  const document = parseDocument(stored);
  if (typeof document === 'string') throw new Error(`It is ${document}.`);
  const { newText } = { ...document } as Record<string, unknown>;
  return newText;
}

it.each(older)('document %s of version 9000 is read', (_, document) => {
  expect(read(document)).toBe('older-text');
});

it.each(written)('document %s of version 9001 is read as it was written', (_, document) => {
  const { version: v } = RECORDS.document;
  expect(parseDocument(document)).toMatchObject({ ...(document as object), v });
});

it.each([7, null, ['a']])(
  'a newText that is %j is quarantined, and one of before left out',
  (newText) => {
    expect(parseDocument({ ...(written[0]?.[1] as object), newText })).toBe('unreadable');
    expect(read({ ...(older[0]?.[1] as object), newText })).toBe('older-text');
  },
);

it('a newText that a restore brought in is kept', () => {
  const newText = 'From elsewhere';
  expect(read({ ...(older[0]?.[1] as object), newText })).toBe(newText);
});

it('no longer newText of a backup is kept than the site allows', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const [, document] = written[0] ?? [];
  const listed = { ...(document as object), v: 9001, file: undefined, newText: 'x'.repeat(9_000) };
  const list = { format: 'kolam-locker-backup', v: RECORDS.backup.version, documents: [listed] };
  const archive = packAgain([[MANIFEST_NAME, strToU8(JSON.stringify(list))]]);
  await importBackup(new Blob([archive]));
  const { waiting } = await listDocuments();
  expect(waiting).toMatchObject([{ newText: 'x'.repeat(1_000) }]);
});
