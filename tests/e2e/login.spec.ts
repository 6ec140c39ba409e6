import { open } from './open.ts';
import { expect, test } from './test.ts';
import { expectAccessible } from './tool-checks.ts';

test('says that sign-in is not connected, and what to do instead', async ({ page }) => {
  await open(page, '/login');
  const tool = page.getByRole('main');
  await expect(tool.getByText('Sign-in is not connected in this build.')).toBeVisible();
  await expect(tool.getByRole('textbox')).toHaveCount(0);
  await expect(page.locator('input[type="password"]')).toHaveCount(0);
  await expectAccessible(page);
  await tool.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign up for API access');
  await page.goBack();
  await tool.getByRole('link', { name: 'Write to us' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});
