import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from './test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const HEIGHT_PX = 900;

/**
 * The page as it stands passes every rule of axe at each width, in light; in dark its contrast, which is all
 * that the theme changes. Ends in dark, at the last width.
 */
export async function expectNoViolations(page: Page, widths?: readonly number[]): Promise<void> {
  // A colour on its way to another is no fault.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const own = page.viewportSize()?.width ?? 0;
  for (const width of widths ?? [own]) {
    if (widths) await page.setViewportSize({ width, height: HEIGHT_PX });
    await showTheme(page, 'light');
    await expectNone(axe(page).withTags(RULES), `${width} px, light`);
    await showTheme(page, 'dark');
    await expectNone(axe(page).withRules('color-contrast'), `${width} px, dark`);
  }
}

/** Nothing of the page has to be scrolled to sideways. */
export async function expectFits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT_PX });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`)
    .toBeLessThanOrEqual(width);
}

async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', colorScheme);
}

// What passes is not read, so it need not be collected and sent. No page has frames, which an analysis would
// otherwise open a tab for.
const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

async function expectNone(analysis: AxeBuilder, where: string): Promise<void> {
  const { violations } = await analysis.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  expect.soft(found, where).toEqual([]);
}
