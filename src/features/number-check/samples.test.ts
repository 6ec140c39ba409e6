import { describe, expect, it } from 'vitest';
import type { Page } from '#copy/types/page.ts';
import type { Checked, Verdict } from '#features/number-check/checked.ts';
import { pages } from '#tests/unit/content/content-pages.ts';
import { checkedBy } from '#tests/unit/features/number-check/every-format.ts';
import { checkNumbers } from './check-numbers.ts';
import { entered, isMissing } from './validate.ts';

type NumberCheck = Extract<Page['tool'], { name: 'number-check' }>;

const tools = pages.flatMap(({ path, page }) =>
  page.tool?.name === 'number-check' ? [{ path, tool: page.tool as NumberCheck }] : [],
);
const samples = tools.flatMap(({ path, tool }) =>
  tool.samples.map((sample) => ({ path, tool, ...sample })),
);

const inWords = ({ title, verdict, sentences }: Checked) =>
  `${title}: ${verdict === 'right' ? 'format right.' : sentences[0]}`;

describe('samples of the number checks', () => {
  it('are on a page of each kind that has some', () => {
    const kinds = Object.keys(import.meta.glob('./*/samples.ts'));
    expect(kinds.length).toBeGreaterThan(0);
    expect(tools).toHaveLength(kinds.length);
  });

  it.each(samples)('$path, $label: $outcome', async ({ tool, values, outcome }) => {
    expect(Object.keys(values)).toEqual(tool.fields.map(({ name }) => name));
    expect(isMissing(values)).toBe(false);
    const checked = await checkNumbers(entered(tool.fields, values));
    expect(checked.map(inWords).join(' ')).toBe(outcome);
  });

  it.each(tools)('of $path show a right and a wrong number', ({ tool }) => {
    expect(tool.samples.some(({ outcome }) => outcome.includes('format right'))).toBe(true);
    expect(tool.samples.some(({ outcome }) => !outcome.includes('format right'))).toBe(true);
    const labels = tool.samples.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });
});

/** Kinds with more to show than a right and a wrong number, or less. */
const OUTCOMES: Readonly<Record<string, readonly Verdict[]>> = {
  account: ['right', 'unclear', 'wrong'],
  cin: ['right', 'unclear', 'wrong'],
  consumer: ['unclear'],
  licence: ['right', 'unclear'],
  line: ['right', 'unclear', 'wrong'],
  rc: ['right', 'unclear', 'wrong'],
  upi: ['right', 'unclear', 'wrong'],
  voter: ['right', 'unclear', 'wrong'],
};

describe('each outcome of a check', () => {
  const fields = tools.flatMap(({ tool }) =>
    tool.fields.map(({ name, format }) => ({ name, format, tool })),
  );

  it.each(fields)('of $format has a sample', ({ name, format, tool }) => {
    const found = tool.samples.flatMap(({ values }) =>
      values[name] ? checkedBy(format, values[name]).map(({ verdict }) => verdict) : [],
    );
    expect([...new Set(found)].sort()).toEqual(OUTCOMES[format] ?? ['right', 'wrong']);
  });

  it('of two fields together is shown: both right, both wrong', async () => {
    const shown = await Promise.all(
      samples
        .filter(({ path }) => path === '/apis/bankFeatures')
        .map(async ({ tool, values }) => {
          const checked = await checkNumbers(entered(tool.fields, values));
          return checked.map(({ verdict }) => verdict).join(' and ');
        }),
    );
    expect(shown).toEqual(expect.arrayContaining(['right and right', 'wrong and wrong']));
  });
});

describe('what was entered', () => {
  const [{ tool }] = tools.filter(({ path }) => path === '/apis/bankFeatures') as [
    (typeof tools)[number],
  ];

  it('is missing if it is only white space', () => {
    expect(isMissing({ account_number: ' \n', ifsc: '\t' })).toBe(true);
    expect(isMissing({ account_number: '', ifsc: 'x' })).toBe(false);
  });

  it('leaves out empty fields and keeps the order of the form', () => {
    expect(entered(tool.fields, { account_number: ' ', ifsc: 'x' })).toEqual([
      { format: 'ifsc', text: 'x' },
    ]);
    expect(entered(tool.fields, { ifsc: 'x', account_number: '1' })).toEqual([
      { format: 'account', text: '1' },
      { format: 'ifsc', text: 'x' },
    ]);
  });

  it('shows the bank first', async () => {
    const [checked] = await checkNumbers([{ format: 'ifsc', text: 'SBIN0000000' }]);
    expect(checked?.rows[0]).toEqual({ label: 'Bank', value: 'State Bank of India' });
  });
});
