import { open } from '../e2e/support/open.ts';
import { test } from '../e2e/support/test.ts';

const F = '/tmp/shots-e';
test('look', async ({ page }) => {
  test.setTimeout(300000);
  const shot = (name: string) => page.screenshot({ path: `${F}/${name}.png` });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/');
    await shot(`home-390-${scheme}`);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('link', { name: 'Locker', exact: true })
      .waitFor();
    await page.waitForTimeout(600);
    await shot(`drawer-390-${scheme}`);
    if (scheme === 'light') {
      await page.setViewportSize({ width: 360, height: 640 });
      await shot('drawer-360');
      await page.getByRole('button', { name: 'Products', exact: true }).click();
      await shot('drawer-360-open');
      await page.setViewportSize({ width: 320, height: 568 });
      await shot('drawer-320');
      await page.setViewportSize({ width: 844, height: 390 });
      await shot('drawer-844');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.addStyleTag({ content: 'html{font-size:200%!important}' }).catch(() => {});
      await shot('drawer-200');
      await open(page, '/contact');
    }
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
    await field.waitFor();
    await page.waitForTimeout(500);
    await shot(`palette-390-empty-${scheme}`);
    await field.fill('qr');
    await page.waitForTimeout(500);
    await shot(`palette-390-${scheme}`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await shot(`palette-1440-${scheme}`);
    if (scheme === 'light') {
      await field.fill('');
      await page.waitForTimeout(300);
      await shot('palette-1440-empty');
      await field.fill('zebra');
      await page.waitForTimeout(300);
      await shot('palette-1440-none');
    }
    await page.keyboard.press('Escape');
    await open(page, '/company/About');
    for (const name of ['Products', 'Verification', 'Company']) {
      await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
      await page.waitForTimeout(200);
      await shot(`mega-${name}-1440-${scheme}`);
      await page.mouse.move(700, 890);
      await page.waitForTimeout(300);
    }
    if (scheme === 'light')
      for (const width of [992, 1024, 1200]) {
        await page.setViewportSize({ width, height: 700 });
        await page
          .getByRole('banner')
          .getByRole('button', { name: 'Verification', exact: true })
          .click();
        await page.waitForTimeout(200);
        await shot(`mega-${width}`);
        await page.mouse.move(700, 690);
        await page.waitForTimeout(300);
      }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/search?q=emi');
  await page.waitForTimeout(800);
  await shot('search-1440');
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 99999));
  await shot('footer-1024');
});
