import { expect, it } from 'vitest';
import { searches } from '../hindi-index.ts';
import { APART, TRIED } from './counter-questions.ts';
import { KNOWN, SET_ASIDE } from './questions.ts';
import { HELD_OUT, missed, notFirst, TUNED } from './score.ts';

it('there are 150 queries, each once, of which a third is held out', () => {
  const all = [...TUNED, ...HELD_OUT].map(([query, site]) => `${site} ${query}`);
  expect(new Set(all).size).toBe(150);
  expect(HELD_OUT).toHaveLength(50);
});

it('there are 100 questions more, each once, of which a third is set aside', () => {
  const all = [...KNOWN, ...SET_ASIDE].map(([query, site]) => `${site} ${query}`);
  expect(new Set(all).size).toBe(100);
  expect(SET_ASIDE).toHaveLength(33);
});

it('there are 40 of a counter, each once, of which half are held out', () => {
  const all = [...TRIED, ...APART].map(([query, site]) => `${site} ${query}`);
  expect(new Set(all).size).toBe(40);
  expect(APART).toHaveLength(20);
});

/** The most that may find no answer among the first lines: as many as do not today. */
it.each([
  ['that the vocabulary was written for', TUNED, 5],
  ['that are held out', HELD_OUT, 4],
  ['that a review tried', KNOWN, 0],
  ['that are set aside', SET_ASIDE, 5],
  ['of a counter', TRIED, 0],
  ['of a counter that are held out', APART, 6],
])('queries %s find an answer among the first lines', (_, asked, most) => {
  expect(missed(asked, searches).length).toBeLessThanOrEqual(most);
});

it.each([
  ['that a review tried', KNOWN, 2],
  ['that are set aside', SET_ASIDE, 11],
  ['of a counter', TRIED, 0],
  ['of a counter that are held out', APART, 6],
])('queries %s have their answer first', (_, asked, most) => {
  expect(notFirst(asked, searches).length).toBeLessThanOrEqual(most);
});

it('the home page is never first where a line answers', () => {
  const answered = [...TUNED, ...HELD_OUT, ...KNOWN, ...SET_ASIDE, ...TRIED, ...APART].flatMap(
    ([query, site]) => {
      const { pages } = searches[site].find(query);
      return pages.some(({ answer }) => answer) ? [{ query, first: pages[0]?.page.path }] : [];
    },
  );
  expect(answered.length).toBeGreaterThan(40);
  expect(answered.filter(({ first }) => first === '/')).toEqual([]);
});
