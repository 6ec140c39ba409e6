import '#lib/quantities/quantity.ts';
import { describe, expect, it } from 'vitest';
import type { Tool } from '#copy/types/tools.ts';
import { formatPaise } from '#domain/rupees.ts';
import { readLoan } from '#features/emi/read-loan.ts';
import { emiOf } from '#features/emi/schedule.ts';
import { checkNumbers } from '#features/number-check/check-numbers.ts';
import type { Checked } from '#features/number-check/checked.ts';
import { entered } from '#features/number-check/validate.ts';
import { formatRight } from '#features/number-check/words/number-check.ts';
import { readCover } from '#features/premium/read-cover.ts';
import { amountHint, check } from '#features/upi-qr/validate.ts';
import { tag } from '#words/language.ts';
import { pages } from '../../content/content-pages.ts';
import { languageOf } from '../languages.ts';

const { fullStop, script } = languageOf(tag);

/** Whether the number checks speak the language yet; in English they say of a sample what it is known for. */
const checksSpeak = script.test(formatRight);

const tools = pages.flatMap(({ path, page }) =>
  page.tool ? [{ path, tool: page.tool as Tool }] : [],
);

const numberChecks = tools.flatMap(({ path, tool }) =>
  tool.name === 'number-check' ? tool.samples.map((each) => ({ path, tool, ...each })) : [],
);
const codes = tools.flatMap(({ path, tool }) =>
  tool.name === 'upi-qr' ? tool.samples.map((each) => ({ path, ...each })) : [],
);
const loans = tools.flatMap(({ path, tool }) =>
  tool.name === 'emi' ? tool.samples.map((each) => ({ path, ...each })) : [],
);
const covers = tools.flatMap(({ path, tool }) =>
  tool.name === 'premium' ? tool.samples.map((each) => ({ path, ...each })) : [],
);

const problemIn = (readings: object) =>
  Object.values(readings).find((reading) => 'problem' in reading)?.problem;

const inWords = ({ title, verdict, sentences }: Checked) =>
  `${title}: ${verdict === 'right' ? formatRight + fullStop : sentences[0]}`;

it('has samples of each tool to try', () => {
  for (const samples of [numberChecks, codes, loans, covers]) expect(samples).not.toEqual([]);
});

// A page names the outcome of a sample before it is tried, so both have to be in the same words.
describe('a tool says in its language what its sample announces', () => {
  it.runIf(checksSpeak).each(numberChecks)('$path: $outcome', async ({ tool, values, outcome }) => {
    const checked = await checkNumbers(entered(tool.fields, values));
    expect(checked.map(inWords).join(' ')).toBe(outcome);
  });

  it.each(codes)('$path: $outcome', ({ values, outcome }) => {
    const [problem] = Object.values(check(values));
    if (problem) expect(outcome).toBe(problem);
    else expect(outcome).toContain(amountHint(values.amount) ?? 'upi://pay?');
  });

  it.each(loans)('$path: $outcome', ({ values, outcome }) => {
    const { loan, readings } = readLoan(values);
    if (loan) expect(outcome).toContain(formatPaise(emiOf(loan)));
    else expect(outcome).toBe(problemIn(readings));
  });

  it.each(covers)('$path: $outcome', ({ values, outcome }) => {
    const { cover, readings } = readCover(values);
    if (!cover) expect(outcome).toBe(problemIn(readings));
  });
});
