import type { Page } from 'playwright/test';
import { expect } from './test.ts';

/**
 * Runs in the page. What a visitor would have to move sideways to see: the page itself, and controls, headings and
 * paragraphs that the edge of the screen cuts. A section that hides what is too wide for it leaves the page as wide as
 * its screen. Not cut is what lies in a box that scrolls by itself, what is out of sight as a whole, as slides wait,
 * and what is inert.
 */
function findSideways(): string[] {
  const WITHIN_PX = 1;
  const { scrollWidth, clientWidth: width } = document.documentElement;
  const scrolls = (element: Element): boolean =>
    element !== document.body &&
    element !== document.documentElement &&
    /auto|scroll/.test(getComputedStyle(element).overflowX);
  const isLeftOut = (element: Element) => {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (scrolls(box) || box.hasAttribute('inert') || box.ariaHidden === 'true') return true;
    return false;
  };
  const isCut = (element: Element) => {
    const { left, right, height } = element.getBoundingClientRect();
    if (height === 0 || right <= WITHIN_PX || left >= width - WITHIN_PX) return false;
    return left < -WITHIN_PX || right > width + WITHIN_PX;
  };
  const cut = [...document.querySelectorAll('a, button, input, select, textarea, h1, h2, h3, p')]
    .filter((element) => element.checkVisibility?.() && isCut(element) && !isLeftOut(element))
    .map((element) => element.outerHTML.slice(0, 120));
  return scrollWidth > width ? [`${scrollWidth} px wide`, ...cut] : cut;
}

/** Nothing of the page has to be scrolled to sideways. */
export const expectNothingSideways = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(findSideways), `${page.url()} at ${page.viewportSize()?.width} px`)
    .toEqual([]);
