import { open } from '../support/open.ts';
import { expectNothingSideways } from '../support/sideways.ts';
import { expect, goOffline, test } from '../support/test.ts';

const RECIPES = [
  { path: '/apis/recipes', name: 'A UPI payment at a shop', last: '"status": "paid"' },
  { path: '/apis/recipes', name: 'Fetch and pay a bill', last: '"status": "paid"' },
  { path: '/apis/checkout', name: 'A web shop in three calls', last: '"status": "captured"' },
];

for (const { path, name, last } of RECIPES)
  test(`“${name}” runs on its page from the first step to the last, without a network`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
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

test('a recipe that is run again says that nothing was done twice, and a new key begins it again', async ({
  page,
}) => {
  await open(page, '/apis/recipes');
  const steps = page
    .getByRole('region', { name: 'A UPI payment at a shop' })
    .locator('.recipe > li');
  const [order, payment] = [steps.nth(0), steps.nth(1)];
  const idIn = async (step: typeof order) =>
    JSON.parse((await step.locator('.run pre').first().textContent()) ?? '').id;
  const said = (step: typeof order) =>
    step.getByRole('region', { name: /^Run: / }).getByRole('status');
  const fresh = (step: typeof order) => step.getByRole('button', { name: 'Run with a new key' });
  for (const step of [order, payment]) {
    await step.getByRole('button', { name: 'Run in the sandbox' }).click();
    await expect(step.getByText('201 Created')).toBeVisible();
    await expect(fresh(step)).toHaveCount(0);
  }
  const first = await idIn(order);
  await page.reload();

  await order.getByRole('button', { name: 'Run in the sandbox' }).click();
  await expect(said(order)).toContainText(
    'Same key, same response: the request was not processed twice.',
  );
  expect(await idIn(order)).toBe(first);
  await fresh(order).press('Enter');
  await expect(said(order)).not.toContainText('The same key');
  expect(await idIn(order)).not.toBe(first);
  await expect(order.getByRole('button', { name: 'Run', exact: true })).toBeFocused();

  // The key of the step belongs to the payment of the first order.
  await payment.getByRole('button', { name: 'Run in the sandbox' }).click();
  await expect(payment.getByText('422 Unprocessable Content')).toBeVisible();
  await fresh(payment).click();
  await expect(payment.getByText('201 Created')).toBeVisible();
});

test('on a wide screen the changelog leaves room for its sentences', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/apis/changelog');
  // Each kind of change is folded.
  await page
    .getByText(/ \(\d+\)$/)
    .first()
    .click();
  const table = page.getByRole('table').first();
  const wide = async (locator: typeof table) => (await locator.boundingBox())?.width ?? 0;
  const sentences = table.getByRole('columnheader', { name: 'What it means for you' });
  expect((await wide(sentences)) / (await wide(table))).toBeGreaterThan(1 / 3);
});

test('the changelog and the test values lead on, and no line is cut', async ({ page }) => {
  await open(page, '/apis/apiRefrence');
  await page.getByRole('main').getByRole('link', { name: 'Changelog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'API changelog' })).toBeVisible();
  for (const path of ['/apis/changelog', '/apis/test-values', '/apis/recipes']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    await expectNothingSideways(page);
  }
});
