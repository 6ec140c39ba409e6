import type { Page } from 'playwright/test';
import { makeNextBuild, NEXT_HEADING } from '../support/next-build.ts';
import { open, taken } from '../support/open.ts';
import type { Site } from '../support/site.ts';
import { test as base, expect } from '../support/test.ts';
import { firstField, TOOL_USES, type ToolUse } from '../support/tool-uses.ts';
import { cachedPaths, checkForUpdate, installWorker } from '../support/worker.ts';

/** Deploys the next build, without the files that match `remove`. Returns the paths of those. */
type Deploy = (remove?: RegExp) => Promise<string[]>;

const test = base.extend<{ deploy: Deploy }>({
  deploy: async ({ site }, use, testInfo) => {
    await use(async (remove) => {
      const folder = testInfo.outputPath('next-build');
      const removed = await makeNextBuild(site.dist, folder, { remove });
      await site.deploy(folder);
      return removed;
    });
  },
});

test.use({ serviceWorkers: 'allow' });

const MOBILE_MENU = /^\/assets\/MobileMenu-.*\.js$/;

const prompt = (page: Page) => page.getByRole('region', { name: 'Update' });
const accept = (page: Page) => prompt(page).getByRole('button', { name: 'Reload' }).click();

/** Counts the documents that a tab loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => loads++);
  return () => loads;
}

async function startWithUpdate(page: Page, site: Site, deploy: Deploy): Promise<void> {
  await installWorker(page);
  await taken(page);
  expect(site.running).toBe(true);
  await deploy();
  await checkForUpdate(page);
  await expect(prompt(page)).toContainText('Update ready');
}

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

/** Tools that keep no draft: what was typed into them would be gone. */
const WITHOUT_DRAFT = TOOL_USES.filter(({ tool }) => tool !== 'sign-up');

test('hidden tabs in which something was typed are not reloaded, in any tool', async ({
  page,
  context,
  site,
  deploy,
}) => {
  test.setTimeout(180_000);
  await startWithUpdate(page, site, deploy);
  const others: { use: ToolUse; other: Page; typed: string }[] = [];
  for (const use of WITHOUT_DRAFT) {
    const other = await context.newPage();
    await other.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
    await open(other, use.path);
    await firstField(other, use).fill(use.typed[0] ?? '');
    others.push({ use, other, typed: await firstField(other, use).inputValue() });
  }
  await accept(page);
  for (const { use, other, typed } of others) {
    await expect(prompt(other), use.tool).toContainText('in use in another tab');
    expect(typed, use.tool).not.toBe('');
    await expect(firstField(other, use), use.tool).toHaveValue(typed);
  }
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

test('a hidden tab with nothing to lose follows by itself', async ({
  page,
  context,
  site,
  deploy,
}) => {
  await startWithUpdate(page, site, deploy);
  const other = await context.newPage();
  await other.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  await open(other, '/contact');
  await accept(page);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(NEXT_HEADING);
  await expect(prompt(other)).toBeHidden();
});

test('a takeover that the page is not told of still reloads it', async ({ page, site, deploy }) => {
  // As Safari has been seen to: the events do not come.
  await page.addInitScript(() => {
    const { addEventListener } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.addEventListener = function (
      type: string,
      ...rest: unknown[]
    ) {
      if (type !== 'controllerchange') Reflect.apply(addEventListener, this, [type, ...rest]);
    };
  });
  await startWithUpdate(page, site, deploy);
  await page.evaluate(() => {
    ServiceWorker.prototype.addEventListener = () => {};
  });
  const loads = countLoads(page);
  await accept(page);
  await expect.poll(loads, { timeout: 6000 }).toBe(1);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEXT_HEADING);
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

  test('reloads the page once when the cache has lost it too, then says so', async ({
    page,
    deploy,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/Failed to load resource/);
    await installWorker(page);
    await taken(page);
    await deploy(MOBILE_MENU);
    await page.evaluate(() => caches.delete('kolam-precache'));
    await clearBrowserCache(page);
    const loads = countLoads(page);
    await openMenu(page);
    await expect.poll(loads).toBe(1);
    await taken(page);
    await openMenu(page);
    await expect(prompt(page)).toContainText('Reload needed');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(loads()).toBe(1);
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

/** Empties the browser's own cache, which keeps scripts that the site's cache has lost. */
async function clearBrowserCache(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
}

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
