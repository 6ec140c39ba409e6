import { expect, test } from '../support/blocked-browser.ts';
import { goOffline, goOnline } from '../support/test.ts';

test('with site data blocked, pages open, navigate and send, and say what they cannot save', async ({
  blocked: page,
  site,
}) => {
  await page.goto(`${site.origin}/contact`);
  await expect
    .poll(() =>
      page.evaluate(() => {
        try {
          return typeof localStorage;
        } catch {
          return 'refused';
        }
      }),
    )
    .toBe('refused');
  await expect(page.getByText(/does not let the site store anything/)).toBeVisible();
  await page.getByLabel('Full Name').fill('Asha Verma');
  await page.getByLabel('Email').fill('asha@shop.example');
  // Without a network too, it says that nothing could be saved, and keeps the form.
  await page.getByLabel('Message').fill('Nowhere to go');
  await goOffline(page.context());
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert')).toContainText('does not let us save your message');
  await expect(page.getByLabel('Message')).toHaveValue('Nowhere to go');
  expect(site.posts).toHaveLength(0);

  await goOnline(page.context());
  await page.getByLabel('Message').fill('From a careful browser');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  expect(site.mails).toMatchObject([{ message: 'From a careful browser' }]);
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/PrivacyPolicy/);
});
