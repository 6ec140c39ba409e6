import { open } from '../support/open.ts';
import { expectNothingSideways } from '../support/sideways.ts';
import { expect, test } from '../support/test.ts';

const PRODUCTS = [
  { path: '/apis/UPIPayment', call: 'Create a payment', answer: '"next_action"' },
  { path: '/apis/QrPayment', call: 'Create a payment', answer: '"next_action"' },
  { path: '/apis/Payout', call: 'Create a payout', answer: '"queued"' },
];

for (const { path, call, answer } of PRODUCTS)
  test(`${path} runs one of its calls in place, and leads to all of them`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, path);
    await expect(page.getByRole('heading', { name: call, level: 3 })).toBeVisible();
    await page.getByRole('button', { name: 'Run in the sandbox' }).press('Enter');
    const ran = page.getByRole('region', { name: `Run: ${call}` });
    await expect(ran.getByRole('status')).toContainText('201 Created');
    await expect(ran.getByText(answer)).toBeVisible();
    await expectNothingSideways(page);
    await page.getByRole('link', { name: 'Its calls' }).click();
    await expect(page).toHaveURL(/\/apis\/reference\//);
  });

test('in Hindi what is around a call is Hindi', async ({ page }) => {
  await open(page, '/hi/apis/UPIPayment');
  await page.getByRole('button', { name: 'sandbox में चलाएँ' }).click();
  await expect(page.getByRole('status').filter({ hasText: '201 Created' })).toContainText(
    'कुछ भेजा नहीं गया',
  );
});
