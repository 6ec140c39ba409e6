import { afterEach, describe, expect, it, vi } from 'vitest';
import { serveAllLanguages } from './serve-all-languages.ts';

const ORIGIN = 'https://kolam.example';
const LANGUAGES = ['/hi', '/as', '/ta'];

const shownFrom = (from: string) =>
  serveAllLanguages(
    { url: `${ORIGIN}/languages`, referrer: from && ORIGIN + from } as Request,
    LANGUAGES,
  );

afterEach(() => vi.unstubAllGlobals());

describe('the list of all languages', () => {
  it('comes from the host', async () => {
    const list = new Response('English हिंदी தமிழ்');
    vi.stubGlobal('fetch', async () => list);
    expect(await shownFrom('/contact')).toBe(list);
  });

  it.each([
    ['/contact', '/hi/contact'],
    ['/', '/hi'],
    ['/hi/contact', '/contact'],
    ['/hi', '/'],
    ['/ta/products/LoanPortal', '/products/LoanPortal'],
    // No language, whose letters these are.
    ['/history', '/hi/history'],
    ['', '/hi'],
  ])('is, without a network, for who comes from "%s" the page %s', async (from, to) => {
    vi.stubGlobal('location', { origin: ORIGIN });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const response = await shownFrom(from);
    expect([response.status, response.headers.get('location')]).toEqual([302, ORIGIN + to]);
  });
});
