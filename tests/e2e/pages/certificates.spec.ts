import type { Page } from 'playwright/test';
import { open } from '../support/open.ts';
import type { Fault } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/CertificatesPage';
const TITLES = ['PCI DSS Level 1', 'ISO 27001', 'RBI Licensed', 'SOC 2 Type II'];

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

/** A card whose picture did not load says its title in the picture's place, and nothing broken. */
async function showsTitle(page: Page, title: string): Promise<void> {
  await expect(card(page, title).getByRole('heading', { name: title })).toBeVisible();
  await expect(card(page, title).getByRole('img')).toHaveCount(0);
  await expect(card(page, title).locator('.certificate__face')).toHaveText(title);
}

/** The server has lost the pictures whose path holds `part`. */
const without =
  (part: string): Fault =>
  ({ url }, response) => {
    if (!url?.includes(part)) return false;
    response.writeHead(404).end();
    return true;
  };

test('each certificate has its picture and title; a missing picture leaves the title', async ({
  page,
  site,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/404/);
  site.fault = without('certificate-rbi');
  await open(page, '/services');
  await page.getByRole('button', { name: 'Company' }).click();
  await page.getByRole('link', { name: 'Certifications' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Certifications');
  await showsTitle(page, 'RBI Licensed');
  await expect(card(page, 'ISO 27001').getByRole('img')).toBeVisible();

  site.fault = undefined;
  await open(page, PATH);
  for (const title of TITLES) {
    const picture = card(page, title).getByRole('img', { name: `Sample certificate: ${title}` });
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(240);
    await expect(card(page, title).getByRole('heading', { name: title })).toHaveCount(1);
    await expect(card(page, title)).toContainText(/sample/i);
  }
});

test('a picture that fails before the scripts run leaves its title', { tag: '@night' }, async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_FAILED/);
  let letScriptsGo = () => {};
  const scripts = new Promise<void>((done) => {
    letScriptsGo = done;
  });
  await page.route('**/art/certificate-*.svg', (route) => route.abort());
  await page.route('**/assets/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto(PATH, { waitUntil: 'commit' });
  const pictures = page.locator('.certificate__face img');
  await expect(pictures).toHaveCount(4);
  await expect
    .poll(() =>
      pictures.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).complete)),
    )
    .toBe(true);
  // The served page still says every title, next to what it could not show.
  for (const title of TITLES)
    await expect(card(page, title).getByRole('heading', { name: title })).toBeVisible();
  letScriptsGo();
  for (const title of TITLES) await showsTitle(page, title);
});
