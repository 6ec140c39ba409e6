import { describe, expect, it } from 'vitest';
import { renderedPages } from '#tests/unit/content/shown.ts';

/** Parts of a page that a visitor reads together: its head, a section, a panel next to it. */
const partsOf = (markup: string) => markup.split(/(?=<(?:section|header|aside)\b)/);

/** Links of a piece of markup: where each leads, and its words. */
const linksIn = (markup: string) =>
  [...markup.matchAll(/<a\b[^>]*\shref="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, inner]) => ({
    href: href ?? '',
    label: (inner ?? '').replace(/<[^>]*>/g, '').trim(),
  }));

const KEY = /\bkeys?\b|\bAPI access\b/i;

/** The sign-up form is a demonstration and sends nothing, so a key is asked for on the contact page. */
describe('a key for the API', () => {
  it.each(renderedPages.filter(({ path }) => path !== '/signup'))(
    'is promised by no part of $path that leads to the sign-up form',
    ({ main }) => {
      const parts = partsOf(main.markup).filter((part) => part.includes('href="/signup'));
      expect(parts.filter((part) => KEY.test(part.replace(/<[^>]*>/g, ' ')))).toEqual([]);
    },
  );

  it('is asked for on the contact page, with the message begun', () => {
    const asking = renderedPages.flatMap(({ main }) =>
      linksIn(main.markup).filter(({ label }) => /^(?:Get API access|Get .*\bkeys?)$/.test(label)),
    );
    expect(asking.length).toBeGreaterThan(20);
    expect(new Set(asking.map(({ href }) => href))).toEqual(
      new Set(['/contact?subject=sandbox-key']),
    );
  });

  it('is not what the sign-up page promises', () => {
    const page = renderedPages.find(({ path }) => path === '/signup');
    expect(page?.main.text).toContain('Nothing is sent unless you tick the box');
    expect(page?.main.text).toContain('To get an API key, use the contact page');
    expect(linksIn(page?.main.markup ?? '').map(({ href }) => href)).toContain(
      '/contact?subject=sandbox-key',
    );
  });

  it.each(['/signup', '/services', '/', '/company/faqs'] as const)(
    'is none of one’s own in the sandbox, says %s',
    (path) => {
      expect(renderedPages.find((page) => page.path === path)?.main.text).toMatch(
        /sandbox[^.]*on this site/i,
      );
    },
  );

  it('comes at once or after a talk on no page', () => {
    const text = renderedPages.map(({ main }) => main.text).join('\n');
    expect(text).not.toMatch(/keys at once|four answers and it is done/i);
  });
});
