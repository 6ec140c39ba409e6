import { expectFits, expectNoViolations } from '../support/axe.ts';
import {
  button,
  openLocker,
  openSignedIn,
  row,
  SAMPLES,
  signIn,
  uploadFrom,
  view,
} from '../support/locker-page.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/tool-checks.ts';

// axe is slow on a machine with other work.

test(
  'axe finds nothing in a search, in the list with notes and an open file, and before a sign-out',
  { tag: '@night' },
  async ({ page }, info) => {
    const look = async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectAccessible(page);
    };
    await openLocker(page);
    await page.getByLabel('Search documents').fill('nothing');
    await look();
    await button(page, 'Clear search').click();

    await signIn(page);
    await uploadFrom(page, info.outputPath('files'), {
      'A title without any place to break it at all in the whole of it.txt': 'line\n'.repeat(99),
      [`${'n'.repeat(110)}.txt`]: 'w'.repeat(300),
      'large.bin': 25 * 1024 * 1024 + 1,
    });
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await view(page, 'Aadhaar Card');
    await button(page, 'Delete').click();
    await expect(button(page, 'Undo')).toBeVisible();
    await view(page, 'n'.repeat(110));
    await button(page, 'Rename').click();
    await look();

    await button(page, 'Sign out').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look();
  },
);

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a document is two lines high, with both its buttons under a finger', async ({ page }) => {
    await openSignedIn(page);
    for (const width of [320, 360, 390]) {
      await expectFits(page, width);
      for (const title of SAMPLES) {
        const document = row(page, title);
        expect((await document.boundingBox())?.height, `${title} at ${width} px`).toBeLessThan(76);
        for (const name of ['View', 'Download']) {
          const box = await document.getByRole('button', { name, exact: true }).boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
        }
      }
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const title of SAMPLES) await expect(row(page, title).getByText(title)).toBeVisible();
  });

  test('axe finds nothing in a drawn sample', { tag: '@night' }, async ({ page }) => {
    await openSignedIn(page);
    const panel = await view(page, 'Driving Licence');
    await expect(panel.getByRole('img', { name: 'Drawn sample: Driving Licence' })).toBeVisible();
    await expectNoViolations(page, [390]);
    await expectFits(page, 320);
  });
});
