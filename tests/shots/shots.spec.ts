import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { routes } from '../../src/routes/paths.ts';
import type { Route } from '../../src/routes/route.ts';
import { open } from '../e2e/support/open.ts';
import { test } from '../e2e/support/test.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../.results/shots');
const WIDTHS_PX = [390, 1440];
const SCHEMES = ['light', 'dark'] as const;
const listed = routes as readonly Route[];

const fileOf = (page: string, width: number, scheme: string) =>
  `${page === '/' ? 'home' : page.slice(1).replaceAll('/', '-')}-${width}-${scheme}.png`;

mkdirSync(FOLDER, { recursive: true });
writeFileSync(path.join(FOLDER, 'index.html'), gallery());

for (const { path: page, params = [] } of listed)
  test(page, async ({ page: tab }) => {
    await tab.emulateMedia({ reducedMotion: 'reduce' });
    await open(tab, [page, ...params.map(() => '1f0e2d3c')].join('/').replace('//', '/'));
    for (const width of WIDTHS_PX)
      for (const colorScheme of SCHEMES) {
        await tab.setViewportSize({ width, height: 900 });
        await tab.emulateMedia({ colorScheme });
        // Pictures further down load as they come near.
        await tab.evaluate(() => {
          for (const image of document.images) image.loading = 'eager';
          return Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
        });
        const file = path.join(FOLDER, fileOf(page, width, colorScheme));
        await tab.screenshot({ path: file, fullPage: true });
      }
  });

function gallery(): string {
  const rows = listed.map(({ path: page }) => {
    const pictures = WIDTHS_PX.flatMap((width) =>
      SCHEMES.map((scheme) => {
        const file = fileOf(page, width, scheme);
        return `<a href="${file}"><img src="${file}" alt="${page}, ${width} px, ${scheme}" loading="lazy" height="480"></a>`;
      }),
    );
    return `<h2>${page}</h2><p>${pictures.join(' ')}</p>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Every page</title>${rows.join('\n')}\n`;
}
