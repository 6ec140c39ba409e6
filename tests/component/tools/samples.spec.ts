import type { Page } from 'playwright/test';
import { pickSample, sampleChip } from '../../e2e/support/samples.ts';
import { mountWithStoppedClock } from '../support/mount.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

/** As long as either tool takes to verify. */
const VERIFIED_MS = 1_200;

/** Lets the time pass that a verification takes, once it has begun. */
async function verified(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Verifying...' })).toBeVisible();
  await page.clock.runFor(VERIFIED_MS);
}

test('a press fills in and runs the sample, keeps the focus, marks the chip, and shows the result', async ({
  page,
}) => {
  await mountWithStoppedClock(page, { view: '/apis/GSTVerificationPage' });
  await sampleChip(page, 'Cancelled').press('Enter');
  await verified(page);
  const record = page.getByRole('status').getByRole('region', { name: 'GST record' });
  await expect(record.getByRole('heading')).toHaveText('Cancelled');
  await expect(record).toBeInViewport();
  await expect(sampleChip(page, 'Cancelled')).toBeFocused();
  await expect(sampleChip(page, 'Cancelled')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);

  await pickSample(page, 'Active');
  await verified(page);
  await expect(record.getByRole('heading')).toHaveText('Active');
  await expect(page.getByRole('button', { pressed: true })).toHaveText('Active Meena Stores');
  // What is edited is not a sample any more.
  await page.getByLabel('GSTIN', { exact: true }).press('End');
  await page.getByLabel('GSTIN', { exact: true }).press('Backspace');
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
});

test('the answer is between the form and the samples; one’s own number gets the good one, called a sample', async ({
  page,
}) => {
  await mountWithStoppedClock(page, { view: '/apis/driving-licence' });
  const chips = page.locator('.samples').getByRole('button');
  await expect(chips).toHaveCount(3);
  await expect(sampleChip(page, 'Service down')).toBeHidden();
  await pickSample(page, 'Expired');
  await verified(page);
  const record = page.getByRole('region', { name: 'Licence record' });
  await expect(record).toContainText('Lata Kulkarni');
  await expect(record.getByText('Sample', { exact: true })).toHaveCount(1);
  const topOf = async (what: typeof record) => (await what.boundingBox())?.y ?? Number.NaN;
  const tops = [page.locator('form'), record, page.locator('.samples')].map(topOf);
  const [form = 0, result = 0, samples = 0] = await Promise.all(tops);
  expect(form).toBeLessThan(result);
  expect(result).toBeLessThan(samples);
  await pickSample(page, 'Service down');
  await verified(page);
  await expect(page.getByRole('alert')).toHaveText('Verification failed. Please try again.');
  await expect(page.getByRole('alert')).toBeInViewport();

  for (const number of ['DL01 20110000000', 'KA05 20190000000', 'TN10 20080000000']) {
    await page.getByLabel('Driving Licence Number').fill(number);
    await page.getByRole('button', { name: 'Verify DL' }).click();
    await verified(page);
    await expect(record.getByRole('definition').last()).toHaveText('Valid');
    await expect(record.getByText('Sample', { exact: true })).toBeVisible();
  }
});
