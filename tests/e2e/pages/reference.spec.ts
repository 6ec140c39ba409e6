import { open } from '../support/open.ts';
import { expectNothingSideways } from '../support/sideways.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/tool-checks.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a bar opens all calls as a sheet, which a choice and Escape close', {
    tag: '@night',
  }, async ({ page }) => {
    await open(page, '/apis/reference/settlements');
    const bar = page.getByRole('button', { name: 'All calls' });
    const tree = page.getByRole('navigation', { name: 'Calls of the API' });
    await expect(tree).toBeHidden();
    await bar.click();
    await expect(tree).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(tree).toBeHidden();
    await expect(bar).toBeFocused();
    await bar.click();
    await tree.getByRole('link', { name: 'List settlements' }).click();
    await expect(tree).toBeHidden();
    await expect(page).toHaveURL(/#settlements\.list$/);
    await expect(page.getByRole('heading', { name: 'List settlements' })).toBeInViewport();
  });

  test('nothing moves sideways', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/apis/reference/verification');
    await expectNothingSideways(page);
  });
});

test('a field has an address, and what it is in is opened', async ({ page }) => {
  await open(page, '/apis/reference/payments#payments.create.method.upi.flow');
  await expect(page.locator('[id="payments.create.method.upi.flow"]')).toBeInViewport();
});

for (const width of [1024, 1200, 1280, 1366, 1440, 1920])
  test(`a sample lies over no field on a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/apis/reference/payments#payments.create.method.upi.flow');
    const row = page.locator('[id="payments.create.method.upi.flow"]');
    await expect(row).toBeInViewport();
    await row.evaluate((it) => it.scrollIntoView({ block: 'center' }));
    const isSeen = (it: Element) => {
      const { left, top, height } = it.getBoundingClientRect();
      return it.contains(document.elementFromPoint(left + 24, top + height / 2));
    };
    await expect.poll(() => row.evaluate(isSeen)).toBe(true);
  });

test('its search finds calls, fields and errors, and leads there', async ({ page }) => {
  await open(page, '/apis/reference/webhooks');
  const search = page.getByRole('searchbox', { name: 'Find a call, field or error' });
  await search.fill('ifsc');
  const found = page.getByRole('search').getByRole('link');
  await expect(found.first()).toContainText('ifsc');
  await search.fill('state conf');
  await expect(found).toHaveText([/^state_conflict/]);
  await found.first().click();
  await expect(page).toHaveURL(/apiRefrence#problem\.state_conflict$/);
  await expect(page.getByRole('row', { name: /^state_conflict/ })).toBeInViewport();
  await page.goBack();
  await page.getByRole('searchbox').fill('nosuchthing');
  await expect(page.getByText('Nothing of that name.')).toBeVisible();
});

test('a language that is chosen is that of every sample, here and on the next page', async ({
  page,
}) => {
  await open(page, '/apis/reference/settlements');
  const calls = page.getByRole('tabpanel');
  await page.getByRole('tab', { name: 'JavaScript' }).first().click();
  for (const panel of await calls.all()) await expect(panel).toContainText('await fetch(');
  await page
    .getByRole('navigation', { name: 'Calls of the API' })
    .getByRole('link', { name: 'Bills' })
    .click();
  await expect(page.getByRole('tabpanel').first()).toContainText('await fetch(');
});

test('the next call is a press or a key away, and the errors are listed once', async ({ page }) => {
  await open(page, '/apis/reference/settlements');
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await page.getByRole('link', { name: 'Next: List settlements' }).click();
  await expect(page).toHaveURL(/#settlements\.list$/);
  await expect(heading('List settlements')).toBeInViewport();
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/#settlements\.get$/);
  await expect(heading('Fetch a settlement')).toBeInViewport();
  await page.keyboard.press('k');
  await expect(page).toHaveURL(/#settlements\.list$/);
  await page.getByRole('searchbox').fill('jk');
  await expect(page).toHaveURL(/#settlements\.list$/);
  const errors = page.getByRole('region', { name: 'Errors' });
  await expect(errors).toHaveCount(1);
  await errors.getByRole('link', { name: 'rate_limited' }).click();
  await expect(page).toHaveURL(/apiRefrence#problem\.rate_limited$/);
  // The error is in a fold, which the link opens.
  await expect(page.locator('[id="problem.rate_limited"]')).toBeInViewport();
});

test('a call runs where it is described', async ({ page }) => {
  await open(page, '/apis/reference/payments');
  const call = page.getByRole('region', { name: 'Create an order', exact: true });
  await call.getByRole('button', { name: 'Run in the sandbox' }).click();
  await expect(call.getByText('201 Created').last()).toBeVisible();
  await expect(call.getByText('Nothing was sent.')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every call is there with curl and its answer, and the way to the others', async ({
    page,
  }) => {
    await page.goto('/apis/reference/payouts');
    const call = page.getByRole('region', { name: 'Create a payout', exact: true });
    await expect(call.getByText('curl -X POST')).toBeVisible();
    await expect(call.getByText('"status"').first()).toBeVisible();
    await expect(
      page
        .getByRole('navigation', { name: 'Calls of the API' })
        .getByRole('link', { name: 'Bills' }),
    ).toBeVisible();
  });
});

for (const [path, heading] of [
  ['/apis/reference/payments', 'Payments'],
  ['/apis/panFeatures', 'PAN verification'],
  ['/apis', 'APIs for payments and checks'],
] as const)
  test(`${path} is a file of Markdown too, which search engines leave out`, async ({ page }) => {
    await open(page, path);
    const link = page.getByRole('link', { name: 'Open as Markdown' });
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(response.headers()).toMatchObject({
      'content-type': 'text/markdown;charset=utf-8',
      'x-robots-tag': 'noindex',
    });
    expect((await response.text()).startsWith(`# ${heading}\n\n> `)).toBe(true);
  });
