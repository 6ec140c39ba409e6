import { strToU8, type Zippable, zipSync } from 'fflate';
import { expect } from 'vitest';

export const problem = (reason: string) => expect.objectContaining({ name: 'BackupError', reason });

export const bytesOf = async (archive: Blob) => new Uint8Array(await archive.arrayBuffer());

export const ID = '11111111-1111-4111-8111-111111111111';

/** A document of an archive, as version 1 listed it. */
export const record = (fields: object = {}) => ({
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
export function archive(documents: unknown, files: Zippable = {}, list: object = {}): Blob {
  const manifest = { format: 'kolam-locker-backup', v: 1, documents, ...list };
  const json = strToU8(JSON.stringify(manifest));
  return new Blob([zipSync({ ...files, 'kolam-locker.json': json }) as Uint8Array<ArrayBuffer>]);
}

/** Its bytes. */
export const HELLO = { 'files/a.txt': strToU8('hello') };
