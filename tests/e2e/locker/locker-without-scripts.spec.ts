import { site } from '../../../src/content/site.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('without scripts the locker says what it needs and whom to ask, and shows no dead button', async ({
  page,
}) => {
  await page.goto('/digilocker');
  // Playwright leaves the text of a noscript out of what it reads.
  const [, said = ''] = /<noscript>(.*?)<\/noscript>/s.exec(await page.content()) ?? [];
  expect(said).toContain('The locker works in your browser alone and needs JavaScript');
  expect(said).toContain(`<a href="${site.phone.href}">${site.phone.label}</a>`);
  expect(said).toContain(`<a href="mailto:${site.email}">${site.email}</a>`);
  await expect(page.getByText('Loading documents...')).toBeHidden();
  for (const name of ['Upload', 'Refresh', 'Import backup'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(page.getByText('not connected to the Government’s DigiLocker')).toBeVisible();
});
