import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { FORGETFUL } from '../support/tool-uses.ts';

// What a browser that keeps the page shows on Back is tests/deep/back-forward-cache.spec.ts: whether it keeps one is
// its own decision.
test('leaving a page with secrets empties its fields', { tag: '@always' }, async ({ page }) => {
  for (const { path, fields } of FORGETFUL) {
    await open(page, path);
    const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true });
    for (const [label, text] of Object.entries(fields)) await field(label).fill(text);
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
    );
    for (const label of Object.keys(fields))
      await expect(field(label), `${path}, ${label}`).toHaveValue('');
  }
});
