import type { BackedUp } from './manifest.ts';
import type { ZipEntry } from './zip-directory.ts';

/**
 * Finds each document's file in an archive. The path in the list is where it was packed, but unpacking and packing
 * again changes folders and letters of names. So a file is also recognised by its number and size or, if the list has
 * checksums, by size and checksum. No file is used for two documents.
 *
 * @param folder of the list in the archive
 */
export function findFiles(
  listed: readonly BackedUp[],
  entries: readonly ZipEntry[],
  folder: string,
): Map<BackedUp, ZipEntry> {
  const withFile = listed.filter(({ path }) => path !== undefined);
  // A backup of an older version has none.
  const hasChecksums = withFile.every(({ crc }) => crc !== undefined);
  const keyOf = (name: string, size: number | undefined, crc: number | undefined) =>
    [size, hasChecksums && crc, name].join();
  const ways: { ofLine(path: string): string; ofEntry(name: string): string }[] = [
    { ofLine: (path) => folder + path, ofEntry: (name) => name },
    { ofLine: labelOf, ofEntry: labelOf },
  ];
  if (hasChecksums) ways.push({ ofLine: () => '', ofEntry: () => '' });

  const found = new Map<BackedUp, ZipEntry>();
  const left = new Set(entries);
  for (const { ofLine, ofEntry } of ways) {
    const byKey = new Map<string, ZipEntry[]>();
    for (const entry of left) {
      const key = keyOf(ofEntry(entry.name), entry.size, entry.crc);
      const alike = byKey.get(key);
      if (alike) alike.push(entry);
      else byKey.set(key, [entry]);
    }
    for (const line of withFile) {
      const { path = '', document, crc } = line;
      const entry = found.has(line)
        ? undefined
        : byKey.get(keyOf(ofLine(path), document.file?.bytes, crc))?.pop();
      if (!entry) continue;
      found.set(line, entry);
      left.delete(entry);
    }
  }
  return found;
}

/** The number at the beginning of a file's name, which no system changes; the name itself where there is none. */
function labelOf(path: string): string {
  const name = path.replace(/^.*\//, '');
  return /^\d{4,}(?=-)/.exec(name)?.[0] ?? name.normalize('NFC');
}
