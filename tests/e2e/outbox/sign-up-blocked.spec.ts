import { expect, test } from '../support/blocked-browser.ts';
import { arrival } from '../support/open.ts';

test('a sign-up that cannot be saved says so, and works without our team', async ({
  blocked: page,
  site,
}) => {
  await page.goto(`${site.origin}/signup`);
  await arrival(page);
  await page.getByLabel('Full Name').fill('Asha Verma');
  await page.getByLabel('Phone Number').fill('1200000000');
  await page.getByLabel('Email Address').fill('asha@shop.example');
  await page.getByLabel('API of interest').selectOption('/apis/Payout');
  const tick = page.getByRole('checkbox', { name: 'Also send this to our team' });
  await tick.check();
  const submit = page.getByRole('button', { name: 'Sign Up' });
  const dialog = page.getByRole('dialog', { name: 'Sign-Up Successful!' });
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('could not be saved on this device');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Verma');
  await tick.uncheck();
  await submit.click();
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toContainText('outbox');
  expect(site.posts).toHaveLength(0);
});
