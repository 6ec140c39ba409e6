import { chromium, type Page } from 'playwright/test';
import { open } from '../e2e/support/open.ts';
import { test as base, expect, watch } from '../e2e/support/test.ts';
import { FORGETFUL } from '../e2e/support/tool-uses.ts';
import { findBrowser } from '../set-up-browser.mjs';

/** A page of a browser that brings pages back as they were left, which Playwright's own does not. */
const test = base.extend<{ remembering: Page }>({
  remembering: async ({ launchOptions, site }, use) => {
    const context = await chromium.launchPersistentContext('', {
      ...launchOptions,
      executablePath: await findBrowser(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      baseURL: site.origin,
    });
    const complaints = await watch(context, site);
    await use(context.pages()[0] as Page);
    await context.close();
    expect(complaints, 'errors that a page reported').toEqual([]);
  },
});

/** Leaves for another document and comes back; fails unless the page itself came back, not a new load of it. */
async function leaveAndComeBack(page: Page): Promise<void> {
  // A page that is waiting for a response is not kept.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.goto('/PrivacyPolicy');
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => cameBack(page).catch(() => 'not yet')).toBe('as it was left');
}

/** Whether this is the document that was left; if not, what the browser says of that. */
const cameBack = (page: Page): Promise<string> =>
  page.evaluate(() => {
    if ('sameDocument' in window) return 'as it was left';
    const [entry] = performance.getEntriesByType('navigation');
    return JSON.stringify(
      (entry as { notRestoredReasons?: unknown } | undefined)?.notRestoredReasons,
    );
  });

for (const { path, fields } of FORGETFUL)
  test(`who comes back to ${path} finds its fields empty`, async ({ remembering: page }) => {
    await open(page, path);
    const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true });
    for (const [label, text] of Object.entries(fields)) await field(label).fill(text);
    await leaveAndComeBack(page);
    for (const label of Object.keys(fields)) await expect(field(label), label).toHaveValue('');
  });

test('who comes back to the contact form finds the draft', async ({ remembering: page }) => {
  await open(page, '/contact');
  await page.getByLabel('Message').fill('Half a sentence');
  await page.goto('/PrivacyPolicy');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByLabel('Message')).toHaveValue('Half a sentence');
});
