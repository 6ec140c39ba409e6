import { expect, it } from 'vitest';
import { pagesIn, readSearchFile, type SearchFile, written } from '#features/search/search-file.ts';
import { index } from '#tests/unit/features/search/site-index.ts';

const file = JSON.parse(JSON.stringify(written(index))) as SearchFile;
const [first] = file.pages;
const withFirst = (change: object) => ({ pages: [{ ...first, ...change }] });

it('is read as it is built', () => {
  expect(pagesIn(file)).toEqual(index.pages);
});

const TABLE = { id: 'fees', heading: 'Fees', columns: ['For'], lines: [['Card', '2%']] };

it.each<[string, unknown]>([
  ['nothing', null],
  ['a text', '<html>'],
  ['a list', []],
  ['no pages', { pages: [] }],
  ['an invalid page', { pages: [null] }],
  ['a page that is not ours', withFirst({ path: '/no/such/page' })],
  ['a page elsewhere', withFirst({ path: '//elsewhere.example/' })],
  ['a script as a page', withFirst({ path: 'javascript:alert(1)' })],
  ['a title that is not a text', withFirst({ title: 1 })],
  ['a title elsewhere that is not a text', withFirst({ also: 1 })],
  ['an invalid language', withFirst({ inEnglish: 'yes' })],
  ['headings that are not a list', withFirst({ headings: 'Loan' })],
  ['a heading without an anchor', withFirst({ headings: [['Loan'], []] })],
  ['an invalid table', withFirst({ tables: [null] })],
  ['a table whose anchor is none', withFirst({ tables: [{ ...TABLE, id: '"><img>' }] })],
  ['a table with an invalid line', withFirst({ tables: [{ ...TABLE, lines: ['Fee'] }] })],
  ['terms without an anchor', withFirst({ terms: { rows: [] } })],
  ['terms with an invalid row', withFirst({ terms: { anchor: 'a', rows: [null] } })],
  ['an invalid anchor', withFirst({ headings: [['Loan'], ['"><img>']] })],
])('%s is refused', (_, file) => {
  expect(() => pagesIn(file)).toThrow();
});

it('is read as a whole as it is built', () => {
  expect(readSearchFile(file)).toEqual(index);
});

const [tool] = index.tools;
const [endpoint] = index.endpoints;
const withTool = (change: object) => ({ ...index, tools: [{ ...tool, ...change }] });
const withEndpoint = (change: object) => ({ ...index, endpoints: [{ ...endpoint, ...change }] });

it.each<[string, unknown]>([
  ['nothing', null],
  ['pages without tools', { pages: index.pages }],
  ['tools that are not a list', { ...index, tools: {} }],
  ['an invalid tool', { ...index, tools: [null] }],
  ['a tool elsewhere', withTool({ to: '//elsewhere.example/' })],
  ['a script as a tool', withTool({ to: 'javascript:alert(1)' })],
  ['a tool at an invalid anchor', withTool({ to: '/contact#"><img>' })],
  ['a tool on no page of ours', withTool({ to: '/no/such/page' })],
  ['an invalid picture', withTool({ icon: '"><img>' })],
  ['words that are not texts', withTool({ words: [1] })],
  ['an invalid request', { ...index, endpoints: [[]] }],
  ['a request described elsewhere', withEndpoint({ to: 'https://elsewhere.example/' })],
  ['words to ignore that are not texts', { ...index, small: ['a'] }],
  ['tools that are not texts', { ...index, asTools: { pan: 1 } }],
  ['other words that are not a list', { ...index, synonyms: { pan: 'card' } }],
])('an index with %s is refused', (_, file) => {
  expect(() => readSearchFile(file)).toThrow();
});
