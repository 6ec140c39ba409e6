import { describe, expect, it } from 'vitest';
import { appShell, fillFrame, head } from '../../../build/document/document.ts';
import { shareFile } from '../../../build/document/share-tags.ts';
import { nav } from '../../../copy/menus/nav.ts';
import * as language from '../../../src/words/language.ts';
import { pageOf, pages } from '../content/content-pages.ts';

const ORIGIN = 'https://kolam.example';
const frame = {
  template: ['policy', 'theme', 'head', 'styles', 'icons', 'page', 'data']
    .map((n) => `<!--${n}-->`)
    .join(''),
  language,
  nav,
  policy: '',
  themeScript: '',
  icons: '<svg >',
};

const documentOf = (path: string, page = pageOf('/contact')) =>
  fillFrame(frame, {
    head: head({
      path,
      language,
      origin: ORIGIN,
      page,
      markup: '',
      noIndex: false,
    }),
    styles: '',
    root: '',
    page: 'null',
  });

const tagsOf = (html: string) =>
  new Map(
    [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)">/g)].map(
      ([, name, value]) => [name, value] as const,
    ),
  );

describe('the head of a document', () => {
  it('says what a shared link shows', () => {
    expect([...tagsOf(documentOf('/contact'))]).toEqual([
      ['og:type', 'website'],
      ['og:site_name', 'Kolam'],
      ['og:locale', 'en_IN'],
      ['og:title', 'Contact Us'],
      ['og:description', pageOf('/contact').meta.description],
      ['og:url', `${ORIGIN}/contact`],
      ['og:image', `${ORIGIN}/share/contact.png`],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', 'Kolam: Contact Us'],
      ['twitter:card', 'summary_large_image'],
    ]);
  });

  it.each([
    ['ltr', '<html lang="en-IN" class="x">'],
    ['rtl', '<html lang="en-IN" dir="rtl" class="x">'],
  ] as const)('says that its language is read %s', (direction, element) => {
    const template = `<html lang="xx" class="x">${frame.template}`;
    const filling = { head: '', styles: '', root: '', page: 'null' };
    const html = fillFrame({ ...frame, template, language: { ...language, direction } }, filling);
    expect(html.startsWith(element)).toBe(true);
  });

  it('leaves the versions in other languages to the sitemap', () => {
    expect(documentOf('/contact')).not.toMatch(/rel="alternate"|og:locale:alternate/);
  });

  it('marks Open Graph tags as properties and the others as names', () => {
    const html = documentOf('/contact');
    expect(html).toContain('<meta property="og:title"');
    expect(html).toContain('<meta name="twitter:card"');
  });

  it('names a separate picture for every page', () => {
    expect(shareFile('/')).toBe('share/index.png');
    expect(new Set(pages.map(({ path }) => shareFile(path))).size).toBe(pages.length);
  });

  it('holds copy that cannot end its tag', () => {
    const copy = pageOf('/contact');
    const page = { ...copy, meta: { title: 'A "b" <c>', description: '"><script>' } };
    const html = documentOf('/contact', page);
    expect(tagsOf(html).get('og:title')).toBe('A &quot;b&quot; &lt;c>');
    expect(html.match(/<script>/g)).toHaveLength(1);
  });

  it('is bare in the empty shell', () => {
    expect(appShell(frame)).not.toMatch(/og:|ld\+json/);
  });
});
