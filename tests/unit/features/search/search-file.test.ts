import { expect, it } from 'vitest';
import { pagesIn } from '#features/search/search-file.ts';
import { index } from './site-index.ts';

const [first] = index.pages;
const withFirst = (change: object) => ({ pages: [{ ...first, ...change }] });

it('is read as it is built', () => {
  expect(pagesIn(JSON.parse(JSON.stringify(index)))).toEqual(index.pages);
});

it.each<[string, unknown]>([
  ['nothing', null],
  ['a text', '<html>'],
  ['a list', []],
  ['no pages', { pages: [] }],
  ['a page that is none', { pages: [null] }],
  ['a page that is not ours', withFirst({ path: '/no/such/page' })],
  ['a page elsewhere', withFirst({ path: '//elsewhere.example/' })],
  ['a script as a page', withFirst({ path: 'javascript:alert(1)' })],
  ['a title that is no text', withFirst({ title: 1 })],
  ['headings that are no list', withFirst({ headings: 'Loan' })],
  ['a heading without an anchor', withFirst({ headings: [['Loan']] })],
  ['an anchor that is none', withFirst({ headings: [['Loan', '"><img>']] })],
])('%s is refused', (_, file) => {
  expect(() => pagesIn(file)).toThrow();
});
