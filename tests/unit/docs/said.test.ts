import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { readSaid } from '../../support/promises.ts';
import { expectTests } from './named-tests.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
/** Where the English sentences are: copy of pages and shared words, and what each feature says itself. */
const TEXTS = ['copy/', 'src/words/'];
const FEATURES = 'src/features/';
/** What change notes say to visitors. */
const NEWS = 'src/generated/news.ts';
const OF_A_FEATURE = /\/words\/|\/(?:words|tool|copy|page|samples)\.tsx?$/;

/** What a sentence says became of something. */
const CLAIM = /\b(?:kept|saved|sent|removed|deleted|erased|locked|encrypted)\b/i;

/** A sentence, and the file that has it, as `docs/reliability/says` names it; “…” is what is put in. */
interface Sentence {
  file: string;
  text: string;
}

interface Node {
  type?: string;
  value?: unknown;
  quasis?: { value: { cooked: string } }[];
}

/** Every text of a file, for any use. */
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
    .filter((name) => /\.tsx?$/.test(name));

const sentences: Sentence[] = [
  ...TEXTS.flatMap(filesIn),
  ...filesIn(FEATURES).filter((name) => OF_A_FEATURE.test(name)),
  NEWS,
]
  .flatMap((name) => {
    const source = readFileSync(path.join(ROOT, name), 'utf8');
    const file = name.replace(/^(?:src|copy\/pages|copy)\/|\.tsx?$/g, '');
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

const said = readSaid();

const isTold = ({ file, text }: Sentence) =>
  said.some(
    ({ phrases, sources }) =>
      sources.includes(file) && phrases.some((phrase) => text.includes(phrase)),
  );

it('has a phrase for every sentence that says what became of something', () => {
  expect(sentences.length).toBeGreaterThan(100);
  expect(sentences.filter((sentence) => !isTold(sentence))).toEqual([]);
});

describe.each(said)('$file', ({ phrases, sources, tests, reason }) => {
  it('is said where the file says', () => {
    expect(phrases).not.toEqual([]);
    for (const source of sources)
      expect(
        sentences.some(
          (one) => one.file === source && phrases.some((each) => one.text.includes(each)),
        ),
        source,
      ).toBe(true);
    for (const phrase of phrases)
      expect(
        sentences.some((one) => sources.includes(one.file) && one.text.includes(phrase)),
        phrase,
      ).toBe(true);
  });

  it('names tests that are there, or says why there is none', () => {
    if (reason) expect(reason).toMatch(/^[A-Z].{20,}\.$/);
    else expect(tests).not.toEqual([]);
    expectTests(tests);
  });
});
