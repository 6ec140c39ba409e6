import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

/** The lowest place of a first field on a phone, in pixels from the top of the page. */
const FIRST_FIELD_PX = 260;

const FIRST_FIELDS = [
  ['/apis/GSTVerificationPage', 'GSTIN'],
  ['/apis/driving-licence', 'Driving Licence Number'],
  ['/apis/ReverseGeocodingPage', 'Latitude'],
  ['/payment-gateway', 'Card Number'],
  ['/signup', 'Full Name'],
] as const;

test.use({ viewport: { width: 390, height: 844 } });

test('tools begin with their first field on the first screen of a phone', async ({ page }) => {
  for (const [path, label] of FIRST_FIELDS) {
    await open(page, path);
    const box = await page.getByLabel(label, { exact: true }).boundingBox();
    expect(box?.y, path).toBeLessThan(FIRST_FIELD_PX);
    // Nothing filled leads away before it.
    await expect(page.locator('.tool-head .btn')).toHaveCount(0);
    const back = page.getByRole('main').getByRole('link').first();
    await expect(back).toHaveText(path === '/signup' ? 'Home' : 'Tools');
    expect((await back.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});
