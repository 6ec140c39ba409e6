import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Page } from '#copy/types/page.ts';
import { isShortNumber } from '#domain/short-numbers.ts';
import { shopSubjects } from '#features/contact/words/shop-subjects.ts';
import { API_DESCRIPTIONS } from '../../../build/artifacts/api/api-description.ts';
import { SAMPLE_PICTURES } from '../../../build/artifacts/api/sample-pictures.ts';
import { MARKDOWN_FILES } from '../../../build/artifacts/markdown/files.ts';
import { otherLanguages, prefixOf } from '../../../build/languages.ts';
import { external } from '../../../facts/external-links.ts';
import { KIT_FILE, SANDBOX_DIGEST_FILE, SANDBOX_FILE } from '../../../facts/files.ts';
import { site } from '../../../facts/site.ts';
import { matchRoute } from '../../../src/routes/match-route.ts';
import { splitPrefix } from '../../../src/routes/split-prefix.ts';
import { pageOf } from './content-pages.ts';
import { renderedPages } from './shown.ts';

const ORIGIN = 'https://kolam.example';
const prefixes = otherLanguages(path.resolve(import.meta.dirname, '../../..')).map(prefixOf);
const files = [
  ...Object.keys(API_DESCRIPTIONS),
  ...Object.keys(SAMPLE_PICTURES),
  SANDBOX_FILE,
  SANDBOX_DIGEST_FILE,
  KIT_FILE,
  ...MARKDOWN_FILES,
].map((file) => `/${file}`);

const idsOf = (markup: string) =>
  new Set([...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
const pages = renderedPages.map((each) => ({ ...each, ids: idsOf(each.whole.markup) }));

/** Opening tags of a page's links. */
const linksOf = (markup: string) => [...markup.matchAll(/<a\b[^>]*>/g)].map(([tag]) => tag);
const hrefOf = (tag: string) => (/\shref="([^"]*)"/.exec(tag)?.[1] ?? '').replaceAll('&amp;', '&');

describe.each(pages)('links of $path', ({ url: at, whole }) => {
  const hrefs = linksOf(whole.markup).map(hrefOf);
  const within = hrefs
    .filter((href) => /^[/#]/.test(href))
    .map((href) => new URL(href, ORIGIN + at));

  it('within the site lead to pages or to files of the build', () => {
    const dead = within.filter(
      ({ pathname }) =>
        !matchRoute(splitPrefix(pathname, prefixes).path) && !files.includes(pathname),
    );
    expect(dead.map(String)).toEqual([]);
  });

  it('to anchors find them on the page that they lead to', () => {
    const dead = within.filter(({ hash, pathname }) => {
      const target = pages.find((each) => each.path === matchRoute(pathname)?.path);
      return hash && !target?.ids.has(decodeURIComponent(hash.slice(1)));
    });
    expect(dead.map(String)).toEqual([]);
  });

  it('that say what a message is about, or what to sign up for, name a known one', () => {
    const { subjects } = pageOf<Page<'Contact'>>('/contact');
    const { tool } = pageOf<Page<'Tool'>>('/signup');
    const apis = tool.name === 'sign-up' ? tool.apis.map(({ value }) => value as string) : [];
    const choices = tool.name === 'sign-up' ? Object.keys(tool.choices) : [];
    const known: Record<string, string[]> = {
      subject: Object.keys({ ...subjects, ...shopSubjects }),
      api: apis,
      for: choices,
    };
    for (const { searchParams } of within)
      for (const [name, value] of searchParams) expect(known[name]).toContain(value);
  });

  it('to elsewhere are known, open in their own tab and hand nothing over', () => {
    const ours = [site.phone.href, `mailto:${site.email}`];
    const calls = (href: string) => href.startsWith('tel:') && isShortNumber(href.slice(4));
    const elsewhere = linksOf(whole.markup).filter(
      (tag) => !/^[/#]/.test(hrefOf(tag)) && !ours.includes(hrefOf(tag)) && !calls(hrefOf(tag)),
    );
    for (const tag of elsewhere) {
      expect(Object.values(external)).toContain(hrefOf(tag));
      expect(tag).toContain('target="_blank"');
      expect(tag).toContain('rel="noopener noreferrer"');
    }
  });
});

describe('addresses of other sites', () => {
  it.each(Object.values(external))('%s is well formed, and some page links to it', (address) => {
    const url = new URL(address);
    expect(url.href).toBe(address);
    expect(url.protocol).toBe('https:');
    expect(url.hostname).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
    expect(pages.some(({ whole }) => whole.attributes.has(address))).toBe(true);
  });

  it('are nowhere but in their list', () => {
    const sources = import.meta.glob<string>(['/{src,copy,languages}/**/*.tsx', '!**/*.test.*'], {
      eager: true,
      query: '?raw',
      import: 'default',
    });
    const literal = Object.entries(sources).filter(([, text]) => /["'`]https?:\/\//.test(text));
    expect(literal.map(([file]) => file)).toEqual([]);
  });
});
