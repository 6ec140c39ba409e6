import type { Page } from 'playwright/test';
import { routes } from '../../../src/routes/paths.ts';
import type { Route } from '../../../src/routes/route.ts';
import { test as installed } from '../support/installed.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { everythingKept } from '../support/tool-checks.ts';
import { workerInControl } from '../support/worker.ts';

const KIT = 'Download Partnership Kit';

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });

async function applyFor(page: Page, type: string): Promise<void> {
  await page.getByRole('radio', { name: type }).check();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await expect(page).toHaveURL(/\/contact\?subject=/);
}

test.describe('Apply Now', () => {
  test('begins the message with the chosen type, follows a change of it, and does not touch written text', async ({
    page,
  }) => {
    await open(page, '/partnership');
    await page.getByRole('button', { name: 'Apply Now' }).click();
    await expect(message(page)).toHaveValue(
      'Partnership: Channel Partners\n\nI would like to sign up shops in my area. ',
    );
    await page.goBack();
    await applyFor(page, 'Regional Partners');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
    await expect(message(page)).toHaveValue(
      'Partnership: Regional Partners\n\nI would like to look after a region. ',
    );
    await page.reload();
    await expect(message(page)).toHaveValue(
      'Partnership: Regional Partners\n\nI would like to look after a region. ',
    );
    await page.goBack();
    await applyFor(page, 'Technology Partners');
    await expect(message(page)).toHaveValue(
      'Partnership: Technology Partners\n\nI would like to build on your APIs. ',
    );
    await message(page).fill('Partnership: Technology Partners\n\nWe make billing software.');
    await page.goBack();
    await applyFor(page, 'Strategic Partners');
    await expect(message(page)).toHaveValue(/We make billing software\.$/);
  });

  test('takes no text from the URL', async ({ page }) => {
    await open(page, '/contact?subject=Send+money+to+me');
    await page.getByLabel('Full Name').fill('Asha');
    // The frame of the page is hydrated before its form, which may just have got the text.
    await expect.poll(() => everythingKept(page)).toContain('Asha');
    await page.reload();
    // The draft is back, so the message had its chance.
    await expect(page.getByLabel('Full Name')).toHaveValue('Asha');
    await expect(message(page)).toHaveValue('');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('opens the contact page', async ({ page }) => {
      await page.goto('/partnership');
      await applyFor(page, 'Regional Partners');
      await expect(page).toHaveURL(/subject=regional-partner$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
    });
  });
});

test.describe('with the worker', () => {
  installed('the partnership kit downloads, also offline', async ({ page, site }) => {
    await open(page, '/partnership');
    await workerInControl(page);
    for (const offline of [false, true]) {
      if (offline) await site.stop();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: KIT }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('kolam-partnership-kit.pdf');
      const parts: Buffer[] = [];
      for await (const part of await download.createReadStream()) parts.push(part as Buffer);
      const file = Buffer.concat(parts);
      expect(file.toString('latin1', 0, 5)).toBe('%PDF-');
      expect(file.length).toBeGreaterThan(10_000);
    }
  });
});

test('every page names a picture that is there, and data that can be read', {
  tag: '@night',
}, async ({ request }) => {
  for (const { path, params = [] } of routes as readonly Route[]) {
    await test.step(path, async () => {
      const url = [path, ...params].join('/').replace('//', '/');
      const html = await (await request.get(url, { headers: { accept: 'text/html' } })).text();
      const picture = /<meta property="og:image" content="https?:\/\/[^/]+([^"]+)">/.exec(
        html,
      )?.[1];
      const response = await request.get(picture ?? '');
      expect(response.headers()['content-type']).toBe('image/png');
      expect(response.headers()['cross-origin-resource-policy']).toBe('cross-origin');
      const png = await response.body();
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
      expect(blocks).toHaveLength(1);
      expect(JSON.parse(blocks[0]?.[1] ?? '')['@context']).toBe('https://schema.org');
    });
  }
});
