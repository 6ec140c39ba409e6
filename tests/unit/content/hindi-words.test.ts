import { describe, expect, it } from 'vitest';
import { figuresIn } from './hindi/figures.ts';
import { said } from './hindi/said.ts';
import { faultsIn } from './hindi/spelling.ts';
import { STAYS_ENGLISH } from './hindi/stays-english.ts';

type Module = Record<string, unknown>;

const hindi = import.meta.glob<Module>(
  [
    '/src/content/hi/words/**/*.{ts,tsx}',
    '/src/features/*/words.hi.{ts,tsx}',
    '/src/features/*/words/*.hi.{ts,tsx}',
  ],
  { eager: true },
);
const english = import.meta.glob<Module>(
  [
    '/src/content/en/words/**/*.{ts,tsx}',
    '/src/features/*/words.{ts,tsx}',
    '/src/features/*/words/*.{ts,tsx}',
    '!/src/**/*.hi.{ts,tsx}',
  ],
  { eager: true },
);

const LETTERS = /\p{L}{2}/u;
const englishOf = (file: string): Module =>
  english[file.replace('/hi/', '/en/').replace('.hi.', '.')] ?? {};

const staysEnglish = (text: string) =>
  !LETTERS.test(text) || STAYS_ENGLISH.some((pattern) => pattern.test(text));

/** Hindi says none of a thing, कोई दस्तावेज़ नहीं, where English counts 0 of it. */
const saysNone = (text = '') => /(?<!\p{L}\p{M}*)कोई .*नहीं/u.test(text);

/** Every text of a file beside what Hindi says in its place; undefined where it says nothing. */
const pairsOf = (file: string) =>
  Object.entries(englishOf(file)).flatMap(([name, words]) => {
    const after = said(name, hindi[file]?.[name]);
    return [...said(name, words)].map(([at, text]) => ({ at, text, hindi: after.get(at) }));
  });

describe.each(Object.keys(hindi))('%s', (file) => {
  const pairs = pairsOf(file);

  it('says all that English says, and nothing else', () => {
    expect(Object.keys(hindi[file] ?? {}).toSorted()).toEqual(
      Object.keys(englishOf(file)).toSorted(),
    );
    expect(pairs.filter((pair) => pair.hindi === undefined)).toEqual([]);
  });

  it('takes as many values', () => {
    const counts = (module: Module = {}) =>
      Object.entries(module).flatMap(([name, each]) =>
        typeof each === 'function' ? [`${name}: ${each.length}`] : [],
      );
    expect(counts(hindi[file]).toSorted()).toEqual(counts(englishOf(file)).toSorted());
  });

  it('leaves no English text as it is', () => {
    const left = pairs.filter((pair) => pair.hindi === pair.text && !staysEnglish(pair.text));
    expect(left, `Each lacks its Hindi in ${file.slice(1)}, under its name.`).toEqual([]);
  });

  it('keeps every figure and value', () => {
    const figures = (text = '') => [...new Set(figuresIn(text))];
    const lost = ({ text, hindi: after }: { text: string; hindi?: string }) => {
      const found = figures(after);
      const isNone = saysNone(after) && !found.includes('0');
      const wanted = figures(text).filter((figure) => figure !== '0' || !isNone);
      return wanted.join() !== found.join();
    };
    expect(pairs.filter(lost)).toEqual([]);
  });

  it('is spelt as docs/hindi.md has it', () => {
    const faults = pairs.flatMap(({ text, hindi: after }) =>
      after === undefined || after === text ? [] : faultsIn(text, after),
    );
    expect(faults).toEqual([]);
  });
});
