import { describe, expect, it } from 'vitest';
import type { LegalSummary } from '#content/types/page.ts';
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
    ['/src/content/*/words/legal-summaries.ts', '!/src/content/en/**'],
    { eager: true },
  ),
).flatMap(([file, summary]) =>
  (['privacySummary', 'termsSummary'] as const).map((name) => ({
    file,
    path: PAGES[name],
    ...summary[name],
  })),
);

describe.each(summaries)('$file of $path', ({ file, path, heading = '', points = [], binding }) => {
  const language = languageOfFile(file);
  // Hindi says OTP.
  const original = JSON.stringify(pageOf(path)).replaceAll('one-time code', 'one-time code (OTP)');

  it('is left out in English', () => {
    expect(original).not.toContain('summary');
  });

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
