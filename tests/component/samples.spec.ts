import { showTheme } from '../e2e/support/axe.ts';
import { expectAxeFindsNothing } from './support/axe.ts';
import { mount } from './support/mount.ts';
import { expect, test } from './support/test.ts';

/** So many tests share the samples, so that none of them takes minutes. */
const LOTS = 4;

for (const colorScheme of ['light', 'dark'] as const)
  for (let lot = 0; lot < LOTS; lot++)
    test(`axe finds nothing on any sample, ${colorScheme}, lot ${lot + 1}`, {
      tag: '@always',
    }, async ({ page }) => {
      await showTheme(page, colorScheme);
      const names = await page.evaluate(() => window.samples);
      expect(names.length).toBeGreaterThan(60);
      for (const name of names.filter((_, i) => i % LOTS === lot)) {
        await mount(page, { sample: name });
        const show = page.getByRole('button', { name: 'Show', exact: true });
        if (await show.isVisible()) await show.click();
        await expectAxeFindsNothing(page, `${name}, ${colorScheme}`, colorScheme);
      }
    });
