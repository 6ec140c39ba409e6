import { afterEach, expect, it, vi } from 'vitest';
import { PACK_PREFIXES } from '#core/languages/api-pack.ts';
import { keptLanguages } from './kept-languages.ts';

const ORIGIN = 'https://site.test';

const deviceWith = (...paths: string[]) => {
  const keys = async () => paths.map((path) => ({ url: ORIGIN + path }));
  vi.stubGlobal('caches', { open: async () => ({ keys }) });
};

afterEach(() => vi.unstubAllGlobals());

it('are those with a list, in any version, of codes of two or three letters', async () => {
  deviceWith(
    '/hi/files.json?v=1',
    '/hi/files.json?v=2',
    '/mni/files.json?v=1',
    '/hi/shell.txt?v=1',
  );
  expect(await keptLanguages()).toEqual(['/hi', '/mni']);
});

it('are no packs, which have lists of the same kind', async () => {
  deviceWith(...PACK_PREFIXES.map((prefix) => `${prefix}/files.json?v=1`), '/hi/files.json?v=1');
  expect(await keptLanguages()).toEqual(['/hi']);
});

it('are none where the browser refuses', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('', 'SecurityError')) });
  expect(await keptLanguages()).toEqual([]);
});
