import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Chunk } from '../../../build/bundling/chunks.ts';
import { filesIn } from '../../../build/bundling/compress.ts';
import type { ShippedEntry } from '../../../build/checks/shipped-manifest.ts';
import { manifestEntry } from '../../../build/plugins/precache-manifest.ts';
import type { Page } from '../../../src/content/types/page.ts';
import { type PageData, pageDataBlock } from '../../../src/page-loading/page-data.ts';
import type { Route } from '../../../src/routes/paths.ts';

export const ROUTES: readonly Route[] = [{ path: '/' }, { path: '/contact' }];
export const THEME = 'theme()';
export const POLICY = "default-src 'none'";

/** A document drawn by a view. `more` is the rest of its copy. */
export const page = (view: string, body = '', more: object = {}) =>
  `<meta http-equiv="Content-Security-Policy" content="${POLICY}"><script>${THEME}</script>
<script type="module" src="/assets/main.js"></script><img src="/art/a.svg">${body}
<link rel="stylesheet" href="/assets/a.css">
${pageDataBlock({ nav: [] as unknown as PageData['nav'], page: { view, text: 'a style="b"', ...more } as unknown as Page })}`;

const chunk = (file: string, module: string, rest: Partial<Chunk> = {}): Chunk => ({
  file,
  module,
  isEntry: false,
  imports: [],
  dynamicImports: [],
  styles: [],
  ...rest,
});

/** Scripts like those of the site: an entry, the application, two views, and what is loaded later. */
export const CHUNKS: ReadonlyMap<string, Chunk> = new Map(
  [
    chunk('assets/main.js', 'index.html', {
      isEntry: true,
      dynamicImports: ['assets/app.js', 'assets/home.js', 'assets/text.js', 'assets/tool.js'],
    }),
    chunk('assets/app.js', 'src/app/hydrate.tsx', {
      imports: ['assets/vendor.js'],
      dynamicImports: ['assets/menu.js'],
    }),
    chunk('assets/vendor.js', ''),
    chunk('assets/menu.js', 'src/layouts/MobileMenu.tsx', { imports: ['assets/dialog.js'] }),
    chunk('assets/dialog.js', ''),
    chunk('assets/home.js', 'src/pages/Home.tsx', { dynamicImports: ['assets/swiper.js'] }),
    chunk('assets/swiper.js', 'src/features/carousel/swiper.ts'),
    chunk('assets/text.js', 'src/templates/Text.tsx'),
    chunk('assets/tool.js', 'src/features/loan/Tool.tsx', {
      imports: ['assets/form.js'],
      styles: ['assets/tool.css'],
    }),
    chunk('assets/form.js', '', { styles: ['assets/form.css'] }),
  ].map((each) => [each.file, each]),
);

export const ON_DEMAND = ['src/layouts/MobileMenu.tsx'];

/** Writes a build of two pages into a folder of its own and returns that. */
export async function smallBuild(change?: (dist: string) => void): Promise<string> {
  const dist = mkdtempSync(path.join(tmpdir(), 'kolam-build-'));
  for (const folder of ['assets', 'art']) mkdirSync(path.join(dist, folder));
  writeFileSync(path.join(dist, 'index.html'), page('Home'));
  writeFileSync(path.join(dist, 'contact.html'), page('Text'));
  for (const file of CHUNKS.keys()) writeFileSync(path.join(dist, file), `/* ${file} */`);
  writeFileSync(path.join(dist, 'art/a.svg'), '<svg/>');
  for (const file of ['assets/a.css', 'assets/a.woff2']) writeFileSync(path.join(dist, file), file);
  change?.(dist);
  await writeWorker(dist);
  return dist;
}

/** Writes `sw.js` for what is in the folder. */
export async function writeWorker(
  dist: string,
  change: (entries: ShippedEntry[]) => ShippedEntry[] = (entries) => entries,
): Promise<void> {
  const pages = new Map([
    ['index.html', '/'],
    ['contact.html', '/contact'],
  ]);
  const files = (await filesIn(dist)).filter((file) => file !== 'sw.js');
  const entries = files.map((file) =>
    manifestEntry(file, readFileSync(path.join(dist, file)), pages),
  );
  const manifest = JSON.stringify(change(entries));
  writeFileSync(path.join(dist, 'sw.js'), `(function(){let e=[1],t=${manifest};})()`);
}
