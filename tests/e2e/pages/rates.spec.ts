import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test('the way to a rate leads to its table, which is a card on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/rates');
  await page.getByRole('link', { name: 'I have a shop' }).click();
  await expect(page).toHaveURL('/rates#commissions');
  const table = page.getByRole('table', { name: 'What a shop earns' });
  await expect(table).toBeInViewport();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(320);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every table is there, and nothing is offered that needs them', async ({ page }) => {
    await page.goto('/rates');
    await expect(page.getByRole('table')).toHaveCount(8);
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
  });
});

test('a link to the page is copied where no app takes it', async ({
  page,
  context,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Others ask for the clipboard in a window of their own.');
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
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    /^For my shop\n\nI would/,
  );
});
