import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import type { LockerDocument } from '#core/locker/document.ts';
import { bytesOf } from './files.ts';

/** A document that a backup lists. */
export interface Listed {
  id: string;
  /** Of its file; undefined for one without. */
  name: string | undefined;
  sample: number | undefined;
}

/** A backup that somebody has as a file. */
export interface Archive {
  bytes: Uint8Array;
  listed: readonly Listed[];
  /** Names of files whose bytes in it are spoiled. */
  damaged: readonly string[];
}

const idOf = (number: number) => `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`;

function record(number: number, name: string, fields: object = {}) {
  return {
    v: 1,
    id: idOf(number),
    title: `Paper ${number}`,
    type: 'Uploaded',
    issuedBy: 'You',
    issuedOn: '2026-11-21',
    previewUrl: '',
    addedAt: 1_700_000_000_000,
    position: 1_700_000_000_000 + number,
    file: { name, mediaType: 'text/plain', bytes: bytesOf(name).byteLength },
    path: `files/${name}`,
    ...fields,
  };
}

function archiveOf(records: readonly ReturnType<typeof record>[]): Archive {
  const files: Zippable = {};
  for (const { file, path } of records)
    files[path] = [new Uint8Array(bytesOf(file.name)), { level: 0 }];
  const list = { format: 'kolam-locker-backup', v: 1, documents: records };
  files['kolam-locker.json'] = strToU8(JSON.stringify(list));
  return readArchive(zipSync(files));
}

/** The same with a bit of one file turned. Nothing is packed, so its bytes lie there as they are. */
function withDamage(archive: Archive, name: string): Archive {
  const bytes = Buffer.from(archive.bytes);
  const at = bytes.indexOf(Buffer.from(bytesOf(name)));
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return { ...archive, bytes, damaged: [name] };
}

/** What a backup lists, as a program that knows nothing of lockers reads it. */
export function readArchive(bytes: Uint8Array): Archive {
  const files = unzipSync(bytes);
  const { documents } = JSON.parse(new TextDecoder().decode(files['kolam-locker.json']));
  const listed = (documents as LockerDocument[]).map(({ id, file, sample }) => ({
    id,
    name: file?.name,
    sample,
  }));
  return { bytes, listed, damaged: [] };
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);

/** Backups of other devices: one of six papers; one that has other bytes under some of its ids; one that is spoiled. */
export const FOREIGN_ARCHIVES: readonly Archive[] = [
  archiveOf(numbers(1, 7).map((number) => record(number, `backed-up-${number}.txt`))),
  archiveOf(
    numbers(4, 9).map((number) =>
      record(number, `${number < 7 ? 'other' : 'backed'}-up-${number}.txt`, {
        position: number === 8 ? 1e300 : 1_700_000_000_000 + number,
      }),
    ),
  ),
  withDamage(
    archiveOf(numbers(3, 7).map((number) => record(number, `backed-up-${number}.txt`))),
    'backed-up-5.txt',
  ),
];
