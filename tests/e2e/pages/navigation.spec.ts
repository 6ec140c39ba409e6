import type { Page } from 'playwright/test';
import { open, taken } from '../support/open.ts';
import { scroll, top } from '../support/scroll.ts';
import type { Fault } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { openWithoutScripts } from '../support/tool-checks.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const follow = (page: Page, name: string) =>
  footer(page).getByRole('link', { name, exact: true }).click();
/** As a link would: no page in the menu has such an address. */
const goByHistory = (page: Page, path: string) =>
  page.evaluate((url) => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
const breaking =
  (path: string): Fault =>
  (request, response) => {
    if (request.url !== path) return false;
    response.writeHead(500).end();
    return true;
  };

test('the first page keeps the focus where the browser has it; a new one gets its title, its description, the focus and a word to screen readers', async ({
  page,
  request,
}) => {
  await open(page, '/contact');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/contact');

  const served = await (await request.get('/PrivacyPolicy')).text();
  const title = served.match(/<title>(.*)<\/title>/)?.[1] as string;
  await follow(page, 'Privacy Policy');
  await expect(page).toHaveURL('/PrivacyPolicy');
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/PrivacyPolicy$/);
  const description = await page.locator('meta[name="description"]').getAttribute('content');
  expect(served).toContain(description?.replace(/&/g, '&amp;'));
  await expect.poll(() => top(page)).toBe(0);

  // An anchor of another page is scrolled to and focused.
  await goByHistory(page, '/TermsOfService#main');
  await expect(page).toHaveTitle(/Terms/);
  await expect(page.getByRole('main')).toBeFocused();
});

test('back and forward return to where the page was scrolled', async ({ page }) => {
  await open(page, '/PrivacyPolicy');
  await scroll(page, 400);
  await expect.poll(() => top(page)).toBe(400);
  await footer(page).getByRole('link', { name: 'Terms of Service' }).dispatchEvent('click');
  await expect(page).toHaveURL('/TermsOfService');
  await expect.poll(() => top(page)).toBe(0);
  await scroll(page, 250);
  await expect.poll(() => top(page)).toBe(250);
  await page.goBack();
  await expect.poll(() => top(page)).toBe(400);
  await page.goForward();
  await expect.poll(() => top(page)).toBe(250);
  await page.reload();
  await taken(page);
  await expect.poll(() => top(page)).toBe(250);
  await page.goBack();
  await expect.poll(() => top(page)).toBe(400);
});

test('what the first frame skips is laid out before the visitor leaves, so scroll positions are restored', async ({
  page,
}) => {
  const LINE_PX = 30;
  // Its element may be there before the styles are.
  const isLeftOut = async () => {
    await expect(page.locator('body')).toHaveCSS('margin', '0px');
    return footer(page).evaluate(
      (element) => getComputedStyle(element).contentVisibility === 'auto',
    );
  };
  const heading = page.getByRole('main').getByRole('heading', { name: 'Questions, answered' });
  const place = async () => (await heading.boundingBox())?.y ?? Number.NaN;
  const start = await openWithoutScripts(page, '/');
  expect(await isLeftOut()).toBe(true);
  await start();
  await expect.poll(isLeftOut).toBe(false);
  await scroll(page, 3000);
  const before = await place();
  await footer(page).getByRole('link', { name: 'Privacy Policy' }).dispatchEvent('click');
  await expect.poll(() => top(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => top(page)).toBe(3000);
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(LINE_PX);

  // Nor is anything left out where the browser itself goes to a place.
  await page.unroute('**/assets/main.js');
  await page.route('**/assets/main.js', () => {});
  await page.reload({ waitUntil: 'commit' });
  expect(await isLeftOut()).toBe(false);
  await page.goto('/contact#main', { waitUntil: 'commit' });
  expect(await isLeftOut()).toBe(false);
});

test('an unknown path is replaced by the home page', async ({ page }) => {
  const entries = () => page.evaluate(() => history.length);
  await open(page, '/contact');
  const before = await entries();
  await goByHistory(page, '/nowhere');
  await expect(page).toHaveURL('/');
  await expect(page).not.toHaveTitle(/Contact/);
  expect(await entries()).toBe(before + 1);

  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/');
  expect(await entries()).toBe(before + 2);
});

test('other spellings of a path show its page and keep the URL as typed', async ({ page }) => {
  for (const path of [
    '/APIS/payout/',
    '/retailers/MoneyTransfer',
    '/apis/digilocker',
    '/sign-up',
  ]) {
    await open(page, path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});

test('a page that cannot be loaded shows the error, the shell stays, and Reload loads the page', async ({
  page,
  site,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/500|could not be loaded/);
  await open(page, '/contact');
  site.fault = breaking('/parts/PrivacyPolicy.txt');
  await follow(page, 'Privacy Policy');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Unexpected Application Error!');
  await expect(heading).toBeFocused();
  await expect(page.getByText('This page could not be loaded.')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();

  await follow(page, 'Terms of Service');
  await expect(page).toHaveURL('/TermsOfService');
  await expect(heading).not.toHaveText('Unexpected Application Error!');
  site.fault = undefined;
  await page.goBack();
  await expect(page).toHaveTitle(/Privacy|Contact/);
  await expect(heading).not.toHaveText('Unexpected Application Error!');

  site.fault = breaking('/parts/company/faqs.txt');
  await goByHistory(page, '/company/faqs');
  await expect(heading).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('link', { name: 'Home', exact: true }).last()).toBeVisible();
  site.fault = undefined;
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(heading).not.toHaveText(/Unexpected/);
});

test('a slow page says so, and the page before stays meanwhile', async ({ page }) => {
  let respond = () => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await open(page, '/contact');
  await page.route('/parts/PrivacyPolicy.txt', async (route) => {
    await held;
    await route.continue();
  });
  await follow(page, 'Privacy Policy');
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  respond();
  await expect(page.getByText('Loading...')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeFocused();
});
