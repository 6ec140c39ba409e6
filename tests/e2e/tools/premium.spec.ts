import type { Page } from 'playwright/test';
import { open } from '../support/open.ts';
import { pickSample } from '../support/samples.ts';
import { expect, test } from '../support/test.ts';
import {
  openWithoutScripts,
  printedPages,
  textOf,
  withoutPrinter,
} from '../support/tool-checks.ts';

const PATH = '/products/insurancePortal';

const kind = (page: Page, name: string) => page.getByRole('radio', { name });
const slider = (page: Page, name: string) => page.getByRole('slider', { name });
const addOn = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });
const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const years = (page: Page) => page.getByRole('table', { name: 'Premium of each year' });

test('the page as served has a premium, and says that its rates are samples', async ({
  request,
}) => {
  const html = await (await request.get(PATH)).text();
  expect(html).toContain('Sample rates, not any insurer’s');
  expect(html).toContain('₹6,000.00');
});

test('keeps a plan that was chosen before the scripts ran', async ({ page }) => {
  const run = await openWithoutScripts(page, PATH);
  await kind(page, 'Car').check();
  await run();
  await expect(kind(page, 'Car')).toBeChecked();
  await expect(slider(page, 'Value of the car (₹)')).toBeVisible();
  await expect(result(page)).toContainText('₹15,600.00');
});

test('keeps an add-on that was chosen before the scripts ran', async ({ page }) => {
  const run = await openWithoutScripts(page, PATH);
  await addOn(page, /^Any hospital room/).check();
  await run();
  await expect(addOn(page, /^Any hospital room/)).toBeChecked();
  await expect(result(page)).toContainText('₹6,600.00');
});

test('a premium is saved and printed year by year', async ({ page }) => {
  await withoutPrinter(page);
  await open(page, PATH);
  await pickSample(page, 'Home and contents');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('sample-premium.csv');
  const rows = (await textOf(download)).split('\r\n');
  expect(rows).toHaveLength(7);
  expect(rows[1]).toBe('1,4000000.00,1400.00,560.00,1960.00,sample');
  await page.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(years(page)).toBeVisible();
  await expect(page.getByText('Home, sample rates, age of the building 18 years')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  expect(await printedPages(page)).toHaveLength(1);
});
