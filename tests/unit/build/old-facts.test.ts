import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { rules } from '#facts/rules/all.ts';
import type { Rule } from '#facts/types/rule.ts';
import { oldFacts } from '../../../build/data/old-facts.ts';

const rule = (lookedUp: Rule['lookedUp']): Rule => ({
  by: 'RBI',
  dated: '2020-01-01',
  lookedUp,
  source: 'A circular',
});
const namesOn = (today: string, looked: Record<string, Rule['lookedUp']>) =>
  oldFacts(
    today,
    Object.fromEntries(Object.entries(looked).map(([name, day]) => [name, rule(day)])),
  ).map(({ name }) => name);

describe('rules to look up again', () => {
  it('are those of more than six months ago, the oldest first', () => {
    const looked = { kept: '2026-05-27', old: '2026-05-26', older: '2025-01-01' } as const;
    expect(namesOn('2026-11-27', looked)).toEqual(['older', 'old']);
  });

  it('are none on the day they were looked up', () =>
    expect(namesOn('2026-11-27', { fresh: '2026-11-27' })).toEqual([]));
});

describe('every rule', () => {
  it.each(Object.entries(rules))('%s is a day that has been, after the rule', (_name, each) => {
    const dates = [each.dated, each.since ?? each.dated, each.lookedUp];
    for (const date of dates) expect(date).toMatch(/^\d{4}-\d\d(-\d\d)?$/);
    expect(each.lookedUp >= each.dated).toBe(true);
    expect(each.lookedUp).toHaveLength(10);
    expect(each.source).not.toBe('');
  });
});

it('npm run facts ends with 1 if there are any, else with 0', () => {
  const { stdout, status } = spawnSync('node', ['build/data/facts.mjs'], { encoding: 'utf8' });
  const old = Number(/(\d+) to look up again/.exec(stdout)?.[1]);
  expect(status).toBe(old > 0 ? 1 : 0);
});
