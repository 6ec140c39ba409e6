import { Zip, ZipPassThrough } from 'fflate';
import { dayOf } from '#locker/day.ts';
import type { LockerDocument } from '#locker/document.ts';
import { LockerError } from '#locker/error.ts';
import { originalName } from '#locker/file-name.ts';
import { MAX_BACKUP_BYTES, MAX_BACKUP_FILES } from '#locker/limits.ts';
import { listDocuments, readFile } from '#locker/read.ts';
import { BackupError } from './backup-error.ts';
import { type BackedUp, MANIFEST_NAME, writeManifest } from './manifest.ts';

export interface Backup {
  name: string;
  archive: Blob;
  /** Documents in it. */
  count: number;
  /** Documents whose bytes are not on this device any more, and so not in it. */
  missing: LockerDocument[];
}

export interface BackupOptions {
  /** Called after each document. */
  onProgress?: (done: number, total: number) => void;
  signal?: AbortSignal;
}

/**
 * Packs all documents with their files into one zip archive. One file at a time is in memory; what is
 * packed is handed to the browser, which may keep it on the disk.
 *
 * @throws BackupError `too-large`; LockerError; the signal's reason
 */
export async function exportBackup({ onProgress, signal }: BackupOptions = {}): Promise<Backup> {
  const { documents } = await listDocuments();
  const bytes = documents.reduce((total, { file }) => total + (file?.bytes ?? 0), 0);
  if (bytes > MAX_BACKUP_BYTES || documents.length > MAX_BACKUP_FILES)
    throw new BackupError('too-large');
  const archive = new Archive();
  const backedUp: BackedUp[] = [];
  const missing: LockerDocument[] = [];
  const now = Date.now();
  for (const [index, document] of documents.entries()) {
    signal?.throwIfAborted();
    const path = document.file && pathOf(index, document.file.name);
    const held = path ? await bytesOf(document.id) : undefined;
    if (path && !held) missing.push(document);
    else backedUp.push({ document, path });
    if (path && held) archive.add(path, held, document.addedAt);
    onProgress?.(index + 1, documents.length);
  }
  const list = new TextEncoder().encode(writeManifest(backedUp, now));
  archive.add(MANIFEST_NAME, list, now);
  const name = `kolam-locker-${dayOf(now)}.zip`;
  return { name, archive: archive.end(), count: backedUp.length, missing };
}

/** For people who open the archive by hand: numbered, so that equal names stay apart. */
const pathOf = (index: number, name: string) =>
  `files/${String(index + 1).padStart(4, '0')}-${originalName(name)}`;

async function bytesOf(id: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await readFile(id));
  } catch (error) {
    if (error instanceof LockerError && error.reason === 'missing') return undefined;
    throw error;
  }
}

/** A zip archive that is written file after file. Nothing is compressed: pictures and PDFs are already. */
class Archive {
  readonly #parts: Blob[] = [];
  #chunks: Uint8Array<ArrayBuffer>[] = [];
  readonly #zip = new Zip((error, chunk) => {
    if (error) throw error;
    this.#chunks.push(chunk as Uint8Array<ArrayBuffer>);
  });

  add(path: string, bytes: Uint8Array, time: number): void {
    const file = new ZipPassThrough(path);
    file.mtime = inRange(time);
    this.#zip.add(file);
    file.push(bytes, true);
    this.#flush();
  }

  end(): Blob {
    this.#zip.end();
    this.#flush();
    return new Blob(this.#parts, { type: 'application/zip' });
  }

  // A blob of its own, so that these bytes can leave the memory before the next file comes.
  #flush(): void {
    this.#parts.push(new Blob(this.#chunks));
    this.#chunks = [];
  }
}

// Zip archives know the years from 1980 to 2107; a wrong clock must not stop a backup.
const inRange = (time: number): number =>
  Math.min(Math.max(time, Date.UTC(1981, 0)), Date.UTC(2098, 0));
