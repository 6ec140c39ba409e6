import { expect, test } from 'playwright/test';
import { Sources } from '../e2e/support/sources.ts';
import { workerInControl } from '../e2e/support/worker.ts';

// Two whole builds.
const BUILT_WITHIN_MS = 240_000;
const NEXT = 'Write to us, second edition';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 2 * BUILT_WITHIN_MS });

test('npm run dev:pwa has the worker, and a saved sentence becomes an update', async ({ page }) => {
  const sources = new Sources();
  try {
    const origin = await sources.serve('preview', '--config', 'build/dev-pwa.config.ts');
    await page.goto(`${origin}/contact`);
    await workerInControl(page);
    const heading = page.getByRole('heading', { level: 1 });
    const text = (await heading.textContent()) ?? '';
    sources.edit('copy/pages/contact.ts', `heading: '${text}'`, `heading: '${NEXT}'`);

    const prompt = page.getByRole('button', { name: 'Reload' });
    await expect(async () => {
      await page.reload();
      await expect(prompt).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: BUILT_WITHIN_MS });
    await expect(heading).toHaveText(text);
    await prompt.click();
    await expect(heading).toHaveText(NEXT);
  } finally {
    await sources.remove();
  }
});
