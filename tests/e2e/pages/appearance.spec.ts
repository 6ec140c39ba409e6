import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test('calm mode keeps decorative pictures and movement away, survives a reload, and reaches other tabs', async ({
  page,
  context,
}) => {
  await open(page, '/');
  const other = await context.newPage();
  await open(other, '/');
  const hero = page.locator('.hero__img').first();
  await expect(hero).toBeVisible();
  // The footer of every page leads to where it is switched and explained.
  const device = await context.newPage();
  await open(device, '/services');
  await device.getByRole('contentinfo').getByRole('link', { name: 'This device' }).click();
  const calm = device.getByRole('switch', { name: 'Calm mode' });
  await calm.click();
  await expect(calm).toBeChecked();
  for (const tab of [page, other]) {
    await expect(tab.locator('.hero__img').first()).toBeHidden();
    await expect(tab.getByRole('button', { name: 'Play slides' })).toBeVisible();
  }
  await page.reload();
  await expect(hero).toBeHidden();
  await device.reload();
  await expect(calm).toBeChecked();
  await calm.click();
  await expect(hero).toBeVisible();
});

test('a browser that saves data gets calm mode without asking', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await open(page, '/products/aepsPortal');
  await expect(page.locator('.page-head__art')).toBeHidden();
  await open(page, '/device');
  await expect(page.getByRole('switch', { name: 'Calm mode' })).toBeChecked();
});

test('the chosen theme is there before the first paint and in other tabs', async ({
  page,
  context,
}) => {
  await open(page, '/contact');
  const other = await context.newPage();
  await open(other, '/contact');
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
  await page.goto('/services', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
  await page.getByRole('button', { name: 'Auto' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
});
