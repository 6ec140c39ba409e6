import { expect, test } from '../support/test.ts';

test('an address without a document id leads to the home page', async ({ page, request, site }) => {
  for (const path of ['/shared', '/Shared/', '/shared.html']) {
    // The server says it, so scripts are not needed for it.
    const response = await request.get(path, { headers: { accept: 'text/html' } });
    expect(response.status(), path).toBe(200);
    expect(response.url(), path).toBe(`${site.origin}/`);
    expect(await response.text()).toContain('<h1');
  }
  await page.goto('/shared');
  await expect(page).toHaveURL(`${site.origin}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
