import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import page from '#content/en/PrivacyPolicy.ts';
import { createPageSource } from '../../../src/page-loading/browser-page-source.ts';
import { loadPage } from '../../../src/page-loading/load-page.ts';
import { asJson } from '../../../src/page-loading/page-data.ts';
import { writePart } from '../../../src/routes/page-part.ts';

const match = { path: '/PrivacyPolicy', params: {} } as const;
const fetched = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  fetched
    .mockReset()
    .mockImplementation(async () => new Response(writePart({ main: '', page: asJson(page) })));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

describe('the source of pages', () => {
  test('gives one promise, also once the page is there: React takes up what it suspended', async () => {
    const pages = createPageSource();
    const asked = pages.get(match);
    expect(pages.isReady(match)).toBe(false);
    expect((await asked).page).toEqual(page);
    expect(pages.isReady(match)).toBe(true);
    expect(pages.get(match)).toBe(asked);
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/parts/PrivacyPolicy.txt');
  });

  test('has the page of the document at once', async () => {
    const loaded = await loadPage(page);
    const pages = createPageSource({ match, loaded });
    expect(pages.isReady(match)).toBe(true);
    expect(pages.get(match)).toBe(loaded);
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each(['<h1>Sign in</h1>', '', 'page', 'page\u001f{'])(
    'takes %j for no page',
    async (text) => {
      fetched.mockResolvedValueOnce(new Response(text));
      await expect(createPageSource().get(match)).rejects.toThrow('could not be loaded');
    },
  );

  test('keeps a failure until it is told to forget, and then asks again', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const pages = createPageSource();
    const failed = pages.get(match);
    await expect(failed).rejects.toThrow('could not be loaded');
    expect(pages.get(match)).toBe(failed);
    expect(pages.isReady(match)).toBe(false);
    pages.forget(match);
    expect((await pages.get(match)).page).toEqual(page);
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
