import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isPrecached } from '../../../build/artifacts/worker-lists.ts';
import { precacheProblems } from '../../../build/checks/check-precache.ts';
import { ROUTES, smallBuild } from './small-build.ts';

test('the worker keeps neither the pictures of shared links nor what only crawlers read', () => {
  for (const file of ['share/index.png', 'share/apis/Payout.png', 'llms.txt', 'sitemap.xml'])
    expect(isPrecached(file)).toBe(false);
  for (const file of ['contact.html', 'shell.txt', 'parts/contact.txt', 'assets/worker-code-1.js'])
    expect(isPrecached(file), 'kept in another form').toBe(false);
  for (const file of ['assets/work.js', 'art/share.svg', 'kolam-partnership-kit.pdf'])
    expect(isPrecached(file)).toBe(true);
});

test('a build with such pictures has no problem', async () => {
  const dist = await smallBuild();
  mkdirSync(path.join(dist, 'share'));
  writeFileSync(path.join(dist, 'share/contact.png'), 'picture');
  expect(await precacheProblems(dist, ROUTES)).toEqual([]);
});
