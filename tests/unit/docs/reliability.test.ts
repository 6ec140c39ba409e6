import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPromises } from '../../support/promises.ts';
import { expectTests } from './named-tests.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const SIMULATIONS: Record<string, string> = {
  outbox: 'tests/unit/core/outbox/simulation/promise.ts',
  locker: 'tests/unit/core/locker/simulation/promise.ts',
  worker: 'tests/unit/sw/simulation/run-schedule.ts',
};

const promises = readPromises();

const letterOf = ({ id }: { id: string }) => id.replace(/\d+$/, '');
const letters = [...new Set(promises.map(letterOf))];

// A promise is a file, so that taking one back is seen in a review: from the middle it leaves a gap.
it.each(letters)('“%s” has all its numbers', (letter) => {
  const numbers = promises
    .filter((promise) => letterOf(promise) === letter)
    .map(({ id }) => Number(id.slice(letter.length)));
  expect(numbers).toEqual(numbers.map((_, i) => i + 1));
});

describe.each(promises)('$id', ({ file, id, promise, tests, simulation }) => {
  it('is in the file of its number', () => {
    const padded = id.replace(/\d+$/, (number) => number.padStart(2, '0'));
    expect(file).toMatch(new RegExp(`^${padded}(?:-[a-z0-9]+)+\\.md$`));
  });

  it('promises something in plain sentences', () => {
    expect(promise).toMatch(/^[A-Z“].{20,}\.$/);
  });

  it('names tests that are there', () => {
    expect(tests).not.toEqual([]);
    expectTests(tests);
  });

  it('is a promise of a simulation, or says why of none', () => {
    const [, name, number] = /^(outbox|locker|worker) (\d+)$/.exec(simulation) ?? [];
    if (!name) return expect(simulation).toMatch(/^[A-Z].{20,}\.$/);
    const numbered = readFileSync(path.join(ROOT, SIMULATIONS[name] ?? ''), 'utf8');
    expect(numbered).toMatch(new RegExp(`^ \\* ${number}\\. \\S`, 'm'));
  });
});
