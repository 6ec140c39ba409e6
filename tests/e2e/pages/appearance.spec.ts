import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test('calm mode and the theme survive a reload, and reach other tabs', async ({
  page,
  context,
}) => {
  await open(page, '/');
  const hero = page.locator('.hero__img').first();
  await expect(hero).toBeVisible();
  // The footer of every page leads to where both are switched and explained.
  const device = await context.newPage();
  await open(device, '/services');
  const footer = device.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'This device' }).click();
  const calm = device.getByRole('switch', { name: 'Calm mode' });
  await calm.click();
  await expect(calm).toBeChecked();
  await expect(hero).toBeHidden();
  await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible();
  await footer.getByRole('button', { name: 'Dark' }).click();
  for (const tab of [device, page])
    await expect(tab.locator('html')).toHaveAttribute('data-bs-theme', 'dark');

  // Before the first paint, and so before any script of the application.
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
  await expect(hero).toBeHidden();
  await device.reload();
  await expect(calm).toBeChecked();
  await calm.click();
  await expect(hero).toBeVisible();
  await footer.getByRole('button', { name: 'Auto' }).click();
  for (const tab of [device, page])
    await expect(tab.locator('html')).toHaveAttribute('data-bs-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
});

test('a browser that saves data gets calm mode without asking', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await open(page, '/products/aepsPortal');
  await expect(page.locator('.page-head__art')).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'This device' }).click();
  await expect(page.getByRole('switch', { name: 'Calm mode' })).toBeChecked();
});
