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
import { cachedPaths, checkForUpdate, installWorker, refuseRest } from '../support/worker.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ context }) => refuseRest(context));

test('an update fetches only what changed, waits to be accepted, and reloads the tab once', async ({
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
  await expect(prompt(page)).toContainText('A newer version is downloaded. Your drafts stay.');
  expect([...asked].sort()).toEqual(['/assets/worker-pages.js', '/parts/contact.txt', '/sw.js']);
  await prompt(page).getByRole('button', { name: 'Later' }).click();
  await expect(prompt(page)).toBeHidden();
  await open(page, '/contact');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(NEXT_HEADING);
  // The next visit offers it again.
  await expect(prompt(page)).toContainText('Update ready');
  const loads = countLoads(page);
  await accept(page);
  await expect.poll(loads).toBe(1);
  await taken(page);
  await expect(prompt(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEXT_HEADING);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEXT_HEADING);
  expect(loads()).toBe(2);
});

test('another tab keeps typed text; a hidden tab without any reloads on its own', async ({
  page,
  context,
  site,
  deploy,
}) => {
  await startWithUpdate(page, site, deploy);
  const [seen, empty, filled] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ];
  await hide(empty);
  await hide(filled);
  for (const other of [seen, empty, filled]) await open(other, '/contact');
  for (const other of [seen, filled]) await other.getByLabel('Message').fill('Half a sentence');
  const loads = [countLoads(seen), countLoads(filled)];
  await accept(page);
  for (const other of [seen, filled]) {
    await expect(prompt(other)).toContainText(
      'A newer version is in use in another tab. Reload when you are ready.',
    );
    await expect(other.getByLabel('Message')).toHaveValue('Half a sentence');
  }
  await expect(empty.getByRole('heading', { level: 1 })).toHaveText(NEXT_HEADING);
  await expect(prompt(empty)).toBeHidden();
  expect(loads.map((count) => count())).toEqual([0, 0]);
  await accept(seen);
  await expect(seen.getByRole('heading', { level: 1 })).toHaveText(NEXT_HEADING);
});

test.describe('a script that the deployment has deleted', () => {
  test.use({ viewport: { width: 390, height: 800 } });
  const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click();

  test('still comes from the older build for tabs of that build', async ({
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

test('an application that the server lost reloads the page once, which stays readable', async ({
  page,
  site,
  expectConsoleErrors,
}) => {
  // The second failure is reported.
  expectConsoleErrors(/Failed to load resource|^page error: Failed to fetch dynamically imported/);
  const asked: string[] = [];
  site.fault = (request, response) => {
    const application = /^\/assets\/hydrate-/.test(request.url ?? '');
    // Whether there is a page at all is asked before it is loaded again.
    const page = request.url === '/contact' && request.headers['sec-fetch-mode'] === 'navigate';
    if (application || page) asked.push(application ? 'script' : 'page');
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

test('wrong answers during an update break nothing; a filled-in tool postpones it', async ({
  page,
  site,
  deploy,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to load|sw\.js|service worker|integrity/i);
  await installWorker(page);
  await deploy();
  for (const status of [404, 500])
    await test.step(`a worker script with ${status}`, async () => {
      let asked = 0;
      site.fault = (request, response) => {
        if (request.url !== '/sw.js') return false;
        asked++;
        response.writeHead(status).end();
        return true;
      };
      await checkForUpdate(page);
      expect(asked).toBe(1);
    });
  await site.stop();
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(prompt(page)).toBeHidden();
  let requests = 0;
  site.fault = (request, response) => {
    if (request.url === '/sw.js') return false;
    requests++;
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>');
    return true;
  };
  await site.start();
  await test.step('a captive portal', async () => {
    await checkForUpdate(page);
    await expect.poll(() => page.evaluate(noneInstalling)).toBe(true);
    expect(requests).toBeGreaterThan(0);
    await open(page, '/contact');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Sign in|second edition/);
    await expect(prompt(page)).toBeHidden();
  });

  await open(page, '/UpiSolution');
  const field = page.getByLabel('UPI ID', { exact: true });
  await field.fill('sample.shop');
  site.fault = undefined;
  await checkForUpdate(page);
  await expect.poll(() => page.evaluate(oneWaits)).toBe(true);
  await expect(prompt(page)).toBeHidden();
  await field.fill('');
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
