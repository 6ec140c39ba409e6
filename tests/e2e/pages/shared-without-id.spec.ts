import { expect, test } from '../support/test.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('an address that names no document ends at the home page', async ({ page, site }) => {
      for (const path of ['/shared', '/Shared/', '/shared.html']) {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expect(page).toHaveURL(`${site.origin}/`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
    });
  });
}
