import type { Page } from 'playwright/test';
import { arrival, open } from '../support/open.ts';
import { readPicture } from '../support/read-picture.ts';
import { pickSample } from '../support/samples.ts';
import { expect, goOffline, test } from '../support/test.ts';
import { expectAccessible, printedPages, textOf, withoutPrinter } from '../support/tool-checks.ts';

const PATH = '/UpiSolution';
const LINK = 'upi://pay?pa=meena.stores@example&pn=Meena%20Stores&cu=INR';

const upiId = (page: Page) => page.getByLabel('UPI ID', { exact: true });
const name = (page: Page) => page.getByLabel('Name', { exact: true });
const amount = (page: Page) => page.getByLabel('Amount in ₹ (optional)');
const note = (page: Page) => page.getByLabel('Note (optional)');
const make = (page: Page) => page.getByRole('button', { name: 'Make QR code' });
const poster = (page: Page) => page.getByRole('region', { name: 'Counter poster' });
const code = (page: Page) => page.getByRole('img', { name: /^QR code for/ });
const button = (page: Page, label: string) =>
  page.getByRole('button', { name: label, exact: true });

/** Shows what is folded away: link, and the code without a poster. */
const unfold = (page: Page) => page.getByText('The link in the code').click();

async function saved(page: Page, label: string) {
  const saving = page.waitForEvent('download');
  await button(page, label).click();
  return saving;
}

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

test('the saved PNG and SVG are read back, all of it in Hindi and emoji, and the result passes axe', async ({
  page,
}) => {
  await open(page, PATH);
  await upiId(page).fill('sample.kirana@example');
  await name(page).fill('नमूना किराना 🥟');
  await amount(page).fill('1,499.50');
  await note(page).fill('चाय & समोसा');
  await make(page).click();
  const link = `upi://pay?pa=sample.kirana@example&pn=${encodeURIComponent('नमूना किराना 🥟')}&am=1499.50&cu=INR&tn=${encodeURIComponent('चाय & समोसा')}`;
  await unfold(page);
  const png = await saved(page, 'Download PNG');
  expect(png.suggestedFilename()).toBe('upi-qr.png');
  const picture = await readPicture(page, png);
  expect(picture.text).toBe(link);
  expect(picture.width).toBeGreaterThanOrEqual(1024);
  const svg = await saved(page, 'Download SVG');
  expect(svg.suggestedFilename()).toBe('upi-qr.svg');
  expect((await readPicture(page, svg)).text).toBe(link);
  expect(await textOf(svg)).not.toContain('नमूना');
  await expect(poster(page)).toContainText('₹1,499.50');
  await expectAccessible(page);
});

test('copies the link, says what to do if that is refused, and removes the code after an edit', async ({
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

test('says what is wrong, first field first; what is odd blocks nothing, and leaving starts over', async ({
  page,
}) => {
  await open(page, PATH);
  await make(page).click();
  await expect(page.getByRole('alert')).toHaveText([
    'Enter the UPI ID to be paid.',
    'Enter the name the payer should see.',
  ]);
  await expect(upiId(page)).toBeFocused();
  await pickSample(page, 'Not a UPI ID');
  // A list: while two of before are still there, a single one would be refused at once.
  await expect(page.getByRole('alert')).toHaveText([
    'A UPI ID is a name, an @ and a handle, such as sample.shop@example.',
  ]);
  await expect(upiId(page)).toHaveAttribute('aria-invalid', 'true');
  await upiId(page).fill('meena.stores@example');
  await name(page).fill('क'.repeat(50));
  await make(page).click();
  await expect(page.getByRole('alert')).toHaveText(/too long for a code that scans well/);
  await expect(name(page)).toBeFocused();
  await name(page).fill('Meena Stores');
  await amount(page).fill('0.001');
  await make(page).click();
  await expect(page.getByRole('alert')).toHaveText('Use at most 2 digits after the point.');
  await expect(code(page)).toHaveCount(0);

  await pickSample(page, 'Any amount');
  await amount(page).fill('1,00,001');
  await expect(amount(page)).toHaveAccessibleDescription(/at most ₹1,00,000, as notified/);
  await make(page).click();
  await expect(poster(page)).toContainText('₹1,00,001');
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
