import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packFiles, writePackFile } from '../../../build/artifacts/worker/pack.ts';
import { writeWorker } from '../../../build/artifacts/worker/write-worker.ts';
import type { Chunk } from '../../../build/bundling/chunks.ts';
import { shippedWorker } from '../../../build/checks/shipped-lists.ts';
import { writePages } from '../../../build/document/write-pages.ts';
import { asJson, pageDataBlock } from '../../../src/page-loading/page-data.ts';
import type { FileList } from '../../../src/routes/page-files.ts';
import { compose, type PagePart, slot } from '../../../src/routes/page-part.ts';
import type { Route } from '../../../src/routes/route.ts';

export const ROUTES: readonly Route[] = [{ path: '/' }, { path: '/contact' }];
export const THEME = 'theme()';
export const POLICY = "default-src 'none'";

const SHELL = `<meta http-equiv="Content-Security-Policy" content="${POLICY}"><script>${THEME}</script>
<script type="module" src="/assets/main.js"></script><img src="/art/a.svg">${slot('main')}
<link rel="stylesheet" href="/assets/a.css">
${pageDataBlock(slot('page'))}`;

/** A document of the build. */
export const page = (view: string, body = ''): string => compose(SHELL, partOf(view, body));

const chunk = (file: string, module: string, rest: Partial<Chunk> = {}): Chunk => ({
  file,
  module,
  isEntry: false,
  imports: [],
  dynamicImports: [],
  styles: [],
  ...rest,
});

/** Scripts like those of the site: an entry, the application, three views, and what is loaded later. */
export const CHUNKS: ReadonlyMap<string, Chunk> = new Map(
  [
    chunk('assets/main.js', 'index.html', {
      isEntry: true,
      dynamicImports: ['app', 'home', 'text', 'counter', 'tool'].map((name) => `assets/${name}.js`),
    }),
    chunk('assets/app.js', 'src/app/hydrate.tsx', {
      imports: ['assets/vendor.js'],
      dynamicImports: ['assets/menu.js'],
    }),
    chunk('assets/vendor.js', ''),
    chunk('assets/menu.js', 'src/layouts/menu/MobileMenu.tsx', { imports: ['assets/dialog.js'] }),
    chunk('assets/dialog.js', ''),
    chunk('assets/home.js', 'src/pages/Home.tsx', { dynamicImports: ['assets/swiper.js'] }),
    chunk('assets/swiper.js', 'src/features/carousel/swiper.ts'),
    chunk('assets/text.js', 'src/templates/Text.tsx'),
    chunk('assets/counter.js', 'src/templates/Counter.tsx'),
    chunk('assets/tool.js', 'src/features/loan/Tool.tsx', {
      imports: ['assets/form.js'],
      styles: ['assets/tool.css'],
    }),
    chunk('assets/form.js', '', { styles: ['assets/form.css'] }),
  ].map((each) => [each.file, each]),
);

export const ON_DEMAND = ['src/layouts/menu/MobileMenu.tsx'];

/** What a visit to its home page fetches anyway. */
export const FETCHED = new Set(
  ['main', 'app', 'vendor', 'home', 'swiper'].map((name) => `assets/${name}.js`),
);

/** What is specific to each page of the build. */
export const PARTS = new Map([
  ['/', partOf('Home')],
  ['/contact', partOf('Text')],
]);

/** Part of a page that a view renders. `body` is its markup, `more` the rest of its copy. */
export function partOf(view: string, body = '', more: object = {}): PagePart {
  return { main: body, page: asJson({ view, text: 'a style="b"', ...more }) };
}

/** Writes a build of two pages into a new folder and returns that. */
export async function smallBuild(
  change?: (dist: string) => unknown,
  parts: ReadonlyMap<string, PagePart> = PARTS,
): Promise<string> {
  const dist = mkdtempSync(path.join(tmpdir(), 'kolam-build-'));
  for (const folder of ['assets', 'art', 'icons']) mkdirSync(path.join(dist, folder));
  await writePages(dist, { shell: SHELL, parts }, ROUTES);
  for (const file of CHUNKS.keys()) writeFileSync(path.join(dist, file), `/* ${file} */`);
  // One that the pack takes before the scripts in the alphabet, and one behind them.
  for (const file of ['art/a.svg', 'icons/mark.svg'])
    writeFileSync(path.join(dist, file), '<svg/>');
  for (const file of ['assets/a.css', 'assets/a.woff2']) writeFileSync(path.join(dist, file), file);
  await change?.(dist);
  const packed = await packFiles(dist, FETCHED, ROUTES);
  await writePackFile(dist, packed);
  await writeWorker(
    dist,
    { code: '/* code */', headers: {}, waiting: {}, packed, packFrom: 2 },
    ROUTES,
  );
  return dist;
}

/** Changes the list of files in a built worker. */
export async function changeFileList(
  dist: string,
  change: (list: FileList) => FileList,
): Promise<void> {
  const { lists, files } = await shippedWorker(dist);
  writeFileSync(
    path.join(dist, lists[1] as string),
    `self.__FILES=${JSON.stringify(change(files))}`,
  );
}
