import { chromium } from 'playwright/test';
import { findBrowser } from '../../set-up-browser.mjs';
import { open } from '../support/open.ts';
import type { Fault } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import {
  cachedPaths,
  deleteCached,
  expectCached,
  installWorker,
  refuseRest,
  workerInControl,
} from '../support/worker.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ context }) => refuseRest(context));

const counting = (paths: string[], fault: Fault): Fault => {
  return (request, response) => {
    paths.push(request.url ?? '');
    return fault(request, response);
  };
};

const html: Fault = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in to the network</h1>');
  return true;
};

test('says once that the site works offline; the next visit refills a deleted cache', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await expect(page.getByText('Ready to work offline.')).toBeVisible();
  await workerInControl(page);
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Ready to work offline.')).toBeHidden();
  const before = await cachedPaths(page);
  expect(await page.evaluate(() => caches.delete('kolam-precache'))).toBe(true);
  await page.goto('/services');
  await expect.poll(() => cachedPaths(page)).toEqual(before);
  await site.stop();
  await page.goto('/company/About');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a file that fails stops the install; the next visit fetches only the rest', async ({
  page,
  site,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to load resource/);
  // The pack does not hold it.
  const broken = '/data/places-in-india.json';
  const asked: string[] = [];
  let fails = true;
  site.fault = counting(asked, (request, response) => {
    if (!fails || request.url !== broken) return false;
    response.writeHead(404).end();
    return true;
  });
  await page.goto('/');
  await expectCached(page, '/parts/contact.txt');
  await expect.poll(() => page.evaluate(registered)).toBe(false);
  expect(await cachedPaths(page)).not.toContain(broken);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  fails = false;
  asked.length = 0;
  await page.goto('/');
  await workerInControl(page);
  expect(await cachedPaths(page)).toContain(broken);
  expect(asked).toContain(broken);
  expect(asked).not.toContain('/parts.txt');
});

test('HTML in place of a script is never kept', async ({ page, site, expectConsoleErrors }) => {
  expectConsoleErrors(/integrity|Failed to load/);
  const mobileMenu = /^\/assets\/MobileMenu-/;
  let broken = '';
  site.fault = (request, response) => {
    // Without the pack each script is fetched separately.
    if (request.url === '/parts.txt') return html(request, response);
    if (!mobileMenu.test(request.url ?? '')) return false;
    broken = new URL(request.url ?? '', site.origin).pathname;
    return html(request, response);
  };
  await page.goto('/');
  await expectCached(page, '/parts/contact.txt');
  await expect.poll(() => page.evaluate(registered)).toBe(false);
  expect(broken).toMatch(mobileMenu);
  expect(await cachedPaths(page)).not.toContain(broken);

  site.fault = undefined;
  await page.goto('/');
  await workerInControl(page);
  expect(await cachedPaths(page)).toContain(broken);
});

test('fetches a deleted entry again but stores no captive portal; the worker never answers for the token', async ({
  page,
  site,
}) => {
  await installWorker(page);
  expect(await cachedPaths(page)).not.toContain('/online.txt');
  const probe = () => fetch('/online.txt?1').then((response) => response.text());
  expect((await page.evaluate(probe)).trim()).toBe('kolam-online');
  expect(await deleteCached(page, '/parts/services.txt')).toBe(true);
  site.fault = html;
  await page.goto('/services');
  await expect(page.getByRole('heading', { name: 'Sign in to the network' })).toBeVisible();
  expect(await cachedPaths(page)).not.toContain('/parts/services.txt');
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  site.fault = undefined;
  await page.goto('/Services/?x');
  await expectCached(page, '/parts/services.txt');
  await site.stop();
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.evaluate(probe)).rejects.toThrow('Failed to fetch');
});

test('the browser finds no reason against installing the site', { tag: '@night' }, async ({
  site,
  launchOptions,
}) => {
  // Only a whole browser installs anything.
  const executablePath = await findBrowser();
  const context = await chromium.launchPersistentContext('', { ...launchOptions, executablePath });
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(site.origin);
  await workerInControl(page);
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { url, errors } = await devtools.send('Page.getAppManifest');
  expect(url).toBe(`${site.origin}/manifest.webmanifest`);
  expect(errors).toEqual([]);
  await context.close();
});

/** Whether a worker is registered. Runs in the page. */
async function registered(): Promise<boolean> {
  return (await navigator.serviceWorker.getRegistration()) !== undefined;
}
