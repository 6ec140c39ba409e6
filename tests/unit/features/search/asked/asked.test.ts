import { expect, it } from 'vitest';
import { searches } from '../hindi-index.ts';
import { HELD_OUT, missed, TUNED } from './score.ts';

it('there are 150 queries, each once, of which a third is held out', () => {
  const all = [...TUNED, ...HELD_OUT].map(([query, site]) => `${site} ${query}`);
  expect(new Set(all).size).toBe(150);
  expect(HELD_OUT).toHaveLength(50);
});

/** The most that may find no answer among the first lines: as many as do not today. */
it.each([
  ['that the vocabulary was written for', TUNED, 10],
  ['that are held out', HELD_OUT, 8],
])('queries %s find an answer among the first lines', (_, asked, most) => {
  expect(missed(asked, searches).length).toBeLessThanOrEqual(most);
});
