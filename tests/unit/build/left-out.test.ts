import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { precacheProblems } from '../../../build/checks/check-precache.ts';
import { isPrecached } from '../../../build/plugins/precache-manifest.ts';
import { ROUTES, smallBuild } from './small-build.ts';

test('the worker keeps neither the pictures of shared links nor what only crawlers read', () => {
  for (const file of ['share/index.png', 'share/apis/Payout.png', 'llms.txt', 'sitemap.xml'])
    expect(isPrecached(file)).toBe(false);
  for (const file of ['shared.html', 'art/share.svg', 'kolam-partnership-kit.pdf'])
    expect(isPrecached(file)).toBe(true);
});

test('a build with such pictures has no problem', async () => {
  const dist = await smallBuild();
  mkdirSync(path.join(dist, 'share'));
  writeFileSync(path.join(dist, 'share/contact.png'), 'picture');
  expect(await precacheProblems(dist, ROUTES)).toEqual([]);
});
