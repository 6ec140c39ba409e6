import { expectNoViolations } from '../support/axe.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test('questions are found while one types, after Back and from a link, and it is said what is not there', async ({
  page,
}) => {
  await open(page, '/company/faqs');
  const field = page.getByRole('searchbox', { name: 'Search this page' });
  await field.fill('refund');
  await expect(page.getByText('The money goes back the way it came')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Who can open an account?' })).toHaveCount(0);
  await expect(page).toHaveURL('/company/faqs?q=refund');
  await expectNoViolations(page, [390]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search');
  await page.goBack();
  await expect(field).toHaveValue('refund');
  await field.fill('refund zebra');
  await expect(page.getByText('Found nowhere: “zebra”')).toBeVisible();
  await field.fill('zebra');
  await expect(page.getByText('Not on this page: “zebra”')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Search the whole site' })).toBeVisible();
  await field.fill('');
  await expect(page.getByRole('button', { name: 'Who can open an account?' })).toBeVisible();
});

test('a test value is found among all, which are folded by tool', async ({ page }) => {
  await open(page, '/apis/test-values');
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search this page' }).fill('expired');
  await expect(page.locator('mark').first()).toHaveText(/expired/i);
});

test('the tool board leaves the tools that are asked for, and has those opened last on top', async ({
  page,
}) => {
  await open(page, '/tools');
  const field = page.getByRole('searchbox', { name: 'Find a tool' });
  const main = page.getByRole('main');
  await field.fill('kist');
  await expect(main.getByRole('link', { name: /EMI/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /PAN/ })).toHaveCount(0);
  await expectNoViolations(page, [390]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/LoanPortal/);
  await page.goBack();
  const last = page.getByRole('navigation', { name: 'Opened last' });
  await expect(last.getByRole('link')).toHaveText([/EMI/]);
  await field.fill('zebra');
  await expect(page.getByText('No tool here for “zebra”')).toBeVisible();
});
