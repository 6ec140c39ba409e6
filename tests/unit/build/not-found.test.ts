import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeNotFound } from '../../../build/document/not-found.ts';
import { nav } from '../../../copy/menus/nav.ts';
import * as hindi from '../../../languages/hi/words/language.ts';
import * as english from '../../../src/words/language.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const ORIGIN = 'https://kolam.example';
const frame = {
  template: `<html lang="">${['policy', 'theme', 'head', 'styles', 'icons', 'page', 'data']
    .map((name) => `<!--${name}-->`)
    .join('')}`,
  ...{ nav, policy: '', themeScript: '', icons: '<svg >' },
};

const out = mkdtempSync(path.join(tmpdir(), 'kolam-404-'));
const read = (file: string) => readFileSync(path.join(out, file), 'utf8');
beforeAll(async () => {
  mkdirSync(path.join(out, 'hi'));
  await writeNotFound(ROOT, out, {
    en: { ...frame, language: english },
    hi: { ...frame, language: hindi as unknown as typeof english },
  });
});
afterAll(() => rmSync(out, { recursive: true }));

/** What the script took out of the storage. */
const forgotten: string[] = [];

/** Where the script of a 404.html sends the browser, and what address it shows then. */
function ranAt(address: string, lang: string): { to?: string; shown?: string } {
  const { pathname, search, hash } = new URL(address, ORIGIN);
  const ran: { to?: string; shown?: string } = {};
  runInNewContext(read('404.js'), {
    location: {
      ...{ pathname, search, hash },
      replace(to: string) {
        ran.to = to;
      },
    },
    history: {
      replaceState(_state: unknown, _title: string, shown: string) {
        ran.shown = shown;
      },
    },
    document: { documentElement: { lang } },
    localStorage: { removeItem: (key: string) => void forgotten.push(key) },
    URLSearchParams,
  });
  return ran;
}

describe('what hosts give for a path that is not a page', () => {
  it.each(['404.html', 'hi/404.html'])('%s leads home in each language without scripts', (file) => {
    const [, without] = /<div class="without-scripts">(.*?)<\/div>/.exec(read(file)) ?? [];
    expect(without).toMatch(/ lang="en-IN" href="\/">Home<.* lang="hi-IN" href="\/hi">होम</);
    expect(read(file)).toContain('<script src="/404.js"></script>');
  });

  it('a site of one language needs no script for it', async () => {
    const alone = mkdtempSync(path.join(tmpdir(), 'kolam-404-'));
    await writeNotFound(ROOT, alone, { en: { ...frame, language: english } });
    expect(readFileSync(path.join(alone, '404.html'), 'utf8')).not.toContain('404.js');
    rmSync(alone, { recursive: true });
  });

  it.each(['/hi/no-such-page', '/HI/Contact/', '/hi/shared/a%20b?x=1&y=%2F#top'])(
    'a host with one for all paths leads %s to the Hindi one, which shows it',
    (address) => {
      const { to, shown } = ranAt(address, 'en-IN');
      expect(shown).toBeUndefined();
      expect(to).toMatch(/^\/hi\/404\.html\?path=/);
      expect(ranAt(to as string, 'hi-IN')).toEqual({ shown: address });
    },
  );

  it.each([
    ['/mr?app', '/?app'],
    ['/mr/?app', '/?app'],
    ['/mr/digilocker?shared=1', '/digilocker?shared=1'],
  ])('the app starts in the default language where %s is gone', (address, to) => {
    forgotten.length = 0;
    expect(ranAt(address, 'en-IN')).toEqual({ to });
    expect(forgotten).toEqual(['kolam-language']);
  });

  it.each([
    ['/no-such-page', 'en-IN'],
    ['/mr/contact', 'en-IN'],
    ['/no-such-page?app', 'en-IN'],
    ['/history', 'en-IN'],
    // The nearest one.
    ['/hi/no-such-page', 'hi-IN'],
    // Not there after all: this must not go round in a circle.
    ['/hi/404.html', 'en-IN'],
    ['/hi/404.html', 'hi-IN'],
    // Made by somebody else.
    ['/hi/404.html?path=%2Fcontact', 'hi-IN'],
    ['/hi/404.html?path=%2F%2Fevil.example%2Fhi', 'hi-IN'],
    ['/hi/404.html?path=https%3A%2F%2Fevil.example%2Fhi', 'hi-IN'],
    ['/hi/404.html?path=%E0', 'hi-IN'],
  ])('%s in %s stays where it is', (address, lang) => {
    expect(ranAt(address, lang)).toEqual({});
  });
});
