import type { Page } from 'playwright/test';
import { arrival, open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { everythingKept, expectAccessible, watchRequests } from '../support/tool-checks.ts';

test('says that sign-in is not connected, and offers what is real here, this device first', async ({
  page,
}) => {
  await open(page, '/login');
  const tool = page.getByRole('main');
  await expect(tool.getByText('Sign-in is not connected here.')).toBeVisible();
  await expect(page.locator('input')).toHaveCount(0);
  await tool.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign up for API access');
  await page.goBack();
  await tool.getByRole('link', { name: 'Write to us' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await arrival(page);
  await page.goBack();
  const offers = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: 'Ask for an account' }) })
    .getByRole('link');
  await expect(offers).toHaveText([
    'This device',
    'Investor demo',
    'Document locker',
    'Ask for an account',
  ]);
  await offers.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This device');
  await page.goBack();
  await page.getByRole('link', { name: 'Ask for an account' }).click();
  await expect(page.getByLabel('Message')).toHaveValue(/^An account\b/);
});

test('with an address it leads there, and passes on nothing that was typed', async ({
  page,
  context,
  site,
}) => {
  const ACCOUNTS = 'https://accounts.example/sign-in?from=kolam';
  await setAddress(page, ACCOUNTS);
  await context.route('https://accounts.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Accounts</h1>' }),
  );
  const email = page.getByLabel('Email', { exact: true });
  const password = page.getByLabel('Password', { exact: true });
  // Rendered by the script alone, since the page as served is that of a build without an address.
  await open(page, '/signup');
  await page.getByRole('main').getByRole('link', { name: 'Login', exact: true }).click();
  await expect(email).toBeVisible();
  await expectAccessible(page);
  const sent = watchRequests(page, site, /marked/);
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText([
    'Please enter your email address.',
    'Please enter your password.',
  ]);
  await expect(email).toBeFocused();
  await email.fill('merchant@marked.example');
  await password.fill('marked-password-zqx');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await everythingKept(page)).not.toContain('marked');
  await password.press('Enter');
  await expect(page.getByRole('heading', { name: 'Accounts' })).toBeVisible();
  expect(page.url()).toBe(ACCOUNTS);
  expect(sent).toEqual([ACCOUNTS]);
});

/** Puts an address where the build has none. tests/deep/login-connected.spec.ts makes a build with one. */
async function setAddress(page: Page, address: string): Promise<void> {
  await page.route('**/assets/login-*.js', async (route) => {
    const response = await route.fetch();
    const parts = (await response.text()).split('(void 0)');
    expect(parts, 'the script has one setting, and it is empty').toHaveLength(2);
    await route.fulfill({ response, body: parts.join(`(${JSON.stringify(address)})`) });
  });
}
