import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { precacheProblems } from '../../../build/checks/check-precache.ts';
import type { ShippedEntry } from '../../../build/checks/shipped-manifest.ts';
import { ROUTES, smallBuild, writeWorker } from './small-build.ts';

const without = (url: string) => (entries: ShippedEntry[]) =>
  entries.filter((entry) => entry.url !== url);

test('a whole build has no problem', async () => {
  expect(await precacheProblems(await smallBuild(), ROUTES)).toEqual([]);
});

test('a page that is not listed', async () => {
  const dist = await smallBuild();
  await writeWorker(dist, without('/contact'));
  expect(await precacheProblems(dist, ROUTES)).toEqual([
    'The page /contact is not precached.',
    'contact.html is not precached.',
  ]);
});

test('a route that was never rendered', async () => {
  const dist = await smallBuild((folder) => rmSync(path.join(folder, 'contact.html')));
  expect(await precacheProblems(dist, ROUTES)).toEqual(['The page /contact is not precached.']);
});

test('an asset that is not listed', async () => {
  const dist = await smallBuild();
  await writeWorker(dist, without('/assets/menu.js'));
  expect(await precacheProblems(dist, ROUTES)).toEqual(['assets/menu.js is not precached.']);
});

test('an entry listed twice, also under another spelling', async () => {
  const dist = await smallBuild();
  await writeWorker(dist, (entries) => [...entries, ...entries.slice(0, 1)]);
  expect(await precacheProblems(dist, ROUTES)).toEqual(['/art/a.svg is precached twice.']);
  await writeWorker(dist, (entries) => [...entries, { url: 'art/a.svg', revision: 'x' }]);
  expect(await precacheProblems(dist, ROUTES)).toEqual([
    'art/a.svg is precached but does not exist.',
  ]);
});

test('files that changed after they were listed', async () => {
  const dist = await smallBuild();
  writeFileSync(path.join(dist, 'index.html'), 'changed');
  writeFileSync(path.join(dist, 'art/a.svg'), 'changed');
  expect(await precacheProblems(dist, ROUTES)).toEqual([
    'art/a.svg is precached with another content.',
    'index.html is precached with another content.',
  ]);
});

test('an entry without a file', async () => {
  const dist = await smallBuild();
  rmSync(path.join(dist, 'art/a.svg'));
  expect(await precacheProblems(dist, ROUTES)).toEqual([
    '/art/a.svg is precached but does not exist.',
  ]);
});

test('a worker without a manifest, or with two', async () => {
  const dist = await smallBuild();
  const worker = path.join(dist, 'sw.js');
  writeFileSync(worker, 'self.addEventListener("fetch",()=>{})');
  await expect(precacheProblems(dist, ROUTES)).rejects.toThrow('0 precache manifests');
  const list = '[{"revision":"a","url":"/"}]';
  writeFileSync(worker, `a=${list};b=${list}`);
  await expect(precacheProblems(dist, ROUTES)).rejects.toThrow('2 precache manifests');
});
