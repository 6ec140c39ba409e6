import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Random } from '../../unit/simulation/random.ts';

/** Where a browser keeps what a site stores: databases, large records next to them, caches and scripts of workers. */
const STORED = /\/(?:IndexedDB|Service Worker)\//;

/** Every file of a profile that holds something of a site. */
const storedFiles = (profile: string): string[] =>
  readdirSync(profile, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(profile, name))
    .filter((file) => STORED.test(file) && statSync(file).isFile() && statSync(file).size > 0)
    .toSorted();

/** Flips a bit in so many places of what a site has stored. Returns the files. */
export function flipBits(profile: string, count: number, random: Random): string[] {
  const files = storedFiles(profile);
  if (files.length === 0) throw new Error('The profile holds nothing of a site.');
  return Array.from({ length: count }, () => {
    const file = files[random.whole(0, files.length)] ?? '';
    const bytes = readFileSync(file);
    const at = random.whole(0, bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random.whole(0, 8));
    writeFileSync(file, bytes);
    return path.relative(profile, file);
  });
}

/** Flips a bit in the middle of each file that a database keeps next to itself, where nothing has a checksum. */
export function flipLargeRecords(profile: string): number {
  const files = storedFiles(profile).filter((file) => /\.blob\//.test(file));
  for (const file of files) {
    const bytes = readFileSync(file);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    writeFileSync(file, bytes);
  }
  if (files.length === 0) throw new Error('The profile holds no large record.');
  return files.length;
}
