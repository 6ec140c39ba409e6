import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright/test';
import { findBrowser } from '../../set-up-browser.mjs';
import { test as base, expect, watch } from './test.ts';

export { expect };

/** Gives a page in a browser whose owner blocks all site data: every touch of storage throws. */
export const test = base.extend<{ blocked: Page }>({
  blocked: async ({ site, launchOptions }, use) => {
    const profile = mkdtempSync(path.join(tmpdir(), 'blocked-'));
    mkdirSync(path.join(profile, 'Default'));
    writeFileSync(
      path.join(profile, 'Default/Preferences'),
      JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
    );
    // Settings of a profile are a whole browser's.
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      executablePath: await findBrowser(),
    });
    const complaints = await watch(context, site, [/storage|site data|denied/i]);
    const page = context.pages()[0] as Page;
    await use(page);
    expect(complaints).toEqual([]);
    await context.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  },
});
