import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shippedWorker } from '../../build/checks/shipped-lists.ts';
import { open } from '../e2e/support/open.ts';
import type { Fault } from '../e2e/support/site.ts';
import { expect, test } from '../e2e/support/test.ts';
import {
  cachedPaths,
  damagedPaths,
  expectCached,
  flipCached,
  installWorker,
  refuseRest,
  workerInControl,
} from '../e2e/support/worker.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ context }) => refuseRest(context));

test('a page whose every file is damaged is right, and the cache is whole again', async ({
  page,
}) => {
  await installWorker(page);
  const before = await cachedPaths(page);
  expect(await flipCached(page)).toBe(before.length - 1);
  expect(await damagedPaths(page)).toHaveLength(before.length - 1);
  await open(page, '/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Contact/);
  // What is damaged is deleted before it is fetched.
  await expect.poll(() => cachedPaths(page)).toEqual(before);
  await expect.poll(() => damagedPaths(page)).toEqual([]);
});

test('a damaged page says so without a network; the others open', async ({
  page,
  site,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 503/);
  await installWorker(page);
  await flipCached(page, ['/parts/contact.txt']);
  await site.stop();
  const response = await page.goto('/contact');
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
  await expect(page.getByRole('heading', { name: 'This page needs a network' })).toBeVisible();
  // Styled, by a file that is not damaged.
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/contact');
  await site.start();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByLabel('Full Name')).toBeVisible();
});

test('a damaged picture costs the picture, a damaged script no page', async ({
  page,
  site,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to load resource|Failed to fetch/);
  await installWorker(page);
  const scripts = (await cachedPaths(page)).filter((file) => /^\/assets\/Home-.*\.js$/.test(file));
  expect(scripts).toHaveLength(1);
  await flipCached(page, ['/icons/favicon.svg', ...scripts]);
  await site.stop();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await site.start();
  await open(page, '/');
  await expect.poll(() => damagedPaths(page)).toEqual([]);
});

/** A network that writes into every page and script, and takes the headers away. */
const tampering =
  (dist: string): Fault =>
  ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = pathname === '/' ? '/index.html' : pathname;
    if (!/^\/(?:index\.html|shell\.txt|parts\.txt|parts\/.*|assets\/[A-L][^/]*\.js)$/.test(file))
      return false;
    const text = readFileSync(path.join(dist, file), 'utf8');
    const type = file.endsWith('html') ? 'text/html' : 'text/javascript';
    response.writeHead(200, { 'content-type': type, 'x-tampered': '1' });
    response.end(
      file.endsWith('js') ? `${text}\n//tampered` : text.replaceAll('<h1', '<h1 id="tampered"'),
    );
    return true;
  };

test('nothing of an install that was tampered with is kept or served later', async ({
  page,
  site,
}) => {
  site.fault = tampering(site.dist);
  const response = await page.goto('/');
  expect(response?.headers()['x-tampered']).toBe('1');
  await expectCached(page, '/assets/main.js');
  // The install has failed, and what it kept is as built.
  await expect
    .poll(() => page.evaluate(async () => !(await navigator.serviceWorker.getRegistration())))
    .toBe(true);
  expect(await damagedPaths(page)).toEqual([]);
  site.fault = undefined;
  await page.goto('/');
  await workerInControl(page);
  expect(await damagedPaths(page)).toEqual([]);
  await site.stop();
  await page.goto('/');
  await expect(page.locator('#tampered')).toHaveCount(0);
});

/** A network that takes the site's headers away and adds its own. */
const withOtherHeaders: Fault = (_request, response) => {
  response.setHeader('x-tampered', '1');
  response.setHeader('content-security-policy', "script-src 'self' 'unsafe-inline'");
  const { setHeader } = response;
  response.setHeader = (name, value) =>
    /^content-(?:type|encoding|length)$/i.test(name)
      ? setHeader.call(response, name, value)
      : response;
  return false;
};

test('pages and files carry every header of the build, with any headers of the network', async ({
  page,
  site,
}) => {
  const { pages } = await shippedWorker(site.dist);
  const expected = Object.fromEntries(
    Object.entries(pages.headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  expect(Object.keys(expected).length).toBeGreaterThan(8);
  site.fault = withOtherHeaders;
  const first = await page.goto('/');
  expect(await first?.allHeaders()).toMatchObject({ 'x-tampered': '1' });
  await workerInControl(page);
  for (const route of ['/', '/contact', '/digilocker']) {
    const response = await page.goto(route);
    expect(response?.fromServiceWorker()).toBe(true);
    expect(await response?.allHeaders(), route).toEqual(expected);
  }
  const { 'cache-control': _, ...ofFiles } = expected;
  for (const [file, type] of [
    ['/icons/favicon.svg', 'image/svg+xml'],
    ['/assets/main.js', 'text/javascript; charset=utf-8'],
    ['/parts/contact.txt', 'text/plain; charset=utf-8'],
  ] as const) {
    const headers = await page.evaluate(
      async (url) => Object.fromEntries((await fetch(url)).headers),
      file,
    );
    expect(headers, file).toEqual({ ...ofFiles, 'content-type': type });
  }
});
