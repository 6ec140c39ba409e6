import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changelog } from '#api-docs/changelog.ts';
import { API_VERSION } from '#api-docs/version.ts';
import {
  differences,
  shownDifference,
} from '../../../../build/artifacts/api/changes/differences.ts';
import { inventory } from '../../../../build/artifacts/api/changes/inventory.ts';
import {
  present,
  type Released,
  released,
} from '../../../../build/artifacts/api/changes/released.ts';
import {
  changesSince,
  unfounded,
  unnamed,
} from '../../../../build/artifacts/api/changes/unnamed.ts';

const last: Released = JSON.parse(readFileSync('src/api-docs/released.json', 'utf8'));
const now = inventory(present());
const all = differences(last.calls, now);
const since = changesSince(changelog, last.date);

describe('the changelog of the API', () => {
  it('names all that differs from what was released', () => {
    const advice = 'Name each in src/api-docs/changelog.ts, in an entry newer than released.json.';
    expect(unnamed(all, since).map(shownDifference), advice).toEqual([]);
  });

  it('names nothing as new that is as it was', () => expect(unfounded(all, since)).toEqual([]));

  it('begins with the version that is current, newest first, one entry a day', () => {
    const days = changelog.map(({ date }) => date);
    expect(days).toEqual([...new Set(days)].sort().reverse());
    for (const day of days) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(changelog[0]?.version).toBe(API_VERSION);
    expect(days).toContain(last.date);
  });

  it('has a title and a sentence for each change', () => {
    for (const { changes } of changelog) {
      const titles = changes.map(({ kind, title }) => `${kind} ${title}`);
      expect(new Set(titles).size).toBe(titles.length);
      for (const { title, text } of changes) {
        expect(title).not.toMatch(/\.$/);
        expect(text).toMatch(/^[A-Z].*\.$/);
      }
    }
  });
});

it('a release is what the file says now, under the newest entry', () => {
  const { version, date, calls } = released();
  expect([version, date]).toEqual([changelog[0]?.version, changelog[0]?.date]);
  expect(differences(calls, now)).toEqual([]);
});
