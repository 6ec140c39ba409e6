import { open } from '../support/open.ts';
import { expect, goOffline, test } from '../support/test.ts';

const RECIPES = [
  { name: 'A UPI payment at a shop', last: '"status": "paid"' },
  { name: 'Fetch and pay a bill', last: '"status": "paid"' },
];

for (const { name, last } of RECIPES)
  test(`“${name}” runs on its page from the first step to the last, without a network`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/apis/recipes');
    const steps = page.getByRole('region', { name }).locator('.recipe > li');
    const run = steps.first().getByRole('button', { name: 'Run in the sandbox' });
    await run.click();
    await expect(steps.first().getByText(/^20[01] /)).toBeVisible();
    await goOffline(page.context());
    const count = await steps.count();
    for (let place = 1; place < count; place++) {
      const step = steps.nth(place);
      await step.getByRole('button', { name: 'Run in the sandbox' }).click();
      await expect(step.getByText(/^20[01] /)).toBeVisible();
    }
    await expect(steps.last().getByRole('region').getByText(last)).toBeVisible();
  });

test('the changelog and the test values lead on, and no line is cut', async ({ page }) => {
  await open(page, '/apis/apiRefrence');
  await page.getByRole('main').getByRole('link', { name: 'Changelog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'API changelog' })).toBeVisible();
  for (const path of ['/apis/changelog', '/apis/test-values', '/apis/recipes']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, path).toBeLessThanOrEqual(390);
  }
});
