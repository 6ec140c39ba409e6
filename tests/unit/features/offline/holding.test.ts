import { describe, expect, it } from 'vitest';
import { holdingOf } from '#features/offline/holding.ts';
import { shareOf, stateOf } from '#features/offline/ready-state.ts';
import { spokenOf, wordsOf } from '#features/offline/ready-words.ts';

const PATHS = ['/', '/contact', '/apis/Payout'];
const key = (file: string, version = 'a') => `https://kolam.example/${file}?v=${version}`;
const SHELL = key('shell.txt');
const ALL = [SHELL, ...['index', 'contact', 'apis/Payout'].map((name) => key(`parts/${name}.txt`))];

describe('the count of pages', () => {
  it('counts parts, and nothing without the shell', () => {
    expect(holdingOf(ALL, undefined, PATHS)).toEqual({ pages: 3, kept: 3, older: 0, optional: 0 });
    expect(holdingOf(ALL.slice(0, 2), undefined, PATHS).kept).toBe(1);
    expect(holdingOf(ALL.slice(1), ALL, PATHS).kept).toBe(0);
    expect(holdingOf([key('assets/main.js'), key('parts/gone.txt'), SHELL], ALL, PATHS).kept).toBe(
      0,
    );
    expect(holdingOf([], undefined, PATHS)).toEqual({ pages: 3, kept: 0, older: 0, optional: 0 });
  });

  it('counts a page twice cached once, and one of another version as older', () => {
    const newer = key('parts/contact.txt', 'b');
    const current = [SHELL, ALL[1] as string, newer];
    expect(holdingOf([...ALL, newer], current, PATHS)).toEqual({
      pages: 3,
      kept: 2,
      older: 1,
      optional: 0,
    });
    expect(holdingOf(ALL, current, PATHS)).toEqual({ pages: 3, kept: 1, older: 2, optional: 0 });
  });

  it('counts what is missing and not needed, of this version alone', () => {
    const files = ['assets/main.js', 'assets/face-1a2b3c4d.woff2', 'art/a.svg', 'kit.pdf'];
    const current = [...ALL, ...files.map((file) => key(file, 'b'))];
    const held = [...ALL, key('art/a.svg', 'b'), key('kit.pdf', 'a')];
    expect(holdingOf(held, current, PATHS).optional).toBe(2);
    expect(holdingOf(current, current, PATHS).optional).toBe(0);
    expect(holdingOf(held, undefined, PATHS).optional).toBe(0);
  });

  it('counts those of a language in its folder', () => {
    const own = ALL.map((url) => url.replace('example/', 'example/hi/'));
    expect(holdingOf([...ALL, ...own.slice(0, 2)], undefined, PATHS, 'hi/').kept).toBe(1);
    expect(holdingOf([...ALL, ...own.slice(1)], undefined, PATHS, 'hi/').kept).toBe(0);
    expect(holdingOf([...ALL, ...own], undefined, PATHS).kept).toBe(3);
  });
});

describe('the state of the ready panel', () => {
  const reading = { worker: 'active', pages: 59, kept: 59, older: 0, optional: 0 } as const;

  it.each([
    ['none', { ...reading, worker: 'none', kept: 0 }],
    ['getting', { ...reading, worker: 'installing', kept: 0 }],
    ['getting', { ...reading, worker: 'installing', kept: 58 }],
    ['ready', reading],
    ['ready', { ...reading, worker: 'installing' }],
    ['older', { ...reading, kept: 56, older: 3 }],
    ['missing', { ...reading, kept: 56, older: 2 }],
    ['missing', { ...reading, worker: 'none', kept: 12 }],
  ] as const)('is %s', (is, read) => {
    expect(stateOf(read).is).toBe(is);
  });

  it('is shown with the counted number', () => {
    expect(wordsOf(stateOf(reading)).text).toContain('59 of 59 pages are on this device');
    expect(wordsOf(stateOf({ ...reading, optional: 3 })).text).toMatch(
      /^59 of 59 pages .* 3 fonts, pictures or downloads are missing, because .* later automatically\.$/,
    );
    expect(wordsOf(stateOf({ ...reading, kept: 47 })).text).toMatch(/^12 are not/);
    expect(wordsOf(stateOf({ ...reading, kept: 58 })).text).toMatch(/^1 is not/);
    expect(wordsOf(stateOf({ ...reading, kept: 58, older: 1 })).text).toContain(
      '1 of them is from',
    );
    expect(wordsOf({ is: 'unknown' }).text).not.toMatch(/\d+ of \d+/);
  });

  it('is announced at most three times', () => {
    const said = Array.from({ length: 60 }, (_, kept) =>
      spokenOf(stateOf({ ...reading, worker: kept < 59 ? 'installing' : 'active', kept })),
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
