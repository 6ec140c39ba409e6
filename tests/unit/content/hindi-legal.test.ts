import { describe, expect, it } from 'vitest';
import type { LegalSummary } from '#content/types/page.ts';
import { privacySummary, termsSummary } from '../../../src/content/hi/words/legal-summaries.ts';
import { pageOf } from './content-pages.ts';
import { figuresIn } from './hindi/figures.ts';
import { faultsIn } from './hindi/spelling.ts';

/** How much of a policy a summary says; more is not read at a counter. */
const FEWEST_POINTS = 8;
const MOST_POINTS = 12;

/** Abbreviations, and names of a few words. */
const LATIN = /[A-Za-z]+(?: [A-Z][a-z]+)*/g;

describe.each([
  ['/PrivacyPolicy', privacySummary],
  ['/TermsOfService', termsSummary],
] as const)('the summary of %s', (path, summary) => {
  const { heading, points, binding } = summary as LegalSummary;
  // Hindi says OTP.
  const original = JSON.stringify(pageOf(path)).replaceAll('one-time code', 'one-time code (OTP)');

  it('is left out in English', () => {
    expect(original).not.toContain('summary');
  });

  it('says that it explains, and that the English text counts', () => {
    expect(binding).toBe('यह सार समझने के लिए है। मान्य पाठ अंग्रेज़ी वाला है।');
  });

  it('is short, and spelt as docs/hindi.md has it', () => {
    expect(points.length).toBeGreaterThanOrEqual(FEWEST_POINTS);
    expect(points.length).toBeLessThanOrEqual(MOST_POINTS);
    expect(faultsIn('A heading', heading)).toEqual([]);
    expect(points.flatMap((point) => faultsIn('A sentence.', point))).toEqual([]);
  });

  it('has no figure, abbreviation or name that the English text has not', () => {
    const stated = points.flatMap((point) => [...figuresIn(point), ...(point.match(LATIN) ?? [])]);
    expect(stated.filter((each) => !original.includes(each))).toEqual([]);
  });
});
