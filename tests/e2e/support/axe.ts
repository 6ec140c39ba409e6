import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';
import { findBrokenWords } from './broken-words.ts';
import { findCutText } from './cut-text.ts';
import { expectNothingSideways } from './sideways.ts';
import { expect } from './test.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Rules of WCAG 2.2 AA, and what axe's authors advise in addition. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** As its authors ship it: nothing of it is replaced, and nothing is hidden from it. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Of the window, at every width. */
export const HEIGHT_PX = 900;

type Theme = 'light' | 'dark';

/** Rules to ask of a page that passes all in the light theme: another one changes colours alone. All at night. */
export const rulesIn = (theme: Theme): string[] | undefined =>
  theme === 'light' || process.env.NIGHT ? undefined : ['color-contrast', 'link-in-text-block'];

/**
 * The page as it is passes every rule of axe at each width in the light theme, and those of colours in the dark one
 * at the first width; at night (`NIGHT`) every rule in both. Ends in dark, at the first width.
 */
export async function expectNoViolations(page: Page, widths?: readonly number[]): Promise<void> {
  // What the first frame leaves out has no ground yet that axe could read.
  await expect(page.locator('html')).not.toHaveClass(/at-top/);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await loadAxe(page);
  const path = new URL(page.url()).pathname;
  const own = page.viewportSize()?.width ?? 0;
  const expectNoneAt = async (width: number, theme: Theme) => {
    if (widths) await showWidth(page, width);
    await answered(page);
    await settled(page);
    const where = `${path}, ${width} px, ${theme}`;
    expect.soft(await violations(page, undefined, rulesIn(theme)), where).toEqual([]);
  };
  const [first = own, ...others] = widths ?? [own];
  await showTheme(page, 'light');
  for (const width of [...others, first]) await expectNoneAt(width, 'light');
  // Each change of theme or width costs a page all its styles.
  await showTheme(page, 'dark');
  for (const width of process.env.NIGHT ? [...others, first] : [first])
    await expectNoneAt(width, 'dark');
}

/** Once for each document. */
export async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
}

/**
 * Rules of axe, of those named or of all, that the page, or what a selector finds in it, breaks, each with the first
 * element that does.
 */
export function violations(page: Page, context?: string, rules?: string[]): Promise<string[]> {
  const options: axe.RunOptions = {
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: TAGS },
    // What passes need not be written down, node by node.
    resultTypes: ['violations'],
  };
  return page.evaluate(
    async ({ context, options }) => {
      const { violations } = await window.axe.run(context ?? document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    { context, options },
  );
}

/** Waits until the page has seen its size, and rendered what it makes of that. Also where its clock is stopped. */
const answered = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        // Observers are told in the order in which they began; what they set is rendered in a separate message.
        const observer = new ResizeObserver(() => {
          observer.disconnect();
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done();
          port2.postMessage(null);
        });
        observer.observe(document.documentElement);
      }),
  );

/**
 * Waits until no colour or size is on its way to another; what one leads to may begin others below it. Also without
 * scripts.
 */
export async function settled(page: Page): Promise<void> {
  const isMoving = () =>
    document.getAnimations().some((animation) => animation instanceof CSSTransition);
  while (await page.evaluate(isMoving));
}

/** Nothing of the page has to be scrolled to sideways. */
export async function expectFits(page: Page, width: number): Promise<void> {
  await showWidth(page, width);
  await expectNothingSideways(page);
}

/** Nothing of the page has to be scrolled to sideways, and no text of it is cut by a box that is too small for it. */
export async function expectFitsUncut(page: Page, width: number): Promise<void> {
  await expectFits(page, width);
  await expect
    .poll(() => page.evaluate(findCutText), `cut on ${page.url()} at ${width} px`)
    .toEqual([]);
}

/** No word of the page goes on in another line in the middle. */
export const expectWholeWords = (page: Page, width: number): Promise<void> =>
  expect
    .poll(() => page.evaluate(findBrokenWords), `broken on ${page.url()} at ${width} px`)
    .toEqual([]);

async function showWidth(page: Page, width: number): Promise<void> {
  const size = page.viewportSize();
  if (size?.width !== width || size.height !== HEIGHT_PX)
    await page.setViewportSize({ width, height: HEIGHT_PX });
  // Sizes may be on their way too.
  await settled(page);
}

export async function showTheme(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', colorScheme);
}
