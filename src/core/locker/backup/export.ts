import { bytesIn } from '#core/locker/bytes-in.ts';
import type { LockerDocument } from '#core/locker/document.ts';
import { MAX_BACKUP_FILES, MAX_PART_BYTES } from '#core/locker/limits.ts';
import { listDocuments, readFileOf } from '#core/locker/read.ts';
import { SLUG } from '#facts/site.ts';
import { dayOf } from '#lib/day-of.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { type BackedUp, MANIFEST_NAME, writeManifest } from './manifest.ts';
import { numberedPath } from './numbered-path.ts';
import { packQuarantined } from './pack-quarantine.ts';
import type { TEXT_FILES, TextKind } from './text-files.ts';

export interface Backup {
  name: string;
  /** Which of how many archives it is, from 1. */
  part: number;
  parts: number;
  archive: Blob;
  /** Documents in it. */
  count: number;
  /** Documents whose bytes are not on this device any more, and so not in it. */
  missing: LockerDocument[];
}

export interface BackupOptions {
  /** Called after each document, or some of them, with the bytes of their files as well. */
  onProgress?: (done: number, total: number, doneBytes: number, bytes: number) => void;
  signal?: AbortSignal;
}

/** A text that goes along in the first archive, which an import leaves alone. */
export interface TextFile {
  name: (typeof TEXT_FILES)[TextKind];
  text: string;
}

/**
 * Packs all documents with their files, those that wait for a sign-in too, into zip archives, a few hundred
 * megabytes each: browsers limit the size of a download. Most lockers fit in one archive. Each archive
 * is a separate backup, to be saved before the next is requested. One file at a time is in memory.
 *
 * @throws BackupError `no-room`; LockerError; the signal's reason
 */
export async function* exportBackups(
  options: BackupOptions & { texts?: readonly TextFile[] } = {},
): AsyncGenerator<Backup> {
  const { documents, waiting } = await listDocuments();
  const all = [...waiting, ...documents];
  const groups = partsOf(all);
  const bytes = bytesIn(all);
  let [done, doneBytes] = [0, 0];
  for (const [index, group] of groups.entries()) {
    const step = (document: LockerDocument) => {
      doneBytes += bytesIn([document]);
      options.onProgress?.(++done, all.length, doneBytes, bytes);
    };
    const writer = new ArchiveWriter();
    if (index === 0) addTexts(writer, options.texts ?? []);
    const packed = await pack(writer, group, step, options.signal);
    const [part, parts] = [index + 1, groups.length];
    const suffix = parts > 1 ? `-${part}-of-${parts}` : '';
    yield { ...packed, part, parts, name: `${SLUG}-locker-${dayOf(Date.now())}${suffix}.zip` };
  }
}

/** A zip archive of the quarantine. Here, since it is asked for as seldom: one script holds both. */
export const exportQuarantined = (): Promise<Blob> => packQuarantined(new ArchiveWriter());

/** A zip archive of texts alone, for a locker that is locked. */
export function packTexts(texts: readonly TextFile[]): Promise<Blob> {
  const writer = new ArchiveWriter();
  addTexts(writer, texts);
  return writer.end();
}

function addTexts(writer: ArchiveWriter, texts: readonly TextFile[]): void {
  for (const { name, text } of texts) writer.add(name, new TextEncoder().encode(text), Date.now());
}

async function pack(
  writer: ArchiveWriter,
  documents: readonly LockerDocument[],
  step: (document: LockerDocument) => void,
  signal: AbortSignal | undefined,
): Promise<Pick<Backup, 'archive' | 'count' | 'missing'>> {
  const backedUp: BackedUp[] = [];
  const missing: LockerDocument[] = [];
  for (const [index, document] of documents.entries()) {
    signal?.throwIfAborted();
    const path = document.file && numberedPath(index, document.file.name);
    const held = path ? await bytesOf(document) : undefined;
    if (path && !held) missing.push(document);
    else {
      const crc = path && held ? writer.add(path, held, document.addedAt) : undefined;
      backedUp.push({ document, path, crc });
    }
    step(document);
  }
  const now = Date.now();
  writer.add(MANIFEST_NAME, new TextEncoder().encode(writeManifest(backedUp, now)), now);
  return { archive: await writer.end(), count: backedUp.length, missing };
}

/** Documents of each archive, in their order; at least one archive, though it may be empty. */
function partsOf(documents: readonly LockerDocument[]): LockerDocument[][] {
  const parts: LockerDocument[][] = [[]];
  let bytes = 0;
  for (const document of documents) {
    bytes += document.file?.bytes ?? 0;
    if (bytes > MAX_PART_BYTES || parts.at(-1)?.length === MAX_BACKUP_FILES) {
      parts.push([]);
      bytes = document.file?.bytes ?? 0;
    }
    parts.at(-1)?.push(document);
  }
  return parts;
}

async function bytesOf(document: LockerDocument): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = await readFileOf(document);
  return bytes && new Uint8Array(bytes);
}
