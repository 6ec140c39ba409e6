import { expect, test } from 'vitest';
import { API_DESCRIPTIONS } from '../../../build/artifacts/api/api-description.ts';
import { llms } from '../../../build/artifacts/llms.ts';
import { sitemap } from '../../../build/artifacts/sitemap.ts';
import { KIT_FILE, SANDBOX_FILE } from '../../../facts/files.ts';
import { withMarkdown } from '../../../src/features/markdown/markdown-file.ts';
import { routes } from '../../../src/routes/paths.ts';
import type { Route } from '../../../src/routes/route.ts';
import { pages } from '../content/content-pages.ts';

const ORIGIN = 'https://kolam.example';
const listed = (routes as readonly Route[]).filter(({ noIndex }) => !noIndex);
const urls = listed.map(({ path }) => ORIGIN + path);

test('the sitemap lists every page that search engines may list, once, and no other', () => {
  const found = [...sitemap(ORIGIN).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(found).toEqual(urls);
  expect(found).not.toContain(`${ORIGIN}/outbox`);
});

test('the sitemap lists every version of a page, and with each all of them', () => {
  const text = sitemap(ORIGIN, (route) => (route === '/contact' ? ['en', 'hi'] : ['en']));
  const entries = text.split('\n').filter((line) => line.includes('/contact<'));
  const links = ['en" href="/', 'hi" href="/hi/', 'x-default" href="/']
    .map((link) => link.replace('"/', `"${ORIGIN}/`))
    .map((link) => `<xhtml:link rel="alternate" hreflang="${link}contact"/>`);
  expect(entries).toEqual(
    ['', '/hi'].map(
      (prefix) => `  <url><loc>${ORIGIN}${prefix}/contact</loc>${links.join('')}</url>`,
    ),
  );
  expect(text.match(/<loc>/g)).toHaveLength(urls.length + 1);
});

test('llms.txt lists the same pages in groups, with what each is about', () => {
  const shown = pages
    .filter(({ path }) => listed.some((route) => route.path === path))
    .map(({ path, page }) => ({ path, page: withMarkdown(page, path) }));
  const text = llms(new Map(shown.map(({ path, page }) => [path, page])), ORIGIN);
  expect(text).toMatch(/^# Kolam\n\n> Kolam builds /);
  const found = [...text.matchAll(/^- \[.+?\]\((.+?)\): .+$/gm)].map(([, url]) => url);
  const files = [...Object.keys(API_DESCRIPTIONS), SANDBOX_FILE, 'llms-full.txt', KIT_FILE].map(
    (file) => `${ORIGIN}/${file}`,
  );
  // Pages for integrators are given as Markdown.
  const given = shown.map(({ path, page }) => {
    const isMarkdown = path.startsWith('/apis') && !/Tool|Counter/.test(page.view);
    return `${ORIGIN}${path}${isMarkdown ? '.md' : ''}`;
  });
  expect(found.sort()).toEqual([...given, ...files].sort());
  for (const { page } of shown) expect(text).toContain(`[${page.meta.title}](`);
  const groups = text.split('\n## ').slice(1);
  expect(groups[0]).toMatch(/^Home\n/);
  for (const [group, path] of [
    ['Company', '/contact'],
    ['Products', '/UpiSolution'],
    ['Products', '/payment-gateway'],
    ['Verification', '/apis/panFeatures.md'],
    ['Company', '/APIIntegration'],
    ['Your account', '/signup'],
  ] as const) {
    expect(groups.find((each) => each.includes(`${ORIGIN}${path})`))).toMatch(`${group}\n`);
  }
  for (const group of groups) expect(group).toContain('\n- [');
});

test('llms.txt has a page of no menu under the section that it names, and no page that nobody has placed', () => {
  const law = pages.find(({ page }) => page.view === 'Legal');
  const other = pages.find(({ page }) => page.view === 'Tool');
  if (!law || !other) throw new Error('One of the two is missing.');
  const text = llms(new Map([['/some-policy', law.page]]), ORIGIN);
  expect(text).toMatch(/## Policies\n\n- \[.+?\]\(\S+\/some-policy\)/);
  expect(() => llms(new Map([['/some-tool', other.page]]), ORIGIN)).toThrow(
    '/some-tool is in no menu: its content file needs a `meta.section`.',
  );
});
