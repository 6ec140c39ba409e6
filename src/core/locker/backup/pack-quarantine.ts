import { listQuarantined } from '#core/locker/quarantine.ts';
import { readFile } from '#core/locker/read.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { numberedPath } from './numbered-path.ts';

/** The list in such an archive. It is for people: no locker reads it. */
const LIST_NAME = 'set-aside.json';

/**
 * Packs the quarantine: the files that are there, and the records as they were found. That is no
 * backup, since nobody knows what those records mean.
 *
 * @throws BackupError `no-room`; LockerError
 */
export async function packQuarantined(writer: ArchiveWriter): Promise<Blob> {
  const now = Date.now();
  const found: unknown[] = [];
  for (const [index, [key, record]] of (await listQuarantined()).entries()) {
    const bytes = await readFile(key).catch(() => undefined);
    const path = numberedPath(index, nameIn(record));
    if (bytes) writer.add(path, new Uint8Array(bytes), now);
    found.push({ key, ...(bytes && { path }), record: asJson(record) });
  }
  writer.add(LIST_NAME, new TextEncoder().encode(JSON.stringify(found, undefined, 1)), now);
  return writer.end();
}

function nameIn(record: unknown): string {
  const { file } = (record ?? {}) as { file?: { name?: unknown } | null };
  return typeof file?.name === 'string' ? file.name : 'document';
}

/** A database takes what JSON does not: large numbers, and records that hold themselves. */
function asJson(record: unknown): unknown {
  try {
    const text = JSON.stringify(record, (_, value) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    return text === undefined ? String(record) : JSON.parse(text);
  } catch {
    return String(record);
  }
}
