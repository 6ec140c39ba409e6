import { describe, expect, it } from 'vitest';
import { holdingOf } from '#features/offline/holding.ts';
import { shareOf, stateOf } from '#features/offline/ready-state.ts';
import { spokenOf, wordsOf } from '#features/offline/ready-words.ts';
import type { Route } from '#routes/route.ts';

const ROUTES: Route[] = [{ path: '/' }, { path: '/contact' }, { path: '/apis/Payout' }];
const READY = { isReady: true, wasReady: true };
const NOT_READY = { isReady: false, wasReady: false };
const key = (file: string, version = 'a') => `https://kolam.example/${file}?v=${version}`;
const SHELL = key('shell.txt');
const ALL = [SHELL, ...['index', 'contact', 'apis/Payout'].map((name) => key(`parts/${name}.txt`))];

describe('the count of pages', () => {
  it('counts parts, and nothing without the shell', () => {
    expect(holdingOf(ALL, undefined, ROUTES)).toEqual({
      pages: 3,
      kept: 3,
      older: 0,
      ...READY,
      optional: 0,
    });
    expect(holdingOf(ALL.slice(0, 2), undefined, ROUTES).kept).toBe(1);
    expect(holdingOf(ALL.slice(1), ALL, ROUTES).kept).toBe(0);
    expect(holdingOf([key('assets/main.js'), key('parts/gone.txt'), SHELL], ALL, ROUTES).kept).toBe(
      0,
    );
    expect(holdingOf([], undefined, ROUTES)).toEqual({
      pages: 3,
      kept: 0,
      older: 0,
      ...NOT_READY,
      optional: 0,
    });
  });

  it('counts a page twice cached once, and one of another version as older', () => {
    const newer = key('parts/contact.txt', 'b');
    const current = [SHELL, ALL[1] as string, newer];
    expect(holdingOf([...ALL, newer], current, ROUTES)).toEqual({
      pages: 3,
      kept: 2,
      older: 1,
      isReady: false,
      wasReady: true,
      optional: 0,
    });
    expect(holdingOf(ALL, current, ROUTES)).toMatchObject({ kept: 1, older: 2, wasReady: true });
  });

  it('counts what is missing and not needed, of this version alone', () => {
    const files = ['assets/main.js', 'assets/face-1a2b3c4d.woff2', 'art/a.svg', 'kit.pdf'];
    const current = [...ALL, ...files.map((file) => key(file, 'b'))];
    const held = [...ALL, key('art/a.svg', 'b'), key('kit.pdf', 'a')];
    expect(holdingOf(held, current, ROUTES).optional).toBe(2);
    expect(holdingOf(current, current, ROUTES).optional).toBe(0);
    expect(holdingOf(held, undefined, ROUTES).optional).toBe(0);
  });

  it('counts those of a language in its folder', () => {
    const own = ALL.map((url) => url.replace('example/', 'example/hi/'));
    expect(holdingOf([...ALL, ...own.slice(0, 2)], undefined, ROUTES, 'hi/').kept).toBe(1);
    expect(holdingOf([...ALL, ...own.slice(1)], undefined, ROUTES, 'hi/').kept).toBe(0);
    expect(holdingOf([...ALL, ...own], undefined, ROUTES).kept).toBe(3);
  });
});

describe('pages for integrators', () => {
  const routes: Route[] = [...ROUTES, { path: '/apis/recipes', pack: 'api' }];
  const part = key('parts/apis/recipes.txt');
  const list = key('api/files.json');

  it('are counted with their files, and the site is ready without them', () => {
    expect(holdingOf(ALL, undefined, routes)).toMatchObject({ pages: 4, kept: 3, ...READY });
    expect(holdingOf([...ALL, part], undefined, routes)).toMatchObject({ kept: 3, ...READY });
    expect(holdingOf([...ALL, part, list], undefined, routes)).toMatchObject({ kept: 4 });
    expect(holdingOf([...ALL.slice(0, 3), part, list], undefined, routes)).toMatchObject({
      kept: 3,
      ...NOT_READY,
    });
  });
});

describe('the state of the ready panel', () => {
  const reading = {
    worker: 'active',
    pages: 59,
    kept: 59,
    older: 0,
    isReady: true,
    wasReady: true,
    optional: 0,
  } as const;
  const short = { ...reading, isReady: false, wasReady: false } as const;

  it.each([
    ['none', { ...short, worker: 'none', kept: 0 }],
    ['getting', { ...short, worker: 'installing', kept: 0 }],
    ['getting', { ...short, worker: 'installing', kept: 58 }],
    ['ready', reading],
    ['ready', { ...reading, worker: 'installing' }],
    ['ready', { ...reading, kept: 49 }],
    ['older', { ...short, kept: 56, older: 3, wasReady: true }],
    ['missing', { ...short, kept: 56, older: 2 }],
    ['missing', { ...short, worker: 'none', kept: 12 }],
  ] as const)('is %s', (is, read) => {
    expect(stateOf(read).is).toBe(is);
  });

  it('is shown with the counted number', () => {
    expect(wordsOf(stateOf(reading)).text).toContain('59 of 59 pages are on this device');
    expect(wordsOf(stateOf({ ...reading, optional: 3 })).text).toMatch(
      /^59 of 59 pages .* 3 fonts, pictures or downloads are missing, because .* later automatically\.$/,
    );
    expect(wordsOf(stateOf({ ...short, kept: 47 })).text).toMatch(/^12 are not/);
    expect(wordsOf(stateOf({ ...short, kept: 58 })).text).toMatch(/^1 is not/);
    expect(wordsOf(stateOf({ ...short, kept: 48, older: 1, wasReady: true })).text).toMatch(
      /^49 of 59 .* 1 of them is from/,
    );
    const some = { ...reading, kept: 49 };
    expect(wordsOf(stateOf(some)).text).toMatch(
      /^49 of 59 .* The rest follows in the background\.$/,
    );
    expect(wordsOf(stateOf({ ...some, refusal: 'saves-data' })).text).toMatch(
      /The rest opens with a network: your browser saves data\.$/,
    );
    expect(wordsOf({ is: 'unknown' }).text).not.toMatch(/\d+ of \d+/);
  });

  it('is announced at most three times', () => {
    const said = Array.from({ length: 60 }, (_, kept) =>
      spokenOf(
        kept < 59
          ? stateOf({ ...short, worker: 'installing', kept })
          : stateOf({ ...reading, kept }),
      ),
    );
    expect(new Set(said).size).toBe(3);
    expect(said.at(-1)).toContain('59 of 59');
  });

  it('shows the full share only for all pages', () => {
    expect(shareOf(stateOf(reading))).toBe(1);
    expect(shareOf(stateOf({ ...reading, kept: 58 }))).toBeLessThan(1);
    expect(shareOf({ is: 'none' })).toBe(0);
  });
});
