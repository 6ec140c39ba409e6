import { describe, expect, it } from 'vitest';
import {
  postalAddress,
  structuredData,
  structuredDataBlock,
  type Thing,
} from '../../../build/document/structured-data.ts';
import type { Page } from '../../../copy/types/page.ts';
import type { CanonicalPath } from '../../../src/routes/paths.ts';
import * as language from '../../../src/words/language.ts';
import { pageOf, pages } from '../content/content-pages.ts';

const ORIGIN = 'https://kolam.example';
const thingsOf = (path: CanonicalPath) =>
  structuredData({
    path,
    language,
    origin: ORIGIN,
    page: pageOf(path),
    markup: '',
    noIndex: false,
  });
const typesOf = (path: CanonicalPath) => thingsOf(path).map((thing) => thing['@type']);
const thingOf = (path: CanonicalPath, type: string) =>
  thingsOf(path).find((thing) => thing['@type'] === type) as Thing;

describe('structured data', () => {
  it('of the home page names the company and the site', () => {
    expect(typesOf('/')).toEqual(['Organization', 'WebSite']);
    expect(thingOf('/', 'Organization')).toMatchObject({
      name: 'Kolam',
      url: `${ORIGIN}/`,
      telephone: '+911200000000',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Sector 62',
        addressLocality: 'Noida',
        addressRegion: 'Uttar Pradesh',
        postalCode: '201309',
        addressCountry: 'IN',
      },
    });
    expect(postalAddress('1 Sample Lane')).toMatchObject({ streetAddress: '1 Sample Lane' });
  });

  it('of a page says the way to it', () => {
    const { head } = pageOf<Page<'Verification'>>('/apis/panFeatures');
    const [parent, self] = head.crumbs;
    const step = (position: number, name = '', path = '') => ({
      '@type': 'ListItem',
      position,
      name,
      item: ORIGIN + path,
    });
    expect(thingOf('/apis/panFeatures', 'BreadcrumbList').itemListElement).toEqual([
      step(1, 'Home', '/'),
      step(2, parent?.label, parent?.to),
      step(3, self?.label, '/apis/panFeatures'),
    ]);
  });

  it.each(pages.filter(({ path }) => path !== '/'))('of $path ends its way there', (each) => {
    const { itemListElement } = thingOf(each.path, 'BreadcrumbList');
    const steps = itemListElement as { item: string; name: string; position: number }[];
    expect(steps.at(-1)?.item).toBe(ORIGIN + each.path);
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, i) => i + 1));
    for (const { name } of steps) expect(name).not.toBe('');
  });

  it('cannot end its element, with any copy', () => {
    const block = structuredDataBlock([{ '@type': 'Thing', name: '</script><!--<script>' }]);
    expect(block.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
    const json = block.replace(/^<script[^>]*>|<\/script>$/g, '');
    expect(JSON.parse(json)['@graph'][0].name).toBe('</script><!--<script>');
    expect(structuredDataBlock([])).toBe('');
  });
});
