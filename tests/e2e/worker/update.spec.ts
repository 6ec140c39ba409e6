import type { Page } from 'playwright/test';
import { NEXT_HEADING } from '../support/next-build.ts';
import { open, taken } from '../support/open.ts';
import { expect } from '../support/test.ts';
import {
  accept,
  clearBrowserCache,
  countLoads,
  hide,
  MOBILE_MENU,
  prompt,
  startWithUpdate,
  test,
} from '../support/update.ts';
import { cachedPaths, checkForUpdate, installWorker } from '../support/worker.ts';

test.use({ serviceWorkers: 'allow' });

test('a first visit is offered an update and reloads to it once', async ({
  page,
  site,
  deploy,
}) => {
  await startWithUpdate(page, site, deploy);
  await expect(prompt(page)).toContainText('A newer version is downloaded. Your drafts stay.');
  const loads = countLoads(page);
  await accept(page);
  await expect.poll(loads).toBe(1);
  await taken(page);
  await expect(prompt(page)).toBeHidden();
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEXT_HEADING);
  expect(loads()).toBe(2);
});

test('a changed sentence costs its own part and the list of pages', async ({
  page,
  site,
  deploy,
}) => {
  await installWorker(page);
  await taken(page);
  await deploy();
  const asked = new Set<string>();
  site.fault = ({ url = '' }) => {
    asked.add(url.replace(/-[\w-]{8}\.js$/, '.js'));
    return false;
  };
  await checkForUpdate(page);
  await expect(prompt(page)).toContainText('Update ready');
  expect([...asked].sort()).toEqual(['/assets/worker-pages.js', '/parts/contact.txt', '/sw.js']);
});

test('an update waits until it is accepted', async ({ page, site, deploy }) => {
  await startWithUpdate(page, site, deploy);
  await prompt(page).getByRole('button', { name: 'Later' }).click();
  await expect(prompt(page)).toBeHidden();
  await open(page, '/contact');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(NEXT_HEADING);
  // The next visit offers it again.
  await expect(prompt(page)).toContainText('Update ready');
});

test('another tab is not reloaded and keeps what was typed', async ({
  page,
  context,
  site,
  deploy,
}) => {
  await startWithUpdate(page, site, deploy);
  const other = await context.newPage();
  await open(other, '/contact');
  await other.getByLabel('Message').fill('Half a sentence');
  const loads = countLoads(other);
  await accept(page);
  await expect(prompt(other)).toContainText(
    'A newer version is in use in another tab. Reload when you are ready.',
  );
  await expect(other.getByLabel('Message')).toHaveValue('Half a sentence');
  expect(loads()).toBe(0);
  await accept(other);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(NEXT_HEADING);
});

test('an update is not offered over a tool that is being filled, but once it is empty again', async ({
  page,
  deploy,
}) => {
  await installWorker(page);
  await open(page, '/UpiSolution');
  await page.getByLabel('UPI ID', { exact: true }).fill('sample.shop');
  await deploy();
  await checkForUpdate(page);
  await expect.poll(() => page.evaluate(oneWaits)).toBe(true);
  await expect(prompt(page)).toBeHidden();
  await page.getByLabel('UPI ID', { exact: true }).fill('');
  await expect(prompt(page)).toContainText('Update ready');
});

test('a hidden tab follows by itself where nothing was typed, and where something was it does not', async ({
  page,
  context,
  site,
  deploy,
}) => {
  await startWithUpdate(page, site, deploy);
  const [empty, filled] = [await context.newPage(), await context.newPage()];
  for (const other of [empty, filled]) {
    await hide(other);
    await open(other, '/contact');
  }
  await filled.getByLabel('Message').fill('Half a sentence');
  await accept(page);
  await expect(empty.getByRole('heading', { level: 1 })).toHaveText(NEXT_HEADING);
  await expect(prompt(empty)).toBeHidden();
  await expect(prompt(filled)).toContainText('in use in another tab');
  await expect(filled.getByLabel('Message')).toHaveValue('Half a sentence');
});

test.describe('a script that the deployment has deleted', () => {
  test.use({ viewport: { width: 390, height: 800 } });
  const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click();

  test('still comes from the older build for a tab that runs it', async ({
    page,
    context,
    deploy,
  }) => {
    await installWorker(page);
    const other = await context.newPage();
    await open(other, '/');
    const removed = await deploy(MOBILE_MENU);
    expect(removed).not.toHaveLength(0);
    await checkForUpdate(page);
    await accept(page);
    await expect(prompt(other)).toContainText('in use in another tab');
    await prompt(other).getByRole('button', { name: 'Later' }).click();
    await clearBrowserCache(other);
    await openMenu(other);
    await expect(other.getByRole('dialog')).toBeVisible();
    // One of them: those of other languages are not here.
    expect((await cachedPaths(other)).filter((url) => removed.includes(url))).toHaveLength(1);
  });
});

test('an application that is gone from the server reloads once; the page stays readable', async ({
  page,
  site,
  expectConsoleErrors,
}) => {
  // The second failure is reported, with an error that has no stack.
  expectConsoleErrors(/Failed to load resource|^page error: $/);
  const asked: string[] = [];
  site.fault = (request, response) => {
    const application = /^\/assets\/hydrate-/.test(request.url ?? '');
    if (application || request.url === '/contact') asked.push(application ? 'script' : 'page');
    if (!application) return false;
    response.writeHead(404).end();
    return true;
  };
  const failed = page.waitForEvent('pageerror');
  await page.goto('/contact');
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toEqual(['page', 'script', 'page', 'script']);
});

for (const status of [404, 500])
  test(`a worker script that the server answers with ${status} changes nothing`, async ({
    page,
    site,
    deploy,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/Failed to load resource|sw\.js|service worker/i);
    await installWorker(page);
    await deploy();
    let asked = 0;
    site.fault = (request, response) => {
      if (request.url !== '/sw.js') return false;
      asked++;
      response.writeHead(status).end();
      return true;
    };
    await checkForUpdate(page);
    expect(asked).toBe(1);
    await site.stop();
    await page.goto('/services');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(prompt(page)).toBeHidden();
  });

test('a captive portal during an update breaks nothing', async ({
  page,
  site,
  deploy,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/integrity|Failed to load/);
  await installWorker(page);
  await deploy();
  let requests = 0;
  site.fault = (request, response) => {
    if (request.url === '/sw.js') return false;
    requests++;
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>');
    return true;
  };
  await checkForUpdate(page);
  await expect.poll(() => page.evaluate(noneInstalling)).toBe(true);
  expect(requests).toBeGreaterThan(0);
  await open(page, '/contact');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Sign in|second edition/);
  await expect(prompt(page)).toBeHidden();

  site.fault = undefined;
  await checkForUpdate(page);
  await expect(prompt(page)).toContainText('Update ready');
});

/** Whether no newer worker is on its way. Runs in the page. */
async function noneInstalling(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.installing === null && registration.waiting === null;
}

/** Whether a newer worker waits to be accepted. Runs in the page. */
async function oneWaits(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return Boolean(registration?.waiting);
}
