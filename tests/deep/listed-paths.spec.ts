import { keptRoutes } from '../../src/routes/kept-routes.ts';
import { matchRoute } from '../../src/routes/match-route.ts';
import { LISTED_PATHS } from '../e2e/support/listed-paths.ts';
import { expect, test } from '../e2e/support/test.ts';
import { expectCached, installWorker } from '../e2e/support/worker.ts';

test.use({ serviceWorkers: 'allow' });

/** The paths of the specification, and those of pages beyond it. */
const paths = new Set<string>(LISTED_PATHS);
for (const { path, params } of keptRoutes) if (!params) paths.add(path);

test('after one visit every listed path opens with the server stopped', async ({ page, site }) => {
  const served = new Map<string, string>();
  for (const path of paths) {
    const html = await (await page.request.get(path)).text();
    served.set(path, html.match(/<title>(.*?)<\/title>/)?.[1]?.replace(/&amp;/g, '&') ?? '');
  }
  await installWorker(page);
  // Pages for integrators follow the base by themselves.
  await expectCached(page, '/api/files.json');
  await site.stop();
  const headings = new Map<string, string>();
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.locator('h1')).toHaveCount(1);
    const title = await page.title();
    const heading = (await page.locator('h1').textContent()) ?? '';
    expect(title, path).toBe(served.get(path));
    expect(heading.trim(), path).not.toBe('');
    headings.set(title, heading);
  }
  // The spellings of one page share its title.
  expect(headings.size).toBe(new Set([...paths].map((path) => matchRoute(path)?.path)).size);
  expect(new Set(headings.values()).size).toBe(headings.size);
});
