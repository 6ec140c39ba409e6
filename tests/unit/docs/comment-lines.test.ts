import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isGrowing, otherLanguages } from '../../../build/languages.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const LONGEST = 120;

/** Their comments are English sources, as they are written. */
const growing = otherLanguages(ROOT)
  .filter((code) => isGrowing(ROOT, code))
  .map((code) => path.join('languages', code, '/'));

const sources = ['src', 'facts', 'copy', 'languages', 'build', 'tests', 'examples'].flatMap(
  (folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|m?js|scss)$/.test(file) && !/^generated\//.test(file))
      .map((file) => path.join(folder, file))
      .filter((file) => !growing.some((language) => file.startsWith(language))),
);

/** What stops the linter for a line has one line itself. */
const isLong = (line: string) =>
  line.length > LONGEST &&
  /^\s*(?:\/\/|\/\*|\*|\{\/\*)/.test(line) &&
  !line.includes('biome-ignore');

/** Formatters wrap code and leave comments alone. */
it('no line of a comment is longer than 120 characters', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  const long = sources.flatMap((file) =>
    readFileSync(path.join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, i) => (isLong(line) ? [`${file}:${i + 1}`] : [])),
  );
  expect(long).toEqual([]);
});
