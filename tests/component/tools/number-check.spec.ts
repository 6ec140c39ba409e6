import type { Page } from 'playwright/test';
import { expectFits } from '../../e2e/support/axe.ts';
import { pickSample } from '../../e2e/support/samples.ts';
import { expectAccessible } from '../support/axe.ts';
import { mount } from '../support/mount.ts';
import { expect, test } from '../support/test.ts';

const RIGHT = 'The format looks right. This does not prove that the document is genuine.';

const check = (page: Page) => page.getByRole('button', { name: 'Check the format' }).click();
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a right number is read, a wrong one says what is wrong and where', async ({ page }) => {
  await mount(page, '/apis/panFeatures');
  await page.getByRole('textbox', { name: 'PAN' }).fill('aaaps0000k');
  await check(page);
  await expect(card(page, 'PAN')).toContainText('Format right');
  await expect(card(page, 'PAN')).toContainText(RIGHT);
  await expect(card(page, 'PAN')).toContainText('Individual (P)');
  await expect(card(page, 'PAN')).toContainText('AAAPSXXXXK');

  await page.getByRole('textbox', { name: 'PAN' }).fill('AA1PS0000K');
  // What was said of the number before is gone with it.
  await expect(card(page, 'PAN')).toHaveCount(0);
  await check(page);
  await expect(card(page, 'PAN')).toContainText(
    'The third character must be a letter, not the digit 1.',
  );
  await expect(card(page, 'PAN')).toContainText('Format wrong');
});

test('an Aadhaar number is masked, gone from the field once it is right, and from the page once asked again', async ({
  page,
}) => {
  await mount(page, '/apis/aadhaarFeatures');
  const field = page.getByLabel('Aadhaar number or Virtual ID');
  await field.fill('2341 2341 2347');
  await check(page);
  await expect(card(page, 'Aadhaar number')).toContainText('Format wrong');
  await expect(field).toHaveValue('2341 2341 2347');
  await field.fill('2341 2341 2346');
  await check(page);
  await expect(card(page, 'Aadhaar number')).toContainText('XXXX XXXX 2346');
  await expect(field).toHaveValue('');
  expect(await page.content()).not.toContain('2341 2341');
  expect((await page.content()).replace(/\s/g, '')).not.toContain('234123412346');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/^Please enter/);
  await expect(card(page, 'Aadhaar number')).toHaveCount(0);
});

test('axe finds nothing in the findings, and nothing moves sideways', async ({ page }) => {
  for (const [path, label] of [
    ['/apis/cinFeatures', 'Begins with X'],
    ['/apis/bbpsFeatures', 'A whole bill'],
    ['/apis/ocrFeatures', 'Misread Aadhaar'],
  ] as const) {
    await mount(page, path);
    await pickSample(page, label);
    await expect(page.locator('.number-verdict').first()).toBeVisible();
    // A finding of one number looks the same on each of their pages.
    if (label !== 'Begins with X') await expectAccessible(page);
    else await expectFits(page, 320);
  }
});
