import { expect, it } from 'vitest';
import { nav } from '#copy/menus/nav.ts';
import { groupsAtFirst, groupsFound, MAX_CHOICES } from '#features/search/choices.ts';
import { search } from '#tests/unit/features/search/site-index.ts';

const titlesIn = (groups: ReturnType<typeof groupsFound>) =>
  groups.map(({ heading, choices }) => [heading, choices.map(({ title }) => title)] as const);

it('lists results in the order tools, pages, endpoints', () => {
  const groups = groupsFound(search.find('pan'));
  expect(groups.map(({ heading }) => heading)).toEqual(['Tools', 'Pages', 'API endpoints']);
});

it('a line that answers is shown with its figure, and leads there', () => {
  const groups = groupsFound(search.find('rupay debit card fee'));
  expect(groups[0]).toMatchObject({
    heading: 'Answers',
    choices: [{ to: '/rates#fees-4', title: 'RuPay debit card' }],
  });
  expect(groups[0]?.choices[0]?.line).toMatch(/^Fee: 0\.00% · Arrives: /);
  const pages = groups.find(({ heading }) => heading === 'Pages');
  expect(pages?.choices[0]).toMatchObject({
    to: '/rates',
    title: 'Rates, limits and documents',
  });
});

it('a group has no more lines than fit a screen', () => {
  const found = search.find('pan');
  const many = <Each>([first]: readonly Each[]) => Array.from({ length: 9 }, () => first as Each);
  const groups = groupsFound({
    ...found,
    tools: many(found.tools),
    pages: many(found.pages),
    endpoints: many(found.endpoints),
  });
  expect(groups.map(({ choices }) => choices.length)).toEqual([
    MAX_CHOICES.tools,
    MAX_CHOICES.pages,
    MAX_CHOICES.endpoints,
  ]);
});

it('a group with nothing in it is left out', () => {
  expect(groupsFound(search.find('zebra'))).toEqual([]);
  expect(groupsFound(search.find('privacy')).map(({ heading }) => heading)).toEqual(['Pages']);
});

it('before the index is there, the tools most used are sorted by their names', () => {
  const groups = groupsAtFirst(undefined, nav.tools, ['/contact']);
  expect(titlesIn(groups)).toEqual([['Most used', nav.tools.map(({ name }) => name)]]);
});

it('the tools opened last come first, and none is listed twice', () => {
  const [last, most] = groupsAtFirst(search, nav.tools, ['/contact', nav.tools[1]?.to ?? '']);
  expect(last?.choices.map(({ title }) => title)).toEqual(['Contact and outbox', 'EMI']);
  expect(most?.choices).toHaveLength(7);
});

it('a stored address that is not a tool is passed over', () => {
  const groups = groupsAtFirst(search, nav.tools, ['javascript:alert(1)', '/PrivacyPolicy']);
  expect(groups.map(({ heading }) => heading)).toEqual(['Most used']);
});
