import { describe, expect, it } from 'vitest';
import { textsOf } from '../../../src/content/texts.ts';
import { figuresIn } from './hindi/figures.ts';
import { faultsIn } from './hindi/spelling.ts';
import { STAYS_ENGLISH } from './hindi/stays-english.ts';

type Module = Record<string, unknown>;

const hindi = import.meta.glob<Module>('/src/content/hi/**/*.{ts,tsx}', { eager: true });
const english = import.meta.glob<Module>('/src/content/en/**/*.{ts,tsx}', { eager: true });

const sources = import.meta.glob<string>('/src/content/hi/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

// Texts of samples that several pages offer are held to the English ones in each of those pages.
const files = Object.keys(hindi).filter((file) => !/\/(?:words|test-values)\//.test(file));
const englishOf = (file: string): Module | undefined => {
  const { facts: _, ...copy } = english[file.replace('/hi/', '/en/')] ?? {};
  return copy;
};

const LETTERS = /\p{L}{2}/u;

/** Each text of a file with what it became. */
const pairsOf = (file: string): [string, string][] =>
  Object.entries(englishOf(file) ?? {}).flatMap(([name, copy]) => {
    const before = textsOf(copy);
    const after = textsOf(hindi[file]?.[name]);
    if (before.length !== after.length) throw new Error(`${file}: ${name} has another shape.`);
    return before.map((text, index): [string, string] => [text, after[index] as string]);
  });

const staysEnglish = (text: string) =>
  !LETTERS.test(text) || STAYS_ENGLISH.some((pattern) => pattern.test(text));

describe.each(files)('%s', (file) => {
  it('has an English file, and all that it exports', () => {
    const names = (module: Module = {}) => Object.keys(module).toSorted();
    expect(names(hindi[file])).toEqual(names(englishOf(file)));
  });

  it('leaves no English text as it is', () => {
    const left = pairsOf(file).filter(([before, after]) => before === after);
    const advice = `Each lacks its Hindi in ${file.slice(1)}, by its English text.`;
    expect(
      left.map(([text]) => text).filter((text) => !staysEnglish(text)),
      advice,
    ).toEqual([]);
  });

  it('keeps every figure, amount and address', () => {
    const changed = pairsOf(file).filter(
      ([before, after]) => figuresIn(before).join() !== figuresIn(after).join(),
    );
    expect(changed).toEqual([]);
  });

  it('is spelt as docs/hindi.md has it', () => {
    expect(
      pairsOf(file).flatMap(([before, after]) => (before === after ? [] : faultsIn(before, after))),
    ).toEqual([]);
  });
});

// English is held to this by a build under another name, tests/build/changed-sources.test.ts.
it.each(Object.entries(sources))('%s names the company as site.ts does', (_file, source) => {
  expect(source).not.toMatch(/kolam|कोलम/i);
});
