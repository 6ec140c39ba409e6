import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { expectTests } from './named-tests.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
/** Where the English sentences are: copy of pages and shared words, and what each feature says itself. */
const CONTENT = 'src/content/en/';
const FEATURES = 'src/features/';
const OF_A_FEATURE = /\/words\/|\/(?:words|tool|copy|page|samples)\.tsx?$/;

/** What a sentence says became of something. */
const CLAIM = /\b(?:kept|saved|sent|removed|deleted|erased|locked|encrypted)\b/i;

/** A sentence, and the file that has it, as the table names it; “…” is what is put in. */
interface Sentence {
  file: string;
  text: string;
}

interface Node {
  type?: string;
  value?: unknown;
  quasis?: { value: { cooked: string } }[];
}

/** Every text of a file, whatever it is for. */
function* textsIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  const { type, value, quasis } = node as Node;
  if (type === 'ImportDeclaration') return;
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') yield value;
  if (type === 'TemplateLiteral' && quasis)
    yield quasis.map((piece) => piece.value.cooked).join('…');
  for (const child of Object.values(node).flat()) yield* textsIn(child);
}

const filesIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => folder + name.split(path.sep).join('/'))
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.hi.'));

const sentences: Sentence[] = [
  ...filesIn(CONTENT),
  ...filesIn(FEATURES).filter((name) => OF_A_FEATURE.test(name)),
]
  .flatMap((name) => {
    const source = readFileSync(path.join(ROOT, name), 'utf8');
    const file = name.replace(CONTENT, '').replace(/^src\/|\.tsx?$/g, '');
    return [...textsIn(parseSync(name, source).program)]
      .flatMap((text) =>
        text
          .replace(/\s+/g, ' ')
          .trim()
          .split(/(?<=[.!?:;]) /),
      )
      .map((text) => ({ file, text }));
  })
  .filter(({ text }) => CLAIM.test(text));

const text = readFileSync(path.join(ROOT, 'docs/reliability.md'), 'utf8');
const start = text.indexOf('## What the site says');

/** Rows of both tables; what stands in the last cell of the second one is a reason. */
const rows = text
  .slice(start, text.indexOf('\n## ', start + 1))
  .split('\n')
  .filter((line) => line.startsWith('| “'))
  .map((line) => {
    const [said = '', where = '', last = ''] = line.slice(2, -2).split(' | ');
    const quoted = (cell: string, marks: RegExp) => [...cell.matchAll(marks)].map(([, one]) => one);
    return {
      phrases: quoted(said, /“([^”]+)”/g) as string[],
      files: quoted(where, /`([^`]+)`/g) as string[],
      last,
    };
  });

const isTold = ({ file, text: said }: Sentence) =>
  rows.some(
    ({ phrases, files }) => files.includes(file) && phrases.some((phrase) => said.includes(phrase)),
  );

it('has a row for every sentence that says what became of something', () => {
  expect(sentences.length).toBeGreaterThan(100);
  expect(sentences.filter((sentence) => !isTold(sentence))).toEqual([]);
});

describe.each(rows)('$phrases.0', ({ phrases, files, last }) => {
  it('is said where the row says', () => {
    for (const file of files)
      expect(
        sentences.some(
          (one) => one.file === file && phrases.some((each) => one.text.includes(each)),
        ),
        file,
      ).toBe(true);
    for (const phrase of phrases)
      expect(
        sentences.some((one) => files.includes(one.file) && one.text.includes(phrase)),
        phrase,
      ).toBe(true);
  });

  it('names tests that are there, or says why there is none', () => {
    if (last.startsWith('`')) expectTests(last.split('<br>'));
    else expect(last).toMatch(/^[A-Z].{20,}\.$/);
  });
});
