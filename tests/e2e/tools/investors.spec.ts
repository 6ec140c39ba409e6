import type { Page } from 'playwright/test';
import { test as installed } from '../support/installed.ts';
import { arrival, open } from '../support/open.ts';
import { expect, goOffline, test } from '../support/test.ts';
import { everythingKept } from '../support/tool-checks.ts';
import { workerInControl } from '../support/worker.ts';

const EMAIL = 'asha.verma@shop.example';
const PASSWORD = 'marked-secret-7391';

const email = (page: Page) => page.getByLabel('Email', { exact: true });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const access = (page: Page) => page.getByRole('button', { name: 'Access Dashboard', exact: true });
const logout = (page: Page) => page.getByRole('button', { name: 'Logout', exact: true });
const dashboard = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Investor Dashboard', exact: true });
const portal = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Investor Portal', exact: true });

async function signIn(page: Page): Promise<void> {
  await email(page).fill(EMAIL);
  await password(page).fill(PASSWORD);
  await access(page).click();
  await expect(dashboard(page)).toBeVisible();
}

test('the dashboard has its metrics, benefits, updates, and a chart with its figures, which are printed on white', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/investors');
  await signIn(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('term')).toHaveText([
    'Total investment',
    'Current value',
    'ROI',
    'Monthly revenue',
  ]);
  await expect(main.getByRole('definition').first()).toContainText('₹25,00,000');
  await expect(main.getByRole('article')).toHaveCount(6);
  await expect(main.locator('.updates').getByRole('listitem')).toHaveCount(3);
  await expect(main.getByText(/^Sample figures\. Not an offer or advice\./)).toBeVisible();
  await expect(main.getByText(EMAIL)).toBeVisible();
  await expect(main.getByRole('img', { name: /The table has the figures/ })).toBeVisible();
  const table = main.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(6);
  await expect(table.getByRole('row').nth(1)).toHaveText('31 Mar 2025₹25,00,000₹31,75,00027.0%');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(logout(page)).toBeHidden();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText('₹31,75,000').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Reading the dashboard' })).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

/** Runs in the page: notes the heading that each frame shows. */
function noteHeadings(): void {
  const seen: string[] = [];
  Object.assign(window, { seen });
  const look = () => {
    const heading = document.querySelector('main h1');
    if (heading && getComputedStyle(heading).visibility === 'visible')
      seen.push(heading.textContent ?? '');
    requestAnimationFrame(look);
  };
  look();
}

async function expectDashboardAlone(page: Page): Promise<void> {
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  await expect.poll(async () => (await seen()).length).toBeGreaterThan(0);
  expect([...new Set(await seen())]).toEqual(['Investor Dashboard']);
}

test('on a slow processor, too, a reload shows the dashboard and never the form', async ({
  page,
  context,
}) => {
  await open(page, '/investors');
  await signIn(page);
  await page.addInitScript(noteHeadings);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 12 });
  await page.reload();
  await expect(dashboard(page)).toBeVisible();
  await expectDashboardAlone(page);
});

test('while scripts are on their way a reload shows no form; where they are lost it does', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/net::ERR_FAILED/);
  await page.clock.install();
  await open(page, '/investors');
  await signIn(page);
  let isLost = () => {};
  const lost = new Promise<void>((done) => {
    isLost = done;
  });
  await page.route('**/assets/main.js', async (route) => {
    await lost;
    await route.abort();
  });
  // A page that does not start is given up when the test says so.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.reload({ waitUntil: 'commit' });
  const heading = page.locator('main h1');
  await expect(heading).toHaveCount(1);
  // All transitions are over.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
      ({ sheet }) => sheet,
    ),
  );
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  await expect(heading).toBeHidden();
  isLost();
  await page.waitForLoadState();
  await page.clock.runFor(60_000);
  await expect(portal(page)).toBeVisible();
});

installed(
  'a reload keeps the dashboard and never shows the form, without a network too, until logging out',
  async ({ page, context }) => {
    await open(page, '/investors');
    await workerInControl(page);
    await signIn(page);
    await page.addInitScript(noteHeadings);
    await goOffline(context);
    await page.reload();
    await expect(dashboard(page)).toBeVisible();
    await expect(page.getByText(EMAIL)).toBeVisible();
    await expectDashboardAlone(page);

    const leaveAndComeBack = async () => {
      await page.getByRole('link', { name: 'Privacy Policy' }).first().click();
      await expect(page).toHaveURL(/PrivacyPolicy/);
      await arrival(page);
      await page.goBack();
    };
    await leaveAndComeBack();
    await expect(dashboard(page)).toBeVisible();
    await logout(page).click();
    await leaveAndComeBack();
    await expect(access(page)).toBeVisible();
    await signIn(page);
  },
);

test('signing in and out counts in every tab', async ({ page, context }) => {
  const other = await context.newPage();
  await open(page, '/investors');
  await open(other, '/investors');
  await expect(access(other)).toBeVisible();
  await password(other).fill('half a passw');
  await signIn(page);
  await expect(dashboard(other)).toBeVisible();
  await expect(other.getByText(EMAIL)).toBeVisible();
  await logout(other).click();
  await expect(access(page)).toBeVisible();
  await expect(email(page)).toHaveValue('');
  await expect(password(page)).toHaveValue('');
  await expect(password(other)).toHaveValue('');
});

test('without scripts the page appears all the same, though nobody can sign in', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.origin}/investors`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(access(page)).toBeHidden();
  await context.close();
});

test('stores only the address; an invalid record signs nobody in; logging out removes everything', async ({
  page,
}) => {
  await open(page, '/investors');
  for (const state of [
    { email: ['x'], since: 'x' },
    { email: EMAIL, since: 1e17 },
  ]) {
    await signIn(page);
    await expect.poll(() => everythingKept(page)).toContain(EMAIL);
    expect(await everythingKept(page)).not.toContain(PASSWORD);
    await page.evaluate(async (bad) => {
      const database = await new Promise<IDBDatabase>((done) => {
        const request = indexedDB.open('kolam-stores');
        request.onsuccess = () => done(request.result);
      });
      const change = database.transaction('values', 'readwrite');
      change.objectStore('values').put({ state: bad, version: 1 }, 'investor');
      await new Promise((done) => {
        change.oncomplete = done;
      });
      database.close();
    }, state);
    await page.reload();
    await expect(access(page)).toBeVisible();
    await expect(dashboard(page)).toHaveCount(0);
  }
  await signIn(page);
  await logout(page).click();
  await expect(portal(page)).toBeFocused();
  await expect(email(page)).toHaveValue('');
  await expect(password(page)).toHaveValue('');
  // What was quarantined is gone with the session.
  await expect.poll(() => everythingKept(page)).not.toMatch(/set-aside|asha\.verma|"x"/);
  await page.reload();
  await expect(access(page)).toBeVisible();
  await expect(dashboard(page)).toHaveCount(0);
});
