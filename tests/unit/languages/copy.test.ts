import { describe, expect, it } from 'vitest';
import { site } from '#facts/site.ts';
import { textsOf } from '../../../copy/texts.ts';
import { faultsIn } from './faults.ts';
import { figuresIn } from './figures.ts';
import { englishFile, languageOfFile, namedLanguages } from './languages.ts';

type Module = Record<string, unknown>;

const translated = import.meta.glob<Module>(
  '/languages/*/{pages,menus,tariff,words}/**/*.{ts,tsx}',
  { eager: true },
);
const english = import.meta.glob<Module>(
  ['/copy/{pages,menus,tariff}/**/*.{ts,tsx}', '/src/words/**/*.{ts,tsx}'],
  { eager: true },
);

const sources = import.meta.glob<string>('/languages/*/{pages,menus,tariff,words}/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

// Texts of samples that several pages offer are held to the English ones in each of those pages.
const files = Object.keys(translated).filter((file) => !/\/(?:words|test-values)\//.test(file));
const englishOf = (file: string): Module => {
  const { facts: _, ...copy } = english[englishFile(file)] ?? {};
  if (languageOfFile(file).isComplete) return copy;
  // What a growing language lacks is English, and npm run languages counts it.
  const has = (name: string) => name in (translated[file] ?? {});
  return Object.fromEntries(Object.entries(copy).filter(([name]) => has(name)));
};

/** Each text of a file with what it became. */
const pairsOf = (file: string): [string, string][] =>
  Object.entries(englishOf(file)).flatMap(([name, copy]) => {
    const before = textsOf(copy);
    const after = textsOf(translated[file]?.[name]);
    if (before.length !== after.length) throw new Error(`${file}: ${name} has another shape.`);
    return before
      .map((text, index): [string, string] => [text, after[index] as string])
      .filter(([, own]) => own !== '' || languageOfFile(file).isComplete);
  });

describe.each(files)('%s', (file) => {
  const language = languageOfFile(file);

  it('has an English file, and all that it exports', () => {
    const names = (module: Module = {}) => Object.keys(module).toSorted();
    expect(names(translated[file])).toEqual(names(englishOf(file)));
  });

  it('keeps every figure, amount and address', () => {
    const changed = pairsOf(file).filter(
      ([before, after]) => figuresIn(before, language).join() !== figuresIn(after, language).join(),
    );
    expect(changed).toEqual([]);
  });

  it('is spelt as its language has it', () => {
    expect(
      pairsOf(file).flatMap(([before, after]) =>
        before === after ? [] : faultsIn(before, after, language),
      ),
    ).toEqual([]);
  });
});

// English is held to this by a build under another name, tests/deep/build/changed-sources.test.ts.
it.each(Object.entries(sources))('%s names the company as site.ts does', (file, source) => {
  const { code } = languageOfFile(file);
  const named = namedLanguages[`/languages/${code}/words/language.ts`];
  // The English above a text that is still to be written is no text.
  expect(source.replace(/^\s*\/\/.*$/gm, '')).not.toMatch(
    new RegExp(`${site.brand}|${named?.company.brand}`, 'i'),
  );
});
