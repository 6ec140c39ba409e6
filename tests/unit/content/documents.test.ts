import { describe, expect, it } from 'vitest';
import { documentOf } from '#copy/documents.ts';
import { check as aadhaar } from '#features/number-check/aadhaar/check.ts';
import { check as cin } from '#features/number-check/cin/check.ts';
import { check as gstin } from '#features/number-check/gstin/check.ts';
import { check as ifsc } from '#features/number-check/ifsc/check.ts';
import { check as licence } from '#features/number-check/licence/check.ts';
import { check as pan } from '#features/number-check/pan/check.ts';
import { check as passport } from '#features/number-check/passport/check.ts';
import { check as rc } from '#features/number-check/rc/check.ts';
import { check as upi } from '#features/number-check/upi/check.ts';
import { check as voter } from '#features/number-check/voter/check.ts';
import { renderedPages } from './shown.ts';

type Name = Parameters<typeof documentOf>[0];

/** How issuers divide their numbers, and what one of the parts means. */
const DIVIDED: readonly [Name, lengths: string, part: number, means: string][] = [
  ['pan', '3 1 1 4 1', 1, 'Individual'],
  ['gstin', '2 10 1 1 1', 0, 'Uttar Pradesh'],
  ['aadhaar', '1 10 1', 0, '2 to 9'],
  ['bank', '4 1 6 12', 1, 'not the letter O'],
  ['voter', '3 6 1', 2, 'of the six before it'],
  ['vehicle', '2 2 2 4', 0, 'Delhi'],
  ['licence', '2 2 4 7', 0, 'Haryana'],
  ['passport', '1 7', 0, 'two on an e-passport'],
  ['company', '1 5 2 4 3 6', 2, 'Karnataka'],
];

const CHECKS: Partial<Record<Name, (text: string) => unknown>> = {
  ...{ pan, gstin, aadhaar, voter, passport, upi, licence },
  vehicle: rc,
  company: cin,
};

const numberOf = (name: Name) =>
  documentOf(name)
    .parts.map(({ characters }) => characters)
    .join('');

describe('a drawn document', () => {
  it.each(DIVIDED)('%s has parts of %s characters', (name, lengths, part, means) => {
    const { parts } = documentOf(name);
    const found = parts.map(({ characters }) => characters.replaceAll(' ', '').length);
    expect(found.join(' ')).toBe(lengths);
    expect(parts[part]?.means).toBe(means);
  });

  it.each(Object.entries(CHECKS))('%s has a number that its tool calls right', (name, check) => {
    expect(check(numberOf(name as Name))).toMatchObject({ verdict: 'right' });
  });

  it('has the code of a branch that its tool calls right', () => {
    const [bank, zero, branch] = documentOf('bank').parts;
    expect(ifsc([bank, zero, branch].map((part) => part?.characters).join(''))).toMatchObject({
      verdict: 'right',
    });
  });
});

const checked = renderedPages.filter(({ page }) =>
  ['Verification', 'DocumentTool'].includes(page.view),
);

describe('a page of a check', () => {
  it('is one of twelve', () => expect(checked).toHaveLength(12));

  it.each(checked)('$path begins with its tool and its document', ({ main }) => {
    const at = (mark: string) => main.markup.indexOf(mark);
    const marks = ['<form', 'class="specimen ', 'class="specimen-parts'].map(at);
    expect(Math.min(...marks)).toBeGreaterThan(0);
    expect(at('class="terms"')).toBeGreaterThan(Math.max(...marks));
  });

  it.each(checked.filter(({ page }) => page.view === 'Verification'))(
    '$path has its request next to the price',
    ({ main }) => {
      const [, section] = main.markup.split('<section class="section');
      expect(section).toContain('class="terms"');
      expect(section).toContain('class="code');
    },
  );
});
