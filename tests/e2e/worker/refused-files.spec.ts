import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { open } from '../support/open.ts';
import type { Fault } from '../support/site.ts';
import { expect, goOffline, goOnline, test } from '../support/test.ts';
import { cachedPaths, expectCached, installWorker, refuseRest } from '../support/worker.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ context }) => refuseRest(context));

const FACE = /\.woff2$/;
const PICTURE = /\.(?:svg|png)$/;
/** Browsers say on the console what was refused. */
const REFUSED = /Failed to load resource|net::ERR_FAILED|403/;

/** A data saver, or a firewall, that answers some files with a status. */
const refusing =
  (files: RegExp, asked: string[] = []): Fault =>
  (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site.test');
    // What a pack holds comes with it.
    if (!files.test(pathname) && !(files === PICTURE && pathname === '/parts.txt')) return false;
    asked.push(pathname);
    response.writeHead(403).end();
    return true;
  };

const panel = (page: Page, heading: string) =>
  page.getByRole('region', { name: heading, exact: true });

for (const [what, files, some, when] of [
  ['fonts', FACE, /1 font, picture or download is missing/, {}],
  ['pictures', PICTURE, /\d+ fonts, pictures or downloads are missing/, { tag: '@night' }],
] as const)
  test(
    `where a network refuses all ${what} the site still works offline, says what is missing, and fetches it later`,
    when,
    async ({ page, context, site, expectConsoleErrors }) => {
      expectConsoleErrors(REFUSED);
      site.fault = refusing(files);
      await installWorker(page);
      expect((await cachedPaths(page)).filter((each) => files.test(each))).toEqual([]);
      await goOffline(context);
      await open(page, '/device');
      const ready = panel(page, 'Works without a network');
      await expect(ready).toContainText(some);
      await expect(ready).toContainText(/later automatically\./);
      for (const url of ['/', '/contact', '/digilocker', '/apis/GSTVerificationPage']) {
        await page.goto(url);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      await goOnline(context);
      site.fault = undefined;
      await page.goto('/device');
      const listed = await page.evaluate(async () => {
        const held = await (await caches.open('kolam-precache')).match('/.builds');
        const { current = [] } = ((await held?.json()) ?? {}) as { current?: string[] };
        return current.map((key) => new URL(key).pathname);
      });
      for (const file of listed.filter((each) => files.test(each))) await expectCached(page, file);
      await page.goto('/device');
      await expect(panel(page, 'Works without a network')).not.toContainText('missing');
    },
  );

test('a font with other bytes than the build’s is never stored, and a press fetches it again', {
  tag: '@night',
}, async ({ page, site, expectConsoleErrors }) => {
  expectConsoleErrors(/Failed to load resource|net::ERR_FAILED|OTS|decode/i);
  const other = readFileSync(path.join(site.dist, 'icons/icon.svg'));
  site.fault = (request, response) => {
    if (!FACE.test(request.url?.split('?')[0] ?? '')) return false;
    response.writeHead(200, { 'content-type': 'font/woff2' }).end(other);
    return true;
  };
  await installWorker(page);
  await open(page, '/device');
  const ready = panel(page, 'Works without a network');
  const check = ready.getByRole('button', { name: 'Check this installation' });
  await check.click();
  await expect(ready.getByRole('status')).toContainText('1 font, picture or download is missing');
  expect((await cachedPaths(page)).filter((each) => FACE.test(each))).toEqual([]);
  site.fault = undefined;
  await check.click();
  // The worker may have been quicker than the press.
  await expect(ready.getByRole('status')).toContainText(/fetched again|as we published them/);
  expect((await cachedPaths(page)).filter((each) => FACE.test(each))).toHaveLength(1);
  await expect(ready).not.toContainText('is missing');
});
