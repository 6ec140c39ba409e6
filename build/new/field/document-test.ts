import { RECORDS } from '../../../src/core/storage/record-versions.ts';
import type { NewField } from './kind.ts';
import { olderValue } from './older-value.ts';

const { version } = RECORDS.document;

/** Values that a field of a type does not take, and one that it does, as sources. */
const WRONG = { text: "[7, null, ['a']]", number: "['12', -1, null]" } as const;
const RIGHT = { text: "'From elsewhere'", number: '3' } as const;

const ofOlder = (field: NewField) => (field.older ? olderValue(field) : 'undefined');

const cut = ({ name }: NewField) => `
it('no longer ${name} of a backup is kept than the site allows', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const [, document] = written[0] ?? [];
  const listed = { ...(document as object), v: ${version + 1}, file: undefined, ${name}: 'x'.repeat(9_000) };
  const list = { format: 'kolam-locker-backup', v: RECORDS.backup.version, documents: [listed] };
  const archive = packAgain([[MANIFEST_NAME, strToU8(JSON.stringify(list))]]);
  await importBackup(new Blob([archive]));
  const { waiting } = await listDocuments();
  expect(waiting.map(({ ${name} }) => ${name}?.length)).toEqual([1_000]);
});
`;

/** The test of a migration of documents, and of the field that it brings. */
export function documentTest(field: NewField, before: string, after: string): string {
  const { name, type } = field;
  const isText = type === 'text';
  const forBackups = isText
    ? `import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { strToU8 } from 'fflate';
import { vi } from 'vitest';
import { importBackup } from '#core/locker/backup/import.ts';
import { MANIFEST_NAME } from '#core/locker/backup/manifest.ts';
import { listDocuments } from '#core/locker/read.ts';
import { packAgain } from './pack-again.ts';
`
    : '';
  return `${forBackups}import { expect, it } from 'vitest';
import { parseDocument } from '#core/locker/document.ts';
import { RECORDS } from '#core/storage/record-versions.ts';
import { fixture } from '../storage/fixtures.ts';

const { documents: older = [] } = fixture('${before}');
const { documents: written = [] } = fixture('${after}');

/** The ${name} of a document as the site reads it. */
function read(stored: unknown) {
  const document = parseDocument(stored);
  if (typeof document === 'string') throw new Error(\`It is \${document}.\`);
  return document.${name};
}

it.each(older)('document %s of version ${version} is read', (_, document) => {
  expect(read(document)).toBe(${ofOlder(field)});
});

it.each(written)('document %s of version ${version + 1} is read as it was written', (_, document) => {
  const { version: v } = RECORDS.document;
  expect(parseDocument(document)).toMatchObject({ ...(document as object), v });
});

it.each(${WRONG[type]})('a ${name} that is %j is quarantined, and one of before left out', (${name}) => {
  expect(parseDocument({ ...(written[0]?.[1] as object), ${name} })).toBe('unreadable');
  expect(read({ ...(older[0]?.[1] as object), ${name} })).toBe(${ofOlder(field)});
});

it('a ${name} that a restore brought in is kept', () => {
  const ${name} = ${RIGHT[type]};
  expect(read({ ...(older[0]?.[1] as object), ${name} })).toBe(${name});
});
${isText ? cut(field) : ''}`;
}
