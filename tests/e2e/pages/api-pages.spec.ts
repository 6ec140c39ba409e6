import { readFile } from 'node:fs/promises';
import type { BrowserContext, Locator, Page } from 'playwright/test';
import { API_DESCRIPTIONS } from '../../../build/artifacts/api/api-description.ts';
import { endpointRows } from '../../../src/api-docs/endpoint-rows.ts';
import { open, openWithStoppedClock } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const LANGUAGES = ['cURL', 'JavaScript', 'Python', 'PHP'];

const requestOf = (page: Page, path: string) =>
  page.getByRole('region', { name: `Request sample for ${path}` });

const tab = (sample: Locator, name: string) => sample.getByRole('tab', { name, exact: true });

async function expectShown(sample: Locator, language: string, text: RegExp) {
  await expect(tab(sample, language)).toHaveAttribute('aria-selected', 'true');
  await expect(sample.getByRole('tab', { selected: true })).toHaveCount(1);
  // Hidden panels have no role, so the one that is found is the one that is shown.
  await expect(sample.getByRole('tabpanel')).toHaveAccessibleName(language);
  await expect(sample.getByRole('tabpanel')).toContainText(text);
}

test('arrow keys walk through the languages, and the chosen one stays on other pages and after a reload', async ({
  page,
}) => {
  await open(page, '/apis/bankFeatures');
  const sample = requestOf(page, '/bank/verify');
  await expect(sample.getByRole('tablist', { name: 'Language' })).toBeVisible();
  await expectShown(sample, 'cURL', /curl -X POST/);
  await tab(sample, 'cURL').focus();
  await page.keyboard.press('ArrowRight');
  await expectShown(sample, 'JavaScript', /await fetch\(/);
  await expect(tab(sample, 'JavaScript')).toBeFocused();
  await page.keyboard.press('End');
  await expectShown(sample, 'PHP', /curl_init\(/);
  await page.keyboard.press('ArrowRight');
  await expectShown(sample, 'cURL', /curl -X POST/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectShown(sample, 'Python', /import requests/);
  await page.keyboard.press('Home');
  await expect(tab(sample, 'cURL')).toBeFocused();
  // One stop for the row, then the copy button before it or the text after it.
  await page.keyboard.press('Tab');
  await expect(sample.getByRole('tabpanel').locator('pre')).toBeFocused();

  await tab(sample, 'Python').click();
  await page
    .getByRole('navigation', { name: 'Other verification APIs' })
    .getByRole('link', { name: 'OCR' })
    .click();
  await expect(page).toHaveURL(/ocrFeatures$/);
  await expectShown(requestOf(page, '/ocr/verify'), 'Python', /files=/);
  await page.goto('/apis/guideSteps');
  await expectShown(requestOf(page, '/upi/verify'), 'Python', /localhost:4270/);
});

test('a language that is not offered, or blocked storage, leaves cURL; without a clipboard the copy button says that nothing was copied', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('kolam-code-language', 'cobol'));
  await open(page, '/apis/panFeatures');
  await expectShown(requestOf(page, '/pan/verify'), 'cURL', /curl/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await open(page, '/apis/panFeatures');
  const sample = requestOf(page, '/pan/verify');
  await expectShown(sample, 'cURL', /curl/);
  await tab(sample, 'PHP').click();
  await expectShown(sample, 'PHP', /curl_init/);
  await sample.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(sample.getByRole('status')).toHaveText('Not copied');
});

test('copying takes exactly the shown text', { tag: '@night' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  // "Copied" leaves after two seconds, which a busy machine spends between two looks.
  await openWithStoppedClock(page, '/apis/bbpsFeatures');
  const sample = requestOf(page, '/bbps/pay');
  for (const language of LANGUAGES) {
    await tab(sample, language).click();
    await sample.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(sample.getByRole('status')).toHaveText('Copied');
    await page.clock.runFor(1_900);
    await sample.getByRole('button', { name: 'Copied', exact: true }).click();
    await page.clock.runFor(1_900);
    await expect(sample.getByRole('status')).toHaveText('Copied');
    // The second one's two seconds may have begun after the clock was moved.
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(sample.getByRole('status')).toBeEmpty({ timeout: 100 });
    }).toPass({ intervals: [50] });
    const shown = await sample.getByRole('tabpanel').locator('code').textContent();
    expect(await pasted(context)).toBe(shown);
    await page.bringToFront();
  }
});

test('the reference leads to the page of each endpoint, where each status has its response', async ({
  page,
}) => {
  await open(page, '/apis/apiRefrence');
  const index = page.getByRole('table', { name: 'Documented endpoints' });
  await expect(index.getByRole('rowheader')).toHaveText(
    endpointRows.map(({ method, path }) => `${method} ${path}`),
  );
  for (const { method, path, label, to } of endpointRows) {
    const row = index.getByRole('row').filter({ hasText: `${method} ${path}` });
    await expect(row.getByRole('link', { name: label })).toHaveAttribute('href', to);
  }
  await index
    .getByRole('row')
    .filter({ hasText: 'POST /aadhaar/verify' })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/reference\/verification#aadhaar\.verify$/);
  await page
    .getByRole('region', { name: 'Aadhaar', exact: true })
    .getByRole('link', { name: 'The product' })
    .click();
  const responses = page.getByRole('region', { name: 'Sample responses of /aadhaar/verify' });
  await expectShown(responses, '200', /XXXX XXXX 0000/);
  await tab(responses, '422').click();
  await expectShown(responses, '422', /"code": "invalid_request"/);
  const statuses = page.getByRole('table', { name: 'Response statuses' });
  await expect(statuses.getByRole('rowheader')).toHaveText([
    '200',
    '400',
    '401',
    '403',
    '422',
    '429',
  ]);
});

test('each file of the reference is the one that the build made', async ({ page }) => {
  await open(page, '/apis/apiRefrence');
  for (const [name, file] of [
    ['OpenAPI 3.1', 'kolam-openapi.json'],
    ['Postman collection 2.1', 'kolam-postman.json'],
    ['Sandbox for your machine', 'kolam-sandbox.mjs'],
  ] as const) {
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe(file);
    const text = await readFile(await saved.path(), 'utf8');
    const described = API_DESCRIPTIONS[`api/${file}`];
    if (described) expect(JSON.parse(text)).toEqual(described());
    else expect(text).toMatch(/^#!\/usr\/bin\/env node\n/);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all languages and responses can be read', async ({ page }) => {
    await page.goto('/apis/rcFeatures');
    const sample = requestOf(page, '/rc/verify');
    for (const text of ['curl -X POST', 'await fetch(', 'import requests', 'curl_init('])
      await expect(sample.getByText(text)).toBeVisible();
    await expect(sample.getByRole('tablist')).toBeHidden();
    for (const language of LANGUAGES)
      await expect(sample.getByText(language, { exact: true }).last()).toBeVisible();
    await expect(page.getByText('The key called too often.')).toBeVisible();
  });
});

// Pages of the site may not read the clipboard, so what was copied is pasted into an empty one.
async function pasted(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await page.setContent('<textarea></textarea>');
  await page.locator('textarea').focus();
  await page.keyboard.press('ControlOrMeta+V');
  const text = await page.locator('textarea').inputValue();
  await page.close();
  return text;
}
