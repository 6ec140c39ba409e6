import { chromium, type Page } from 'playwright/test';
import { findBrowser } from '../../set-up-browser.mjs';
import { open } from '../support/open.ts';
import { test as base, expect, watch } from '../support/test.ts';

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
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.goto('/PrivacyPolicy');
  await page.goBack({ waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => 'sameDocument' in window).catch(() => undefined))
    .toBe(true);
}

for (const { path, fields } of [
  {
    path: '/payment-gateway',
    fields: { 'Card Number': '4929739184625073', 'Expiry (MM/YY)': '11/47', CVV: '917' },
  },
  { path: '/investors', fields: { Email: 'a@shop.example', Password: 'marked-password-zqx' } },
  { path: '/apis/driving-licence', fields: { 'Driving Licence Number': 'KA0120197391846' } },
  { path: '/apis/aadhaarFeatures', fields: { 'Aadhaar number or Virtual ID': '7391 8462 5073' } },
])
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
