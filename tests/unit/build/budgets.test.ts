import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { measure, overBudget } from '../../../build/budgets.ts';
import { scriptsOfView } from '../../../build/chunks.ts';
import { compressFolder } from '../../../build/compress.ts';
import { CHUNKS, ON_DEMAND, page, smallBuild } from './small-build.ts';

const KB = 1024;

/** Measures a build whose files were changed by `change`. */
async function measures(change?: (dist: string) => void) {
  const dist = await smallBuild(change);
  return measure({ dist, chunks: CHUNKS, sizes: await compressFolder(dist), onDemand: ON_DEMAND });
}

const fill = (file: string, kilobytes: number) => (dist: string) =>
  writeFileSync(path.join(dist, file), randomBytes((kilobytes * KB * 3) / 4).toString('base64'));

test('a page loads what starts by itself, and not what a visitor must ask for', () => {
  expect(scriptsOfView(CHUNKS, 'Home', ON_DEMAND).sort()).toEqual([
    'assets/app.js',
    'assets/home.js',
    'assets/main.js',
    'assets/swiper.js',
    'assets/vendor.js',
  ]);
  expect(scriptsOfView(CHUNKS, 'Text', [])).toContain('assets/dialog.js');
  expect(scriptsOfView(CHUNKS, 'Text', ON_DEMAND)).not.toContain('assets/swiper.js');
});

test('names that match nothing are errors', () => {
  expect(() => scriptsOfView(CHUNKS, 'Nothing', [])).toThrow('No script holds the view Nothing');
  expect(() => scriptsOfView(CHUNKS, 'Home', ['src/gone.tsx'])).toThrow('src/gone.tsx is not');
});

test('a small build is within every budget', async () => {
  const all = await measures();
  expect(all.map(({ name }) => name)).toEqual([
    'Scripts of a page, Home',
    'Scripts of a page, Text',
    'Styles',
    'Fonts',
    'Images of the first screen, home',
    'sw.js',
    'Whole precache',
  ]);
  expect(all.every(({ bytes }) => bytes > 0)).toBe(true);
  expect(overBudget(all)).toEqual([]);
});

// Base64 of random bytes shrinks by a quarter, so these are the sizes after compression.
const tooMuch: Record<string, [file: string, kilobytes: number, over: string[]]> = {
  'home alone has more room': ['assets/vendor.js', 90 / 0.76, ['Scripts of a page, Text']],
  'scripts of both': [
    'assets/vendor.js',
    100 / 0.75,
    ['Scripts of a page, Home', 'Scripts of a page, Text'],
  ],
  'a part of home that loads later': ['assets/swiper.js', 100 / 0.75, ['Scripts of a page, Home']],
  styles: ['assets/a.css', 21 / 0.75, ['Styles']],
  fonts: ['assets/a.woff2', 49, ['Fonts']],
  pictures: ['art/a.svg', 61 / 0.75, ['Images of the first screen, home']],
  everything: ['art/b.png', 1300, ['Whole precache']],
};

for (const [name, [file, kilobytes, over]] of Object.entries(tooMuch))
  test(`passed by ${name}`, async () => {
    const found = overBudget(await measures(fill(file, kilobytes)));
    expect(found.map((text) => text.split(':')[0])).toEqual(over);
  });

test('what cannot be measured is an error', async () => {
  const gone = (file: string) => (dist: string) => rmSync(path.join(dist, file));
  await expect(measures(gone('assets/a.css'))).rejects.toThrow('nothing to measure for: Styles');
  await expect(measures(gone('assets/a.woff2'))).rejects.toThrow('nothing to measure for: Fonts');
  await expect(measures(gone('assets/app.js'))).rejects.toThrow(
    'assets/app.js is not in the build',
  );
  await expect(measures(gone('art/a.svg'))).rejects.toThrow('art/a.svg is not in the build');
  const plain = page('Home').replace(/<img[^>]*>/, '');
  await expect(
    measures((dist) => writeFileSync(path.join(dist, 'index.html'), plain)),
  ).rejects.toThrow('nothing to measure for: Images');
});
