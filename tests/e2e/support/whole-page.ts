import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright/test';
import { errorTitle as errorTitleInHindi } from '../../../languages/hi/words/layouts.ts';
import { htmlFile } from '../../../src/routes/match-route.ts';
import { errorTitle } from '../../../src/words/layouts.ts';
import { expect } from './test.ts';

/** Headings of a page's own part, as its document in a build has them. */
export function servedHeadings(build: string, url: string): string[] {
  const file = url === '/hi' ? 'hi/index.html' : htmlFile(url);
  const html = readFileSync(path.join(build, file), 'utf8');
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  return [...main.matchAll(/<h([12])[^>]*>(.*?)<\/h\1>/gs)].map(([, , text = '']) => plain(text));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

const shownHeadings = async (page: Page): Promise<string[]> => {
  // None while another document is on its way.
  const headings = page.locator('main :is(h1, h2)');
  const texts = await headings.allTextContents().catch(() => [] as string[]);
  return texts.map((text) => text.replace(/\s+/g, ' ').trim());
};

/** Waits until a tab shows all of a page as one of some builds has it, between header and footer, with its styles. */
export async function expectWhole(
  page: Page,
  url: string,
  builds: readonly string[],
): Promise<void> {
  await expect(page).toHaveURL(url);
  const known = builds.map((build) => servedHeadings(build, url));
  expect(known[0], url).not.toEqual([]);
  await expect
    .poll(async () => {
      const shown = await shownHeadings(page);
      return known.some((headings) => `${headings}` === `${shown}`) ? 'whole' : shown;
    }, url)
    .toBe('whole');
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** Collects every error view that the tabs of a context show, however short. */
export async function watchForErrorViews(context: BrowserContext): Promise<string[]> {
  const seen: string[] = [];
  await context.exposeBinding('noteErrorView', ({ page }, text: string) => {
    seen.push(`${page.url()}: ${text}`);
  });
  await context.addInitScript(tellErrorViews, [errorTitle, errorTitleInHindi]);
  return seen;
}

/** Runs in the page. */
function tellErrorViews(titles: readonly string[]): void {
  const { noteErrorView } = globalThis as unknown as { noteErrorView: (text: string) => void };
  new MutationObserver(() => {
    const view = document.querySelector('h1')?.parentElement;
    if (titles.some((title) => view?.textContent?.includes(title)))
      noteErrorView(view?.textContent ?? '');
  }).observe(document, { subtree: true, childList: true });
}
