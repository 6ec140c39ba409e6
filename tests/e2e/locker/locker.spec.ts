import {
  button,
  EMPTY,
  expectTitles,
  openLocker,
  openSignedIn,
  PLACEHOLDER,
  preview,
  row,
  SAMPLES,
  signIn,
  view,
} from '../support/locker-page.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { textOf } from '../support/tool-checks.ts';

test('signed out it is empty and says how to begin; signing in brings three samples, to search and export', async ({
  page,
}) => {
  await openLocker(page);
  await expect(page.getByText(EMPTY, { exact: true })).toBeVisible();
  await expect(page.getByText(/demo locker, not connected to the Government/)).toBeVisible();
  await expect(button(page, 'Sign in to DigiLocker')).toHaveCount(1);
  await button(page, 'Sign in to DigiLocker').click();
  await expectTitles(page, SAMPLES);
  await expect(page.getByText('Sample Visitor')).toBeVisible();
  await expect(page.getByText('Identity, UIDAI')).toBeVisible();
  await expect(page.getByText('License, Transport Department')).toBeVisible();
  await expect(page.getByText('Education, CBSE')).toBeVisible();
  await expect(page.getByText('3 documents. Kept only on this device. Demo data.')).toBeVisible();
  await expect(button(page, 'Sign in to DigiLocker')).toHaveCount(0);
  await expect(page.getByText('Loading documents...')).toHaveCount(0);

  const search = page.getByLabel('Search documents');
  for (const [query, found] of [
    ['AADHAAR', ['Aadhaar Card']],
    ['license', ['Driving Licence']],
    ['cbse', ['Class XII Marksheet']],
    ['d', SAMPLES],
  ] as const) {
    await search.fill(query);
    await expectTitles(page, found);
  }
  // Phone keyboards put a space behind what they suggest.
  await search.fill(' Licence ');
  await expectTitles(page, ['Driving Licence']);
  await search.fill('   ');
  await expectTitles(page, SAMPLES);
  await search.fill('nothing like it');
  await expect(page.getByText('No document has this in its title, type or issuer.')).toBeVisible();
  await expect(page.getByText(EMPTY)).toHaveCount(0);
  await button(page, 'Clear search').click();
  await expectTitles(page, SAMPLES);
  expect(page.url()).toMatch(/\/digilocker$/);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Export JSON').click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const documents = JSON.parse(await textOf(download));
  expect(documents).toMatchObject([
    { title: 'Aadhaar Card', type: 'Identity', issuedBy: 'UIDAI', previewUrl: '' },
    { title: 'Driving Licence', type: 'License' },
    { title: 'Class XII Marksheet', type: 'Education', issuedOn: '2016-05-28' },
  ]);
});

test('View shows the card with the placeholder, Download saves text, signing out clears both', async ({
  page,
}) => {
  await openSignedIn(page);
  const panel = await view(page, 'Class XII Marksheet');
  await expect(panel.getByText(PLACEHOLDER, { exact: true })).toBeVisible();
  await expect(panel.getByRole('img', { name: 'Drawn sample: Class XII Marksheet' })).toBeVisible();
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
  for (const place of [panel, row(page, 'Class XII Marksheet')]) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      place.getByRole('button', { name: 'Download', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Class_XII_Marksheet.txt');
    expect(await textOf(download)).toMatch(/Title: Class XII Marksheet\r\nType: Education\r\n/);
  }
  await button(page, 'Sign out').click();
  await expect(page.getByText(EMPTY)).toBeVisible();
  await expect(page.getByText('Sample Visitor')).toHaveCount(0);
  await expect(preview(page, 'Class XII Marksheet')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(EMPTY)).toBeVisible();
});

test('who leaves while it loads is signed in, and stays so after a reload, at both addresses', {
  tag: '@night',
}, async ({ page }) => {
  await openLocker(page);
  await button(page, 'Sign in to DigiLocker').click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await page.goBack();
  await expectTitles(page, SAMPLES);
  await expect(page.getByText('Loading documents...')).toHaveCount(0);
  await page.reload();
  await expectTitles(page, SAMPLES);
  await expect(page.getByRole('heading', { level: 1 }), 'nothing was pressed').not.toBeFocused();
  await open(page, '/apis/digilocker');
  await expectTitles(page, SAMPLES);
});

test('with the keyboard alone', async ({ page }) => {
  await openLocker(page);
  await button(page, 'Sign in to DigiLocker').focus();
  await page.keyboard.press('Enter');
  await expectTitles(page, SAMPLES);
  await expect(page.getByRole('heading', { level: 1 }), 'where the button was').toBeFocused();
  await row(page, 'Driving Licence').getByRole('button', { name: 'View' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { level: 2, name: 'Driving Licence' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    preview(page, 'Driving Licence').getByRole('button', { name: 'Download' }),
  ).toBeFocused();
  await button(page, 'Delete').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectTitles(page, SAMPLES);
  await signOutByKeyboard();

  async function signOutByKeyboard() {
    await button(page, 'Sign out').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(EMPTY)).toBeVisible();
    await signIn(page);
  }
});
