import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { type Route, routes } from '../../../src/routes/paths.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const WIDTHS_PX = [390, 1366];
const SCHEMES = ['light', 'dark'] as const;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const { path, params = [] } of routes as readonly Route[]) {
  const url = [path, ...params.map(() => '1f0e2d3c')].join('/').replace('//', '/');

  test(`axe finds nothing on ${path}`, async ({ page }) => {
    // A colour on its way to another is no fault.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, url);
    for (const width of WIDTHS_PX)
      for (const colorScheme of SCHEMES) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute('data-bs-theme', colorScheme);
        // What passes is not read, so it need not be collected and sent.
        const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
        const { violations } = await axe.withTags(RULES).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
        expect(found, `${width} px, ${colorScheme}`).toEqual([]);
      }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of WIDTHS_PX) await fits(page, width);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
    await fits(page, 320);
  });
}

/** Nothing of the page has to be scrolled to sideways. */
async function fits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`)
    .toBeLessThanOrEqual(width);
}
