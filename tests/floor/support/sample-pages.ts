import { readFileSync } from 'node:fs';
import path from 'node:path';
import { testValues } from '../../../copy/test-values.ts';
import { uses } from '../../../src/generated/uses.ts';
import { htmlFile } from '../../../src/routes/match-route.ts';
import { routes } from '../../../src/routes/paths.ts';

/** The build that the tests are run against. */
export const DIST = path.resolve(import.meta.dirname, '../../..', process.env.SITE_DIST ?? 'dist');

/** All pages of the English site. */
export const PAGES: readonly string[] = routes.map(({ path }) => path);

/** Pages that offer samples, as their documents have them. */
export const SAMPLE_PAGES = PAGES.filter((page) =>
  readFileSync(path.join(DIST, htmlFile(page)), 'utf8').includes('class="samples"'),
);

/** What a page's tool shows of its first sample, where a table says so. */
export function shownOfFirst(page: string): readonly string[] {
  const values = testValues.find(({ to }) => to?.split('#')[0] === page);
  const use = Object.values(uses).find((one) => one.path === page);
  const outcome = values?.rows[0]?.outcome;
  return (outcome && use && 'shown' in use && use.shown?.(outcome)) || [];
}
