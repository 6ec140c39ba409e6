import { shownIssuer, shownTitle } from '#core/locker/as-shown.ts';
import {
  isDay,
  isKnownField,
  isKnownFileField,
  type LockerDocument,
  parseDocument,
  type StoredFile,
} from '#core/locker/document.ts';
import {
  MAX_FILE_BYTES,
  MAX_MANIFEST_BYTES,
  MAX_MEDIA_TYPE_CHARACTERS,
  MAX_SENT_NAME_CHARACTERS,
} from '#core/locker/limits.ts';
import { cleanTitle } from '#core/locker/title.ts';
import { migrateRecord, type Unread } from '#core/storage/migrate.ts';
import { RECORDS } from '#core/storage/record-versions.ts';
import { SLUG } from '#facts/site.ts';
import { namesInFiles } from '#words/locker/names-in-files.ts';
import { BackupError } from './backup-error.ts';
import { boundedFields } from './bounded-fields.ts';
import { importedIssuer } from './imported-issuer.ts';
import { textsAmong } from './text-files.ts';
import { hasTooManyLines } from './too-many-lines.ts';
import type { ReadBytes } from './window-reader.ts';
import type { ZipEntry } from './zip-directory.ts';
import { readEntry } from './zip-file.ts';

/** The list of documents in a backup, at its top level. */
export const MANIFEST_NAME = `${SLUG}-locker.json`;
const FORMAT = `${SLUG}-locker-backup`;

// A backup that was made under another name of the company is read like a current one. The first letter
// tells its list from a document's own file, whose name begins with a number.
const ANY_MANIFEST = /(?:^|\/)[a-z][a-z\d-]*-locker\.json$/i;
const ANY_FORMAT = /^[a-z][a-z\d-]*-locker-backup$/;

/** A zip archive has no longer name. */
const MAX_NAME_CHARACTERS = 65_535;

/** More files that are called like a list are not looked into. */
const MAX_LISTS = 4;

const SHOWN = ['title', 'issuedBy'] as const;

/** One document of a backup. */
export interface BackedUp {
  document: LockerDocument;
  /** Name of its file in the archive, next to the list; undefined for a document without a file. */
  path: string | undefined;
  /** Checksum of its file, see crc32.ts; undefined without one, and in backups of versions that did not list it. */
  crc?: number | undefined;
}

/** The versions of the list. Version 2 added fields to its lines: see `readable`. */
export const BACKUP = {
  ...RECORDS.backup,
  migrations: { 1: (list: unknown) => list, ...RECORDS.backup.migrations },
};

/** The list as text. Backups hold what a reader of their version needs and nothing about the device. */
export function writeManifest(backedUp: readonly BackedUp[], now: number): string {
  const documents = backedUp.map(({ document, ...file }) => ({ ...readable(document), ...file }));
  const exportedAt = new Date(now).toISOString();
  const { version: v } = RECORDS.backup;
  return JSON.stringify({ format: FORMAT, v, exportedAt, documents }, undefined, 1);
}

/**
 * A document with title and issuer for people; `derived` names those that are the site's own words, which a restore
 * makes of codes.
 */
function readable(document: LockerDocument) {
  const shown = {
    title: shownTitle(document, namesInFiles),
    issuedBy: shownIssuer(document, namesInFiles),
  };
  const derived = SHOWN.filter((field) => document[field] === undefined);
  return { ...document, ...shown, derived };
}

/** What a backup lists: its documents, titles of those that cannot be read, and the list's folder. */
export interface Manifest {
  listed: BackedUp[];
  unreadable: string[];
  folder: string;
  /** Day on which it was made, as it says itself. */
  madeOn?: string;
}

/**
 * Finds and reads the list. An archive that was unpacked and packed again may have everything in folders.
 *
 * @throws BackupError `no-list`, `texts-alone`, `newer`, `incomplete`, `method`, `too-many`
 */
export async function readManifest(
  read: ReadBytes,
  entries: readonly ZipEntry[],
): Promise<Manifest> {
  const lists = entries
    .filter(({ name }) => ANY_MANIFEST.test(name))
    .sort((a, b) => likeliness(b) - likeliness(a));
  if (lists.length === 0 && textsAmong(entries.map(({ name }) => name)).length > 0)
    throw new BackupError('texts-alone');
  let problem: unknown;
  for (const found of lists.slice(0, MAX_LISTS))
    try {
      return await readList(read, found);
    } catch (error) {
      problem ??= error;
    }
  throw problem ?? new BackupError('no-list');
}

/** Of several files that may be the list the one with its name in the fewest folders is looked into first. */
const likeliness = ({ name }: ZipEntry): number =>
  Number(name.endsWith(MANIFEST_NAME)) * MAX_NAME_CHARACTERS - name.split('/').length;

async function readList(read: ReadBytes, found: ZipEntry): Promise<Manifest> {
  if (found.size > MAX_MANIFEST_BYTES) throw new BackupError('no-list');
  const json = await readEntry(read, found);
  if (hasTooManyLines(new Uint8Array(json))) throw new BackupError('too-many');
  const manifest = parseJson(new TextDecoder().decode(json));
  if (!manifest || !ANY_FORMAT.test(`${manifest.format}`)) throw new BackupError('no-list');
  const documents = migrateRecord(manifest, BACKUP, (current) =>
    Array.isArray(current.documents) ? (current.documents as unknown[]) : undefined,
  );
  if (documents === 'newer') throw new BackupError('newer');
  if (documents === 'unreadable') throw new BackupError('no-list');
  const lines = documents.map(readListed);
  const listed = lines.filter((line) => 'document' in line);
  const others = lines.filter((line) => 'unread' in line);
  // One that a newer site has written has no document of the current version, whichever its list has.
  if (listed.length === 0 && others.some(({ unread }) => unread === 'newer'))
    throw new BackupError('newer');
  const unreadable = others.map(({ title }) => title);
  const madeOn = String(manifest.exportedAt).slice(0, 'YYYY-MM-DD'.length);
  const folder = found.name.slice(0, found.name.lastIndexOf('/') + 1);
  return { listed, unreadable, folder, ...(isDay(madeOn) && { madeOn }) };
}

/**
 * One line of the list, migrated by its own version; its title alone if it makes no sense. Optional fields that
 * this version does not know are kept within bounds.
 */
function readListed(value: unknown): BackedUp | { unread: Unread; title: string } {
  const { path, derived, crc, ...line } = (value ?? {}) as Record<string, unknown>;
  const title = shownTitle(named(line.title));
  if (Array.isArray(derived))
    for (const field of SHOWN) if (derived.includes(field)) delete line[field];
  const parsed = parseDocument(line);
  if (typeof parsed === 'string') return { unread: parsed, title };
  const hasPath = typeof path === 'string';
  const { file } = parsed;
  if (hasPath !== (file !== undefined) || (file && file.bytes > MAX_FILE_BYTES))
    return { unread: 'unreadable', title };
  return {
    document: cleaned(parsed),
    path: hasPath ? path : undefined,
    crc: typeof crc === 'number' ? crc : undefined,
  };
}

/**
 * A document as another device may hand it over, which cannot say that it waits here or is deleted, nor where
 * it came from: who imports it says that.
 */
function cleaned(parsed: LockerDocument): LockerDocument {
  const {
    title,
    issuedBy,
    issuerCode,
    waiting,
    deletedAt,
    source,
    importId,
    fileFrom,
    file,
    sample,
    ...rest
  } = parsed;
  return {
    ...boundedFields(rest, isKnownField),
    ...named(title),
    ...importedIssuer(parsed),
    ...(file && { file: boundedFile(file) }),
    ...(sample && { sample }),
  };
}

/** The name's end says what it wants to be; a type that is longer than any real one is dropped. */
const boundedFile = (file: StoredFile): StoredFile => ({
  ...boundedFields(file, isKnownFileField),
  name: file.name.slice(-MAX_SENT_NAME_CHARACTERS),
  mediaType: file.mediaType.length > MAX_MEDIA_TYPE_CHARACTERS ? '' : file.mediaType,
});

/** The title of a line, as it may be kept. */
function named(title: unknown): Pick<LockerDocument, 'title'> {
  const given = cleanTitle(typeof title === 'string' ? title : '');
  return given ? { title: given } : {};
}

function parseJson(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    throw new BackupError('incomplete');
  }
}
