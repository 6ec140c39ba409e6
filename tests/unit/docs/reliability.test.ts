import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectTests } from './named-tests.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const SIMULATIONS: Record<string, string> = {
  outbox: 'tests/unit/core/outbox/simulation/promise.ts',
  locker: 'tests/unit/core/locker/simulation/promise.ts',
  worker: 'tests/unit/sw/simulation/run-schedule.ts',
};
const text = readFileSync(path.join(ROOT, 'docs/reliability.md'), 'utf8');

/** A row of one of the tables; ids are `1`, `A1` and so on. */
const rows = text
  .split('\n')
  .filter((line) => /^\| [A-DF]?\d/.test(line))
  .map((line) => {
    const [id = '', promise = '', tests = ''] = line.split(' | ').map((cell) => cell.trim());
    return { id: id.replace('| ', ''), promise, tests: tests.replace(/\s*\|$/, '').split('<br>') };
  });

const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);

it('has every fault and every finding once, in order', () => {
  const counts = { '': 58, A: 12, B: 12, C: 2, D: 48 };
  const ids = Object.entries(counts).flatMap(([letter, count]) => numbered(letter, count));
  expect(rows.map(({ id }) => id).filter((id) => !id.startsWith('F'))).toEqual(ids);
});

it('has what an attack from outside found in order', () => {
  const found = rows.map(({ id }) => id).filter((id) => id.startsWith('F'));
  expect(numbered('F', 19).filter((id) => found.includes(id))).toEqual(found);
});

describe.each(rows)('$id', ({ promise, tests }) => {
  it('promises something in plain sentences', () => {
    expect(promise).toMatch(/^[A-Z“].{20,}\.$/);
  });

  it('names tests that are there', () => {
    expectTests(tests);
  });
});

describe('what simulations hold, and what they cannot', () => {
  const held = text
    .slice(text.indexOf('## What simulations hold'))
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:---|held by)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, by = '', ids = '']) => ({ by, ids: ids.split(', ') }));

  it('says it of every row, once', () => {
    const told = held.flatMap(({ ids }) => ids);
    expect(told.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  });

  it.each(held)('$by', ({ by }) => {
    const [, simulation, number] = /^(outbox|locker|worker) (\d+)$/.exec(by) ?? [];
    if (!simulation) return expect(by).toMatch(/^[A-Z].{20,}\.$/);
    const promises = readFileSync(path.join(ROOT, SIMULATIONS[simulation] ?? ''), 'utf8');
    expect(promises).toMatch(new RegExp(`^ \\* ${number}\\. \\S`, 'm'));
  });
});
