import type { Page } from 'playwright/test';
import { expectFitsUncut, expectNoViolations, expectWholeWords, HEIGHT_PX } from './axe.ts';
import { open } from './open.ts';

/** The first one is that at which a page is opened. */
const WIDTHS_PX = [1366, 390] as const;

const NARROWEST_PX = 320;

/**
 * Opens a page. Axe finds nothing on it at both widths and in both themes, and nothing is cut or has to be scrolled to
 * sideways, with text of twice the size, and on the smallest of phones; on a wide screen no word is broken either. Each
 * change of width, theme or text costs a page all its styles: hence the order.
 */
export async function expectAccessiblePage(page: Page, url: string): Promise<void> {
  // What the page before has been left with.
  await page.goto('about:blank');
  await page.setViewportSize({ width: WIDTHS_PX[0], height: HEIGHT_PX });
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  await open(page, url);
  await expectNoViolations(page, WIDTHS_PX);
  await setTextSize(page, '200%');
  const [wide, narrow] = WIDTHS_PX;
  await expectFitsUncut(page, wide);
  await expectWholeWords(page, wide);
  await expectFitsUncut(page, narrow);
  await setTextSize(page, '');
  await expectFitsUncut(page, NARROWEST_PX);
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);
