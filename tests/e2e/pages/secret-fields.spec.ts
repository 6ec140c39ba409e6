import { open } from '../support/open.ts';
import { SECRETS } from '../support/secret-fields.ts';
import { expect, test } from '../support/test.ts';

// What a browser that keeps the page shows on Back is tests/deep/back-forward-cache.spec.ts: whether it keeps one is
// its own decision.
for (const { path, fields } of SECRETS)
  test(`who leaves ${path} leaves its fields empty`, async ({ page }) => {
    await open(page, path);
    const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true });
    for (const [label, text] of Object.entries(fields)) await field(label).fill(text);
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
    );
    for (const label of Object.keys(fields)) await expect(field(label), label).toHaveValue('');
  });
