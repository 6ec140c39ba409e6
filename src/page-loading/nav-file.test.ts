import { afterEach, expect, test, vi } from 'vitest';
import { nav } from '#copy/menus/nav.ts';
import { loadNav } from '#page-loading/nav-file.ts';

afterEach(() => vi.unstubAllGlobals());

const stubFetch = (respond: () => Promise<Response>) => {
  const fetched = vi.fn<(url: string) => Promise<Response>>(respond);
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

test('the copy of the menus is one file for all pages', async () => {
  const fetched = stubFetch(async () => Response.json(nav));
  expect(await loadNav()).toEqual(nav);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/data/nav.json');
});

test.each<[string, () => Promise<Response>]>([
  ['a captive portal', async () => new Response('<h1>Sign in</h1>')],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is told, as a script that does not come is', async (_name, respond) => {
  stubFetch(respond);
  await expect(loadNav()).rejects.toThrow();
});
