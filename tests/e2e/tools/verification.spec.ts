import { arrival, openWithStoppedClock } from '../support/open.ts';
import { pickSample } from '../support/samples.ts';
import { expect, test } from '../support/test.ts';

for (const { path, field, record, sample, link, to } of [
  {
    path: '/apis/GSTVerificationPage',
    field: 'GSTIN',
    record: 'GST record',
    sample: 'Active',
    link: 'All APIs',
    to: '/apis',
  },
  {
    path: '/apis/driving-licence',
    field: 'Driving Licence Number',
    record: 'Licence record',
    sample: 'Valid',
    link: 'Vehicle RC',
    to: '/apis/rcFeatures',
  },
])
  test(`${path}: leaving takes the result away before it comes, and what was typed`, async ({
    page,
  }) => {
    await openWithStoppedClock(page, path);
    await pickSample(page, sample);
    await expect(page.getByRole('button', { name: 'Verifying...' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(to);
    await arrival(page);
    await page.clock.runFor(6_000);
    await page.goBack();
    await expect(page.getByRole('button', { name: /^Verify / })).toBeEnabled();
    await expect(page.getByLabel(field, { exact: true })).toHaveValue('');
    await expect(page.getByRole('region', { name: record })).toHaveCount(0);
  });
