import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { test as base, expect, watch } from './test.ts';

/** A page in a browser whose owner blocks all site data: every touch of storage throws. */
const test = base.extend<{ blocked: Page }>({
  blocked: async ({ site, launchOptions }, use) => {
    const profile = mkdtempSync(path.join(tmpdir(), 'blocked-'));
    mkdirSync(path.join(profile, 'Default'));
    writeFileSync(
      path.join(profile, 'Default/Preferences'),
      JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
    );
    const context = await chromium.launchPersistentContext(profile, launchOptions);
    const complaints = await watch(context, site, [/storage|site data|denied/i]);
    const page = context.pages()[0] as Page;
    await use(page);
    expect(complaints).toEqual([]);
    await context.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  },
});

test('a browser that blocks site data still reads, navigates and sends', async ({
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
  await page.getByLabel('Message').fill('From a careful browser');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  expect(site.mails).toMatchObject([{ message: 'From a careful browser' }]);
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/PrivacyPolicy/);
});

test('without storage and network it says that nothing could be saved, and keeps the form', async ({
  blocked: page,
  site,
}) => {
  await page.goto(`${site.origin}/contact`);
  await expect(page.getByText(/does not let the site store anything/)).toBeVisible();
  await page.getByLabel('Full Name').fill('Asha Verma');
  await page.getByLabel('Email').fill('asha@shop.example');
  await page.getByLabel('Message').fill('Nowhere to go');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert')).toContainText('does not let us save your message');
  await expect(page.getByLabel('Message')).toHaveValue('Nowhere to go');
  expect(site.posts).toHaveLength(0);
});
