import type { Page } from 'playwright/test';
import { arrival, open } from '../support/open.ts';
import { pickSample } from '../support/samples.ts';
import { expect, goOffline, test } from '../support/test.ts';
import { printedPages, withoutPrinter } from '../support/tool-checks.ts';

const PATH = '/UpiSolution';
const LINK = 'upi://pay?pa=meena.stores@example&pn=Meena%20Stores&cu=INR';

const upiId = (page: Page) => page.getByLabel('UPI ID', { exact: true });
const poster = (page: Page) => page.getByRole('region', { name: 'Counter poster' });
const amount = (page: Page) => page.getByLabel('Amount in ₹ (optional)');
const note = (page: Page) => page.getByLabel('Note (optional)');
const make = (page: Page) => page.getByRole('button', { name: 'Make QR code' });
const code = (page: Page) => page.getByRole('img', { name: /^QR code for/ });
const button = (page: Page, label: string) =>
  page.getByRole('button', { name: label, exact: true });

/** Shows what is folded away: link, and the code without a poster. */
const unfold = (page: Page) => page.getByText('The link in the code').click();

test('a sample becomes a poster and a link, on each page that has the tool', async ({ page }) => {
  for (const path of [PATH, '/apis/UPIPayment', '/apis/QrPayment']) {
    await open(page, path);
    await expect(poster(page)).toHaveCount(0);
    await pickSample(page, 'Any amount');
    await expect(poster(page)).toContainText('Meena Stores');
    await expect(poster(page)).toContainText('meena.stores@example');
    await expect(poster(page)).toContainText('Scan and pay with any UPI app');
    await expect(page.getByRole('link', { name: LINK })).toHaveCount(0);
    await unfold(page);
    await expect(page.getByRole('link', { name: LINK })).toHaveAttribute('href', LINK);
    await expect(page.getByText('The QR code for Meena Stores is ready.')).toBeAttached();
    await expect(
      page.getByText(/Ask for the payer’s confirmation|ask for the payer’s confirmation/),
    ).toBeVisible();
  }
});

test('copies the link, says what to do where that is refused, and an edit takes the code away', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PATH);
  await pickSample(page, 'Any amount');
  await unfold(page);
  await button(page, 'Copy link').click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveText(
    'Link copied to clipboard!',
  );
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await button(page, 'Copy link').click();
  await expect(page.getByRole('alert')).toHaveText(
    'The link was not copied. Select it below and copy it by hand.',
  );
  // What a page may read of the clipboard the policy decides; a paste shows it too.
  await note(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(note(page)).toHaveValue(LINK);
  await expect(code(page)).toHaveCount(0);

  await pickSample(page, '₹499.50');
  await expect(code(page)).toBeVisible();
  await amount(page).fill('499.5');
  await expect(code(page)).toHaveCount(0);
  await make(page).click();
  await expect(poster(page)).toContainText('₹499.50');
});

test('leaving starts over', async ({ page }) => {
  await open(page, PATH);
  await pickSample(page, 'Any amount');
  await expect(code(page)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'UPI payment API' }).click();
  await expect(page).toHaveURL('/apis/UPIPayment');
  await arrival(page);
  await page.goBack();
  await expect(upiId(page)).toHaveValue('');
  await expect(code(page)).toHaveCount(0);
});

test('prints the poster alone, on one page of A5', async ({ page }) => {
  await withoutPrinter(page);
  await open(page, PATH);
  await pickSample(page, '₹499.50');
  await button(page, 'Print poster').click();
  await page.emulateMedia({ media: 'print' });
  for (const text of [
    'Champa Café',
    'champa.cafe@example',
    'Scan and pay with any UPI app',
    '₹499.50',
    'Table 4',
  ])
    await expect(poster(page).getByText(text, { exact: true })).toBeVisible();
  await expect(code(page)).toBeVisible();
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('heading', { level: 1 }),
    upiId(page),
    page.getByRole('link', { name: /^upi:/ }),
  ])
    await expect(hidden).toBeHidden();
  // 148 × 210 mm in points.
  expect(await printedPages(page)).toEqual([{ width: 420, height: 595 }]);
});

test('draws the code offline, without a worker, if the page was loaded online', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const parts = [/\/assets\/code-[^/]*\.js$/, /\/assets\/Studio-[^/]*\.js$/].map((part) =>
    page.waitForResponse(part),
  );
  await open(page, PATH);
  await page.clock.runFor(15_000);
  // What a script itself imports is there too once it can be imported.
  for (const part of await Promise.all(parts))
    await page.evaluate((script) => import(script), part.url());
  await goOffline(context);
  await pickSample(page, 'Any amount');
  await expect(code(page)).toBeVisible();
});

test('says what helps when the drawing code cannot be loaded, and keeps the form', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to load resource/);
  await page.route('**/assets/code-*', (route) => route.abort());
  // Were the site reachable, the page would reload itself to get the part of a newer deployment.
  await page.route(/\/online\.txt/, (route) => route.abort());
  await open(page, PATH);
  await pickSample(page, 'Any amount');
  await expect(page.getByRole('alert')).toHaveText(
    'The code could not be drawn: a part of this page is missing. Reload the page when you are online.',
  );
  await expect(upiId(page)).toHaveValue('meena.stores@example');
});
