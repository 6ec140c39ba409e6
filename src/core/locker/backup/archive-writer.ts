import { Zip, ZipPassThrough } from 'fflate';
import { BackupError } from './backup-error.ts';

/** A zip archive that is written file after file. Nothing is compressed: pictures and PDFs are already. */
export class ArchiveWriter {
  readonly #parts: Blob[] = [];
  #chunks: Uint8Array<ArrayBuffer>[] = [];
  readonly #zip = new Zip((error, chunk) => {
    if (error) throw error;
    this.#chunks.push(chunk as Uint8Array<ArrayBuffer>);
  });

  /** Returns the checksum of the file's bytes, see crc32.ts. */
  add(path: string, bytes: Uint8Array, time: number): number {
    const file = new ZipPassThrough(path);
    file.mtime = inRange(time);
    this.#zip.add(file);
    file.push(bytes, true);
    this.#flush();
    // fflate has it with a sign.
    return file.crc >>> 0;
  }

  /** Throws `BackupError` where the browser had no room for all of it. */
  async end(): Promise<Blob> {
    this.#zip.end();
    this.#flush();
    const archive = new Blob(this.#parts, { type: 'application/zip' });
    // A browser that ran out of room says so only when the blob is read, and a download would just fail.
    await archive
      .slice(0, 1)
      .arrayBuffer()
      .catch(() => {
        throw new BackupError('no-room');
      });
    return archive;
  }

  // A separate blob, so that these bytes can leave memory before the next file.
  #flush(): void {
    this.#parts.push(new Blob(this.#chunks));
    this.#chunks = [];
  }
}

// Zip archives know the years from 1980 to 2107; a wrong clock must not stop a backup.
const inRange = (time: number): number =>
  Math.min(Math.max(time, Date.UTC(1981, 0)), Date.UTC(2098, 0));
