import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { findFiles } from '#core/locker/backup/find-files.ts';
import type { BackedUp } from '#core/locker/backup/manifest.ts';
import { textsAmong } from '#core/locker/backup/text-files.ts';
import { readDirectory } from '#core/locker/backup/zip-directory.ts';
import { parseDocument } from '#core/locker/document.ts';
import { parseAll } from '#core/locker/parse-all.ts';
import { parseTrayFile } from '#core/locker/tray/tray-file.ts';
import { readCountries } from '#features/sign-up/countries.ts';
import { withWorkCounter } from '../../support/growth/count-work.ts';
import { growth, LINEAR } from '../../support/growth/growth.ts';

const many = <Of>(count: number, of: (index: number) => Of) =>
  Array.from({ length: count }, (_, index) => of(index));

const entry = (name: string) => ({ name, method: 0, crc: 1, packed: 1, size: 1, at: 0 });
const line = (path: string) =>
  ({ path, crc: 1, document: { file: { bytes: 1 } } }) as unknown as BackedUp;

const READERS: Readonly<Record<string, (count: number) => unknown>> = {
  'findFiles, of which none is found': (count) =>
    findFiles(
      many(count, (i) => line(`${i}`)),
      many(count, (i) => entry(`a/${i}/b`)),
      '',
    ),
  'findFiles, all alike': (count) =>
    findFiles(
      many(count, () => line('a')),
      many(count, () => entry('a')),
      '',
    ),
  textsAmong: (count) => textsAmong(many(count, (i) => `${i}`)),
  'parseAll of documents': (count) =>
    parseAll(
      many(count, (i) => [`${i}`, { v: 1 }]),
      parseDocument,
    ),
  'parseAll of the tray': (count) =>
    parseAll(
      many(count, (i) => [`${i}`, {}]),
      parseTrayFile,
    ),
  readCountries: (count) => readCountries(many(count, () => 'IN91:10').join(' ')),
};

describe('what reads a list', () => {
  it.each(Object.entries(READERS))('the work of %s grows with a list', (_, read) => {
    const slope = withWorkCounter((countWork) =>
      growth((count) => countWork(() => read(count)), 100),
    );
    expect(slope).toBeLessThan(LINEAR);
  });
});

/** An archive that says how many bytes of it were asked for. */
function countedArchive(bytes: Uint8Array<ArrayBuffer>) {
  let asked = 0;
  const archive = new Blob([bytes]);
  const slice = archive.slice.bind(archive);
  archive.slice = (from, to) => {
    const part = slice(from, to);
    asked += part.size;
    return part;
  };
  return { archive, asked: () => asked };
}

const END = [0x50, 0x4b, 5, 6];
const LOCAL = [0x50, 0x4b, 3, 4];

describe('what reads an archive', () => {
  it.each<[string, (count: number) => Uint8Array<ArrayBuffer>]>([
    [
      'many files',
      (count) => zipSync(Object.fromEntries(many(count, (i) => [`${i}`, new Uint8Array()]))),
    ],
    ['ends alone', (count) => Uint8Array.from(many(count * 22, (i) => END[i % 22] ?? 0))],
    [
      'ends of which each has much before it',
      (count) => Uint8Array.from(many(count * 64, (i) => END[i % 64] ?? (i % 64 === 20 ? 1 : 0))),
    ],
    ['beginnings alone', (count) => Uint8Array.from(many(count * 4, (i) => LOCAL[i % 4] ?? 0))],
  ])('what is read of an archive of %s grows with it', async (_, bytesOf) => {
    const counts: number[] = [];
    for (const count of [400, 800, 1600]) {
      const { archive, asked } = countedArchive(bytesOf(count));
      await readDirectory(archive).catch(() => {});
      counts.push(asked());
    }
    const [first, second, third] = counts as [number, number, number];
    expect(first).toBeGreaterThan(0);
    expect((third - second) / (second - first)).toBeLessThan(LINEAR);
  });
});
