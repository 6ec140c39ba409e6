import { test } from '../support/installed.ts';
import { button, expectTitles, openSignedIn, SAMPLES, tray } from '../support/locker-page.ts';
import { pushFromWebsite } from '../support/share-sheet.ts';
import { expect } from '../support/test.ts';

test('what a website pushes without a press stays out of the list, however it hides', async ({
  page,
  site,
}) => {
  await openSignedIn(page);
  const names = Array.from({ length: 30 }, (_, i) => `Aadhaar ${i}.pdf`);
  for (const hiddenBy of ['no-referrer', 'sandbox'] as const) {
    const search = await pushFromWebsite(page, site, names, hiddenBy);
    expect(search, hiddenBy).toBe('?shared=20&refused=tray-full');
    await expect(tray(page).getByRole('listitem')).toHaveCount(20);
    await expect(tray(page).getByRole('listitem').first()).toContainText(
      'App or website, not chosen by you',
    );
    await expect(tray(page).getByRole('img')).toHaveCount(0);
    await expectTitles(page, SAMPLES);
    await expect(page.getByText('Uploaded, You')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The tray is full');
    await button(page, 'Discard all').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard for good' }).click();
    await expect(tray(page)).toHaveCount(0);
  }
});
