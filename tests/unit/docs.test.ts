import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');

const filesIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.posix.join(folder, file),
  );

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...filesIn('docs').filter((file) => file.endsWith('.md')),
];

/** Folders and files of the repository, not of a build or of a visitor's device. */
const PATH =
  /(?<![\w./-])(?:src|facts|copy|languages|build|tests|docs|public|\.github|\.githooks|\.vscode)\/[\w./-]*\w(?![\w./-]*[<*])/g;

/** Sources by their whole path, or by their name alone: `chunk-groups.ts`. */
const SOURCE = /(?<=`)[\w./-]+\.(?:tsx?|mjs|scss)(?=`)/g;

const LINK = /\]\((?!https?:|#)([^)#]+)/g;

/** One or several by their numbers, and the file of one, in a document or a comment. */
const POINTED = /\bdecisions?[ /]((?:\d{3}(?:, | and )?)+)/gi;

const textOf = (document: string) => readFileSync(path.join(ROOT, document), 'utf8');
const isThere = (file: string) => existsSync(path.join(ROOT, file));
const isFileOrModule = (file: string) => isThere(file) || isThere(`${file}.ts`);

const names = new Set(
  ['src', 'facts', 'copy', 'languages', 'build', 'tests']
    .flatMap(filesIn)
    .concat(readdirSync(ROOT))
    .map((file) => path.basename(file)),
);

describe.each(documents)('%s', (document) => {
  const text = textOf(document);

  it('names only files and folders that exist', () => {
    const named = [...text.matchAll(PATH)].map(([file]) => file);
    expect(named.filter((file) => !isFileOrModule(file))).toEqual([]);
    const sources = [...text.matchAll(SOURCE)].map(([file]) => file);
    expect(sources.filter((file) => !isThere(file) && !names.has(file))).toEqual([]);
  });

  it('links only to files that exist', () => {
    const folder = path.dirname(document);
    const linked = [...text.matchAll(LINK)].map(([, file = '']) => path.join(folder, file));
    expect(linked.filter((file) => !isThere(file))).toEqual([]);
  });
});

describe('decisions', () => {
  const records = filesIn('docs/decisions');
  const numbers = records.map((record) => path.basename(record).slice(0, 3));

  it.each(records)('%s begins with the decision', (record) => {
    expect(textOf(record)).toMatch(/^# \d{3} .+\n\n\*\*Decision\.\*\* /);
  });

  it('have their own numbers', () => {
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('that a document or a comment points to are there', () => {
    const sources = ['src', 'facts', 'copy', 'languages', 'build', 'tests', '.github', 'examples']
      .flatMap(filesIn)
      .filter((file) => /\.(?:tsx?|mjs|scss|yml|md)$/.test(file));
    const pointed = [...documents, ...sources].flatMap((file) =>
      [...textOf(file).matchAll(POINTED)].flatMap(([, list = '']) =>
        (list.match(/\d{3}/g) ?? []).map((number) => ({ file, number })),
      ),
    );
    expect(pointed.length).toBeGreaterThan(100);
    expect(pointed.filter(({ number }) => !numbers.includes(number))).toEqual([]);
  });
});
