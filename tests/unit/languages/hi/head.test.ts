import { expect, it } from 'vitest';
import * as language from '#words/language.ts';
import { appShell, head } from '../../../../build/document/document.ts';
import { structuredData, type Thing } from '../../../../build/document/structured-data.ts';
import type { CanonicalPath } from '../../../../src/routes/paths.ts';
import { pageOf } from '../../content/content-pages.ts';

const ORIGIN = 'https://kolam.example';
const documentOf = (path: CanonicalPath) => ({
  ...{ path, language, origin: ORIGIN },
  ...{ page: pageOf(path), markup: '', noIndex: false },
});
const thingOf = (path: CanonicalPath, type: string) =>
  structuredData(documentOf(path)).find((thing) => thing['@type'] === type) as Thing;

it('a Hindi page tells search engines so, and who we are in Hindi', () => {
  expect(thingOf('/', 'WebSite')).toMatchObject({ url: `${ORIGIN}/hi`, inLanguage: 'hi-IN' });
  expect(thingOf('/', 'Organization')).toMatchObject({
    // One company, in one place, in every language.
    name: 'Kolam',
    address: { addressLocality: 'Noida', postalCode: '201309' },
    description: expect.stringMatching(/^कोलम भारत /),
  });
});

it('the way to a Hindi page is in Hindi', () => {
  const { itemListElement } = thingOf('/products/LoanPortal', 'BreadcrumbList');
  expect(itemListElement).toMatchObject([
    { name: 'होम', item: `${ORIGIN}/hi` },
    { name: 'प्रोडक्ट', item: `${ORIGIN}/hi/products` },
    { name: 'लोन पोर्टल', item: `${ORIGIN}/hi/products/LoanPortal` },
  ]);
});

it('titles and shared links say the name in Hindi', () => {
  const tags = head(documentOf('/contact'));
  expect(tags).toContain('<title>संपर्क करें · कोलम</title>');
  expect(tags).toContain('<meta property="og:site_name" content="कोलम">');
  expect(tags).toContain('<meta property="og:locale" content="hi_IN">');
  const frame = { template: '<!--head-->', language, nav: {} as never };
  const rest = { policy: '', themeScript: '', icons: '<svg >' };
  const all = ['policy', 'theme', 'styles', 'icons', 'page', 'data'].map(
    (name) => `<!--${name}-->`,
  );
  expect(appShell({ ...frame, ...rest, template: `<!--head-->${all.join('')}` })).toContain(
    '<title>कोलम</title>',
  );
});
