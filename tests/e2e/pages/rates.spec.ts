import { test as installed } from '../support/installed.ts';
import { open } from '../support/open.ts';
import { expectNothingSideways } from '../support/sideways.ts';
import { expect, goOffline, test } from '../support/test.ts';

test('a table opens when it is pressed, and is cards on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/rates');
  const table = page.getByRole('table', { name: 'What a shop earns' });
  await expect(table).toBeHidden();
  await page.locator('summary', { hasText: 'What a shop earns' }).click();
  await expect(table).toBeInViewport();
  await expectNothingSideways(page);
});

test('a link to a table or to one of its lines opens it', async ({ page }) => {
  await open(page, '/products/aepsPortal');
  await page.getByRole('link', { name: 'Rates, limits and documents' }).first().click();
  await expect(page).toHaveURL('/rates#commissions');
  await expect(page.getByRole('table', { name: 'What a shop earns' })).toBeInViewport();
  await expect(page.locator('summary', { hasText: 'What a shop earns' })).toBeInViewport();
  await page.goto('/rates#rules-2');
  await expect(page.getByRole('row', { name: /^AEPS: account debited, no cash/ })).toBeInViewport();
});

test('what is folded is printed', async ({ page }) => {
  await open(page, '/rates');
  const rules = page.getByRole('table', { name: /^Limits and rules/ });
  await expect(rules).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(rules).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  // Browsers that do not know the style for it.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(rules).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(rules).toBeHidden();
});

test('what a sale costs follows how it is paid, offline and on the first phone screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // A Saturday evening in India.
  await page.clock.setFixedTime(new Date('2026-11-28T20:00:00+05:30'));
  await open(page, '/rates');
  await goOffline(page.context());
  const sum = page.getByRole('region', { name: 'What does a sale cost me?' });
  // RBI: 0.40% for a turnover of at most ₹20 lakh; no GST to ₹2,000.
  await expect(sum.getByText('₹1,494.00')).toBeInViewport();
  await expect(sum).toContainText('Monday, 30 November, by 11:00 am');
  await sum.getByRole('checkbox').uncheck();
  await expect(sum).toContainText('₹1,486.50');
  await sum.getByLabel('Amount (₹)').fill('10,000');
  await sum.getByLabel('Paid by').selectOption('Credit card, online');
  // 2% is ₹200.00, and 18% of that ₹36.00.
  await expect(sum).toContainText('₹9,764.00');
  await expect(sum).toContainText('₹36.00');
  await sum.getByLabel('Amount (₹)').fill('ten');
  await expect(sum.getByRole('alert')).toBeVisible();
  await expect(sum).toContainText('₹9,764.00');
  const days = page.getByRole('table', { name: 'When does my money arrive?' });
  await expect(days.getByRole('row')).toHaveCount(8);
  await expect(days.getByRole('row', { name: /^Today, Saturday/ })).toContainText('Monday');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every table opens, and nothing is offered that needs them', async ({ page }) => {
    await page.goto('/rates#leaving');
    await expect(page.getByRole('table', { name: /^When you leave/ })).toBeInViewport();
    await page.goto('/rates');
    for (const each of await page.locator('summary').all()) await each.click();

    await expect(page.getByRole('table')).toHaveCount(13);
    await expect(page.getByText('₹1,494.00')).toBeVisible();
    await expect(page.getByRole('row', { name: /^Saturday/ })).toContainText('Monday, by 11:00 am');
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
  });
});

test('a link to the page is copied where no app takes it', async ({
  page,
  context,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Others ask for the clipboard in their own window.');
  await context.grantPermissions(['clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await open(page, '/rates');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
});

test('a call from a page begins the message with its name; written text stays', async ({
  page,
}) => {
  await open(page, '/services');
  await page.getByRole('link', { name: 'Contact Sales' }).click();
  await expect(page).toHaveURL('/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(/^Services for payments and payouts · \S+\n\nPlease tell me/);
  await message.fill('My own words');
  await page.goBack();
  await page.getByRole('link', { name: 'Start Free Trial' }).click();
  await expect(message).toHaveValue('My own words');
});

test('a shop that asks to begin has its subject filled in', async ({ page }) => {
  await open(page, '/retailers/MoneyTransfer');
  await page.getByRole('link', { name: 'Start in your shop' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/money transfer/i);
});

test.describe('with the worker', () => {
  // RBI/2019-20/67: five days after the day of the payment, then ₹100 a day.
  installed(
    'two taps from home say what a withdrawal without cash needs',
    async ({ page, site }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await site.stop();
      await open(page, '/');
      await page.getByRole('main').getByRole('link', { name: 'Rates', exact: true }).click();
      await page.getByRole('link', { name: 'Account debited, but no cash came?' }).click();
      await expect(page).toHaveURL('/fraud#owed');
      await expect(page.getByText(/return the money within 5\sdays.*₹100/)).toBeInViewport();
    },
  );
});
