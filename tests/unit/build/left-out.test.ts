import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isPacked, isPrecached } from '../../../build/artifacts/worker/kept-files.ts';
import { precacheProblems } from '../../../build/checks/check-precache.ts';
import { FETCHED, ROUTES, smallBuild } from './small-build.ts';

test('the worker keeps neither the pictures of shared links nor what only crawlers read', () => {
  for (const file of ['share/index.png', 'share/apis/Payout.png', 'llms.txt', 'sitemap.xml'])
    expect(isPrecached(file)).toBe(false);
  for (const file of ['screenshots/home-wide.png', 'shortcuts/list.png'])
    expect(isPrecached(file), 'the browser fetches it for itself').toBe(false);
  for (const file of ['contact.html', 'shell.txt', 'parts/contact.txt', 'assets/worker-code-1.js'])
    expect(isPrecached(file), 'kept in another form').toBe(false);
  for (const file of ['assets/work.js', 'art/share.svg', 'kolam-partnership-kit.pdf'])
    expect(isPrecached(file)).toBe(true);
});

test('puts small files, scripts and styles into the pack unless home fetched them', () => {
  const fetched = new Set(['assets/main.js', 'assets/Home-1.css', 'art/hero.svg']);
  for (const file of ['art/a.svg', 'data/search.json', 'manifest.webmanifest', 'assets/a-1.js'])
    expect(isPacked(file, fetched)).toBe(true);
  for (const file of [...fetched, 'icons/a.png', 'assets/a.woff2', 'share/a.svg', 'shell.txt'])
    expect(isPacked(file, fetched)).toBe(false);
});

test('a build with such pictures has no problem', async () => {
  const dist = await smallBuild();
  mkdirSync(path.join(dist, 'share'));
  writeFileSync(path.join(dist, 'share/contact.png'), 'picture');
  expect(await precacheProblems(dist, FETCHED, ROUTES)).toEqual([]);
});
