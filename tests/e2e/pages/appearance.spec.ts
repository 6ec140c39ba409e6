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
  const calm = page.getByRole('button', { name: 'Calm mode' });
  await calm.click();
  await expect(calm).toHaveAttribute('aria-pressed', 'true');
  await expect(hero).toBeHidden();
  await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Play slides' })).toBeVisible();
  await page.reload();
  await expect(hero).toBeHidden();
  await expect(calm).toHaveAttribute('aria-pressed', 'true');
  await calm.click();
  await expect(hero).toBeVisible();
});

test('a browser that saves data gets calm mode without asking', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await open(page, '/products/aepsPortal');
  await expect(page.locator('.page-head__art')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Calm mode' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
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
