import { describe, expect, it } from 'vitest';
import type { LegalSummary } from '#copy/types/page.ts';
import { privacySummary, termsSummary } from '#words/legal-summaries.ts';
import { pageOf } from '../content/content-pages.ts';
import { faultsIn } from './faults.ts';
import { figuresIn } from './figures.ts';
import { languageOfFile } from './languages.ts';

/** How much of a policy a summary says; more is not read at a counter. */
const FEWEST_POINTS = 8;
const MOST_POINTS = 12;

/** Abbreviations, and names of a few words. */
const LATIN = /[A-Za-z]+(?: [A-Z][a-z]+)*/g;

const PAGES = { privacySummary: '/PrivacyPolicy', termsSummary: '/TermsOfService' } as const;

const summaries = Object.entries(
  import.meta.glob<Record<keyof typeof PAGES, LegalSummary | undefined>>(
    '/languages/*/words/legal-summaries.ts',
    { eager: true },
  ),
).flatMap(([file, summary]) =>
  (['privacySummary', 'termsSummary'] as const).map((name) => ({
    file,
    path: PAGES[name],
    ...summary[name],
  })),
);

/** The policy itself. */
const textOf = (path: (typeof PAGES)[keyof typeof PAGES]) =>
  JSON.stringify({ ...pageOf(path), summary: undefined });

it.each([
  ['/PrivacyPolicy', privacySummary],
  ['/TermsOfService', termsSummary],
] as const)('English sums %s up in five lines without its own figures', (path, summary) => {
  const { points, binding } = summary as LegalSummary;
  expect(points).toHaveLength(5);
  expect(binding).toMatch(/What holds (is|are) the (policy|terms) below/);
  const names = points.flatMap(
    (point) => point.match(/[A-Z]{2,}s?|\d+|[a-z]\s[A-Z][A-Za-z]+/g) ?? [],
  );
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((each) => !textOf(path).includes(each.replace(/^[a-z]\s/, '')))).toEqual([]);
});

// A growing language may lack them.
const written = summaries.filter(
  ({ file, binding }) => languageOfFile(file).isComplete || binding !== undefined,
);

describe.each(written)('$file of $path', ({ file, path, heading = '', points = [], binding }) => {
  const language = languageOfFile(file);
  // Hindi says OTP.
  const original = textOf(path).replaceAll('one-time code', 'one-time code (OTP)');

  it('says that it explains, and that the English text counts', () => {
    expect(binding).toMatch(language.binding ?? /\p{L}/u);
  });

  it('is short, and spelt as its language has it', () => {
    expect(points.length).toBeGreaterThanOrEqual(FEWEST_POINTS);
    expect(points.length).toBeLessThanOrEqual(MOST_POINTS);
    expect(faultsIn('A heading', heading, language)).toEqual([]);
    expect(points.flatMap((point) => faultsIn('A sentence.', point, language))).toEqual([]);
  });

  it('has no figure, abbreviation or name that the English text has not', () => {
    const stated = points.flatMap((point) => [
      ...figuresIn(point, language),
      ...(point.match(LATIN) ?? []),
    ]);
    expect(stated.filter((each) => !original.includes(each))).toEqual([]);
  });
});
