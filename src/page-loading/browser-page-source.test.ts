import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import page from '#copy/pages/PrivacyPolicy.ts';
import { writePart } from '#routes/page-part.ts';
import { createPageSource } from './browser-page-source.ts';
import { loadPage } from './load-page.ts';
import { NeedsDocument } from './needs-document.ts';
import { asJson } from './page-data.ts';

const match = { path: '/PrivacyPolicy', params: {} } as const;
declare const COPY_SHAPE: string;
const part = (shape = COPY_SHAPE, copy: unknown = page) =>
  new Response(writePart({ main: '', page: asJson(copy), shape }));
const fetched = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => part());
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

  describe('the part of another build', () => {
    /** What becomes of a page after the document's own one. */
    const failureOf = async () => {
      const pages = createPageSource({
        match: { path: '/', params: {} },
        loaded: await loadPage(page),
      });
      return Promise.resolve(pages.get(match)).then(
        () => undefined,
        (error: unknown) => error,
      );
    };

    test.each([
      ['whose copy has another shape', part('other')],
      ['of before parts named one', new Response(writePart({ main: '', page: asJson(page) }))],
      ['whose view this one has not', part(COPY_SHAPE, { ...page, view: 'Later' })],
      ['whose tool this one has not', part(COPY_SHAPE, { ...page, tool: { name: 'later' } })],
      ['in which that page is no more', new Response('', { status: 404 })],
      ['as another page altogether', new Response('<h1>Sign in</h1>')],
    ])('%s needs its document', async (_name, response) => {
      fetched.mockResolvedValueOnce(response.clone());
      if (response.status === 200)
        vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
      expect(await failureOf()).toBeInstanceOf(NeedsDocument);
    });

    test('is an error where there is no document to be had', async () => {
      fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
      expect(await failureOf()).not.toBeInstanceOf(NeedsDocument);
      fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
      expect(await failureOf()).not.toBeInstanceOf(NeedsDocument);
      // Its script does not come, and neither would a document.
      fetched.mockResolvedValueOnce(part(COPY_SHAPE, { ...page, view: 'Later' }));
      fetched.mockRejectedValue(new TypeError('Failed to fetch'));
      expect(await failureOf()).not.toBeInstanceOf(NeedsDocument);
    });

    test('is shown by a document whose own copy could not be read, since no other would have it', async () => {
      fetched.mockResolvedValueOnce(part('other'));
      expect((await createPageSource().get(match)).page).toEqual(page);
    });
  });
});
