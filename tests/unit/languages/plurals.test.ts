import { describe, expect, it } from 'vitest';
import { languageOfFile, languages } from './languages.ts';

type Words = Record<string, unknown>;
type Say = (...values: unknown[]) => unknown;

const modules = import.meta.glob<Words>(
  [
    '/{src,languages/*}/words/**/*.{ts,tsx}',
    '/{copy,languages/*}/tariff/**/*.{ts,tsx}',
    '/{src,languages/*}/features/*/words.{ts,tsx}',
    '/{src,languages/*}/features/*/words/*.{ts,tsx}',
  ],
  { eager: true },
);
const sources = import.meta.glob<string>(
  [
    '/{src,languages/*}/words/**/*.{ts,tsx}',
    '/{copy,languages/*}/tariff/**/*.{ts,tsx}',
    '/{src,languages/*}/features/*/words.{ts,tsx}',
    '/{src,languages/*}/features/*/words/*.{ts,tsx}',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

const COUNTS = [0, 1, 2, 5, 21];
/** The placeholder of any other value. */
const OTHER = 7;

/** What values that count are called. */
const COUNT =
  /^(?:count|tries|seconds|minutes|years|older|fetched|kept|failed|typed|fresh|here|left)$/;
/** Words with more in them than a count, `21 months (1 year 9 months)`, and a count that the site itself decides. */
const NOT_FREE = ['months', 'allTools', 'place'];

/** Texts within what a function of words gives: strings, or elements. */
function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (typeof value === 'object' && value && 'props' in value)
    return textOf((value.props as { children?: unknown }).children);
  return '';
}

const namesOf = (say: Say) =>
  /^\(?([^()=]*)\)?\s*=>|^function[^(]*\(([^)]*)\)/
    .exec(String(say))
    ?.slice(1)
    .find((each) => each !== undefined)
    ?.split(',')
    .map((name) => name.trim()) ?? [];

/** What a function says of each count in place of one of its values, with `#` for the count. */
function formsOf(say: Say, at: number): Map<number, string> | undefined {
  const forms = new Map<number, string>();
  for (const count of COUNTS) {
    const values = Array.from({ length: say.length }, (_, i) => (i === at ? count : OTHER));
    try {
      const figure = new RegExp(`(?<![\\d.,])${count}(?![\\d%]|[.,]\\d)`, 'g');
      forms.set(count, textOf(say(...values)).replace(figure, '#'));
    } catch {
      return undefined;
    }
  }
  return [2, 5, 21].every((count) => forms.get(count)?.includes('#')) ? forms : undefined;
}

/** Words next to one thing that fit several only, in English. */
const OF_SEVERAL =
  /# (?:(?!is |was |has |waits )[a-z]+ ){0,2}?(?!is\b|was\b|has\b|waits\b|across\b|this\b)[a-z]+[^s\W]s\b|(?<!of )\b(?:they|them|themselves|these|those)\b/i;

const ENGLISH = { code: 'en', ofSeveral: OF_SEVERAL, isComplete: true };

const isEnglish = (file: string) => !file.startsWith('/languages/');

const counted = Object.entries(modules).flatMap(([file, words]) =>
  Object.entries(words).flatMap(([name, say]) => {
    if (typeof say !== 'function' || NOT_FREE.includes(name)) return [];
    return namesOf(say as Say).flatMap((value, at) => {
      const forms = COUNT.test(value) ? formsOf(say as Say, at) : undefined;
      const language = isEnglish(file) ? ENGLISH : languageOfFile(file);
      return forms ? [{ words: `${file} ${name}(${value})`, language, forms }] : [];
    });
  }),
);

describe('words of a count', () => {
  it.each([ENGLISH, ...languages.filter(({ isComplete }) => isComplete)])(
    'are found in $code',
    ({ code }) => {
      expect(counted.filter(({ language }) => language.code === code).length).toBeGreaterThan(40);
    },
  );

  // `pluralIn` chooses between two.
  it.each(languages)('have two forms in $code', ({ code }) => {
    const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
    expect(pluralCategories.toSorted()).toEqual(['one', 'other']);
  });

  it.each(counted)('$words has one form for each category of CLDR', ({ language, forms }) => {
    const rules = new Intl.PluralRules(language.code);
    const byCategory = new Map<string, Set<string>>();
    for (const [count, form] of forms) {
      // Where a language has none of a thing, it says so in a separate sentence.
      if (count === 0 && !form.includes('#')) continue;
      const category = rules.select(count);
      byCategory.set(category, (byCategory.get(category) ?? new Set()).add(form));
    }
    for (const [category, found] of byCategory) expect([...found], category).toHaveLength(1);
  });

  it.each(counted)('$words has no word for several next to one', ({ language, forms }) => {
    if (language.ofSeveral) expect(forms.get(1)).not.toMatch(language.ofSeveral);
  });

  it('leave the choice of the form to the rules of the language', () => {
    const own = Object.entries(sources).filter(([, source]) =>
      /[=<>]=* [12]\b(?! \?\?)/.test(source),
    );
    expect(own.map(([file]) => file)).toEqual([]);
  });
});
