import { expect, it } from 'vitest';
import { searches } from '../hindi-index.ts';
import { ACTS, FIGURES, NO_ACTS, NO_FIGURES } from './answers.ts';

it.each(FIGURES)('“%s” on the %s site is answered by a line of %s', (query, site, line) => {
  const { answers } = searches[site].find(query);
  const isIt = ({ name, to }: { name: string; to: string }) =>
    name === line || to.includes(`${line}-`);
  expect(answers.filter(isIt), JSON.stringify(answers)).not.toEqual([]);
});

it('each answer has the name of its line, and a figure', () => {
  for (const [query, site] of FIGURES)
    for (const { name, figures, to } of searches[site].find(query).answers) {
      expect(name).not.toBe('');
      expect(figures).toMatch(/^[^:]+: ./);
      expect(to).toMatch(/^\/rates#[a-z]+-\d+$/);
    }
});

it.each(NO_FIGURES)('“%s” asks for no figure', (query) =>
  expect(searches.English.find(query).answers).toEqual([]),
);

it.each(ACTS)('“%s” on the %s site offers to do it: %s', (query, site, act) =>
  expect(searches[site].find(query).acts.map(({ id }) => id)).toContain(act),
);

it.each(NO_ACTS)('“%s” offers no act', (query) =>
  expect(searches.English.find(query).acts).toEqual([]),
);
