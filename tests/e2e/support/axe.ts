import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOnly } from 'axe-core';
import type { Page } from 'playwright/test';
import { findBrokenWords } from './broken-words.ts';
import { findCutText } from './cut-text.ts';
import { seeFrame } from './see-frame.ts';
import { expect } from './test.ts';

/** A colour of axe's, which it makes of the text of a computed style. */
interface Color {
  r: number;
  g: number;
  b: number;
  alpha: number;
  /** Sets the four of them. */
  parseString(text: string): Color;
}

declare global {
  interface Window {
    axe: typeof axe & {
      commons: { color: { Color: { prototype: Color } } };
      _cache: { set(key: string, value: unknown): void };
    };
  }
}

const ALL: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
const CONTRAST: RunOnly = { type: 'rule', values: ['color-contrast'] };

/** The minified one, which every page that is looked at has to read: half the bytes. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Of the window, at every width. */
export const HEIGHT_PX = 900;

/**
 * The page as it stands passes every rule of axe at each width, in light; in dark its contrast, which is all
 * that the theme changes. Ends in dark, at the first width.
 */
export async function expectNoViolations(page: Page, widths?: readonly number[]): Promise<void> {
  // What the first frame leaves out has no ground yet that axe could read.
  await expect(page.locator('html')).not.toHaveClass(/at-top/);
  // A colour on its way to another is no fault.
  await page.evaluate(stopTransitions);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.evaluate(SOURCE);
  await page.evaluate(rememberColours);
  const path = new URL(page.url()).pathname;
  const own = page.viewportSize()?.width ?? 0;
  const expectNoneAt = async (width: number, theme: 'light' | 'dark', rules: RunOnly) => {
    if (widths) await showWidth(page, width);
    await answered(page);
    await expectNone(page, rules, `${path}, ${width} px, ${theme}`);
  };
  await showTheme(page, 'light');
  for (const width of widths ?? [own]) await expectNoneAt(width, 'light', ALL);
  // Each change of theme or width costs a page all its styles.
  await showTheme(page, 'dark');
  for (const width of [...(widths ?? [own])].reverse()) await expectNoneAt(width, 'dark', CONTRAST);
}

/**
 * Runs in the page. Where motion is reduced transitions are shorter than a frame, and each element has one: a change of
 * theme or width began thousands, one below the other. What they lead to is the same.
 */
function stopTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition-property: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/** Waits until the page has seen its size, and rendered what it makes of that. Also where its clock stands still. */
const answered = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        // Observers are told in the order in which they began; what they set is rendered in a message of its own.
        const observer = new ResizeObserver(() => {
          observer.disconnect();
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done();
          port2.postMessage(null);
        });
        observer.observe(document.documentElement);
      }),
  );

/** Nothing of the page has to be scrolled to sideways. */
export async function expectFits(page: Page, width: number): Promise<void> {
  await showWidth(page, width);
  await expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth),
      `${page.url()} at ${width} px`,
    )
    .toBeLessThanOrEqual(width);
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
}

/** Runs in the page. Axe reads the same few colours anew for each text and all below it: a quarter of its time. */
function rememberColours(): void {
  const { prototype } = window.axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map<string, Pick<Color, 'r' | 'g' | 'b' | 'alpha'>>();
  prototype.parseString = function (text) {
    const before = known.get(text);
    if (before) return Object.assign(this, before);
    const { r, g, b, alpha } = parseString.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
}

async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', colorScheme);
}

/** How texts and buttons of the frame looked where axe found nothing, by its rules. For each worker of a run anew. */
const faultless = new Map([ALL, CONTRAST].map((rules) => [rules, new Set<string>()]));

async function expectNone(page: Page, rules: RunOnly, where: string): Promise<void> {
  const frame = await page.evaluateHandle(seeFrame);
  const looks = await frame.evaluate((leaves) => leaves.map(({ look }) => look));
  const known = faultless.get(rules);
  const found = await frame.evaluate(
    async (leaves, { runOnly, seen }) => {
      // The site has no font of icons. To find that out axe draws texts letter by letter, in some fonts each text of
      // the page, and takes short ones for icons, whose contrast it leaves unread. It forgets what it is told after
      // each run.
      const letters = { occurrences: Number.POSITIVE_INFINITY, numLigatures: 0 };
      window.axe._cache.set('fonts', new Proxy({}, { get: () => letters }));
      const exclude = leaves.filter((_, i) => seen[i]).map(({ element }) => element);
      // What passes is not read, so it need not be collected; nor are selectors, a quarter of the time; nor the rules
      // of stylesheets, an eighth, which only experimental rules ask about.
      const { violations } = await window.axe.run(
        { exclude },
        { runOnly, resultTypes: ['violations'], selectors: false, preload: { assets: ['media'] } },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    { runOnly: rules, seen: looks.map((look) => known?.has(look) ?? false) },
  );
  await frame.dispose();
  expect.soft(found, where).toEqual([]);
  if (found.length === 0) for (const look of looks) known?.add(look);
}
