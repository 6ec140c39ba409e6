import { describe, expect, it } from 'vitest';
import { faultsIn } from './faults.ts';
import { figuresIn } from './figures.ts';
import { englishFile, languageOfFile, mayStay } from './languages.ts';
import { outdatedWords } from './outdated-words.ts';
import { said } from './said.ts';

type Module = Record<string, unknown>;

const translated = import.meta.glob<Module>(
  [
    '/languages/*/{words,tariff}/**/*.{ts,tsx}',
    '/languages/*/features/*/words.{ts,tsx}',
    '/languages/*/features/*/words/*.{ts,tsx}',
  ],
  { eager: true },
);
const sources = import.meta.glob<string>('/languages/*/words/language.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const english = import.meta.glob<Module>(
  [
    '/src/words/**/*.{ts,tsx}',
    '/copy/tariff/**/*.{ts,tsx}',
    '/src/features/*/words.{ts,tsx}',
    '/src/features/*/words/*.{ts,tsx}',
  ],
  { eager: true },
);

const englishOf = (file: string): Module => english[englishFile(file)] ?? {};

/** What a growing language lacks is English, and npm run languages counts it. */
const isLeft = (file: string, after: unknown) =>
  !languageOfFile(file).isComplete && (after === undefined || after === '');

/** Whether a file takes all that it does not say itself from English, as that of a new language does. */
const isBegun = (source = '') => source.includes("\nexport * from '#words/language.ts';");

/** Whether a file leaves something to English, in so many words. */
const leaves = (file: string, name: string) =>
  isBegun(sources[file]) && !sources[file]?.includes(`\nexport const ${name}`);

/** Every text of a file with what a language says in its place; undefined where it says nothing. */
const pairsOf = (file: string) =>
  Object.entries(englishOf(file)).flatMap(([name, words]) => {
    if (leaves(file, name) || outdatedWords(file).has(name)) return [];
    const translations = said(name, translated[file]?.[name]);
    return [...said(name, words)]
      .map(([at, text]) => ({ at, text, after: translations.get(at) }))
      .filter(({ after }) => !isLeft(file, after));
  });

/** Summaries of policies are not translations: legal-summaries.test.ts holds each to the policy itself. */
const OWN_ORDER = /^(?:privacy|terms)Summary\.points\./;

describe.each(Object.keys(translated))('%s', (file) => {
  const language = languageOfFile(file);
  const pairs = pairsOf(file);

  it('says all that English says, and nothing else', () => {
    const names = (module: Module = {}) =>
      Object.keys(module)
        .filter((name) => !isLeft(file, translated[file]?.[name]))
        .toSorted();
    expect(names(translated[file])).toEqual(names(englishOf(file)));
    expect(pairs.filter((pair) => pair.after === undefined)).toEqual([]);
  });

  it('takes as many values', () => {
    const counts = (module: Module = {}) =>
      Object.entries(module).flatMap(([name, each]) =>
        typeof each === 'function' &&
        !isLeft(file, translated[file]?.[name]) &&
        !outdatedWords(file).has(name)
          ? [`${name}: ${each.length}`]
          : [],
      );
    expect(counts(translated[file]).toSorted()).toEqual(counts(englishOf(file)).toSorted());
  });

  it.runIf(language.isComplete)('leaves no English text as it is', () => {
    const left = pairs.filter((pair) => pair.after === pair.text && !mayStay(language, pair.text));
    expect(left, `Each lacks its translation in ${file.slice(1)}, under its name.`).toEqual([]);
  });

  it('keeps every figure and value', () => {
    const figures = (text = '') => [...new Set(figuresIn(text, language))];
    const lost = ({ text, after = '' }: { text: string; after?: string | undefined }) => {
      const found = figures(after);
      const isNone = language.none?.test(after) && !found.includes('0');
      const wanted = figures(text).filter((figure) => figure !== '0' || !isNone);
      return wanted.join() !== found.join();
    };
    expect(pairs.filter(({ at }) => !OWN_ORDER.test(at)).filter(lost)).toEqual([]);
  });

  it('is spelt as its language has it', () => {
    const faults = pairs.flatMap(({ text, after }) =>
      after === undefined || after === text ? [] : faultsIn(text, after, language),
    );
    expect(faults).toEqual([]);
  });
});
