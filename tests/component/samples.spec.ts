import { showTheme } from '../e2e/support/axe.ts';
import { expectAxeFindsNothing } from './support/axe.ts';
import { mount } from './support/mount.ts';
import { expect, test } from './support/test.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing on any sample, ${colorScheme}`, async ({ page }) => {
    await showTheme(page, colorScheme);
    const names = await page.evaluate(() => window.samples);
    expect(names.length).toBeGreaterThan(60);
    for (const name of names) {
      await mount(page, { sample: name });
      const show = page.getByRole('button', { name: 'Show', exact: true });
      if (await show.isVisible()) await show.click();
      await expectAxeFindsNothing(page, `${name}, ${colorScheme}`, colorScheme);
    }
  });
