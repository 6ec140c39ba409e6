import { describe, expect, it, test } from 'vitest';
import { overBudget, unknownRows } from '../../../build/checks/bounds.ts';
import { budgetDifferences } from '../../../build/checks/budget-differences.ts';

const KB = 1024;
const row = (bytes: number, cap?: number) => ({ name: 'Row', bytes, cap });
const problemsOf = (accepted: number | undefined, bytes: number, cap?: number) =>
  overBudget([row(bytes, cap)], accepted === undefined ? {} : { Row: accepted });

describe('a row', () => {
  it.each<[string, number | undefined, number, number | undefined, string | undefined]>([
    ['as accepted', 20 * KB, 20 * KB, undefined, undefined],
    ['smaller', 20 * KB, 1, undefined, undefined],
    ['1 KB more', 20 * KB, 21 * KB, undefined, undefined],
    ['1 KB and a byte more', 20 * KB, 21 * KB + 1, undefined, '1 over its bound'],
    ['of nothing, 1 KB more', 0, KB, undefined, undefined],
    ['of nothing, 1 KB and a byte more', 0, KB + 1, undefined, '1 over its bound'],
    ['2 % more, where that is more than 1 KB', 500_000, 510_000, undefined, undefined],
    ['2 % and a byte more', 500_000, 510_001, undefined, '1 over its bound'],
    ['at its cap', 20 * KB, 20 * KB + 100, 20 * KB + 100, undefined],
    [
      'a byte over its cap, though it grew little',
      20 * KB,
      20 * KB + 101,
      20 * KB + 100,
      '1 over its cap',
    ],
    ['a byte over its cap, as accepted', 20 * KB, 20 * KB, 20 * KB - 1, '1 over its cap'],
    ['under its cap, though it grew too much', 20 * KB, 30 * KB, 100 * KB, 'over its bound'],
    ['that is new and has no cap', undefined, 1_000 * KB, undefined, undefined],
    ['that is new, at its cap', undefined, 100 * KB, 100 * KB, undefined],
    ['that is new, a byte over its cap', undefined, 100 * KB + 1, 100 * KB, '1 over its cap'],
  ])('%s', (_what, accepted, bytes, cap, problem) => {
    const problems = problemsOf(accepted, bytes, cap);
    expect(problems).toHaveLength(problem ? 1 : 0);
    if (problem) expect(problems[0]).toContain(problem);
  });
});

test('growth in small steps is held to what was accepted, and not to the step before', () => {
  const steps = [20, 20.5, 21, 21.5].map((kilobytes) => problemsOf(20 * KB, kilobytes * KB));
  expect(steps.map((problems) => problems.length)).toEqual([0, 0, 0, 1]);
});

test('rows that are new or gone are named, and no reason to fail', () => {
  const measures = [row(1), { name: 'New', bytes: 2 }];
  const accepted = { Row: 1, Gone: 3 };
  expect(overBudget(measures, accepted)).toEqual([]);
  expect(unknownRows(measures, accepted)).toEqual([
    expect.stringMatching(/^New is a new row/),
    expect.stringMatching(/^Gone is no longer a row/),
  ]);
});

test('differences name each row that changed, is new or gone', () => {
  const accepted = { Same: 1, More: 10, Less: 10, Gone: 5 };
  expect(budgetDifferences(accepted, { Same: 1, More: 12, Less: 7, New: 4 })).toEqual([
    'More: 12 bytes, +2',
    'Less: 7 bytes, -3',
    'Gone: gone, was 5 bytes',
    'New: 4 bytes, new',
  ]);
});
