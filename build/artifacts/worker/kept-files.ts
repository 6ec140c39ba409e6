import path from 'node:path';
import { SEARCH_FILE } from '../../../src/features/search/search-file.ts';
import { MENU_FILE, NAV_FILE } from '../../../src/page-loading/nav-file.ts';
import { PACK_FILE, SHELL_FILE } from '../../../src/routes/page-files.ts';
import { filesIn } from '../../bundling/compress.ts';
import { filesOnDemand } from './language-files.ts';

/**
 * Files of the build that the worker does not keep: they are of no use without a network, or it has them in
 * another form. A name that ends in two stars is a folder, one that begins with a star an ending.
 */
const NOT_PRECACHED = [
  'sw.js',
  'robots.txt',
  'sitemap.xml',
  'llms.txt',
  'llms-full.txt',
  // The page itself says it again as Markdown.
  '*.md',
  // Files for programs at a desk, of which a phone needs none: three times what they were.
  'api/**',
  // What lists the outlines of posters, which come after the rest.
  'posters/**',
  'online.txt',
  '.well-known/**',
  'OFL.txt',
  // Of documents that hosts give for what is not a page.
  '404.js',
  // The list of all languages, for who leaves this one.
  'languages.js',
  'languages.json',
  'third-party-notices.txt',
  'sbom.json',
  // Pictures of shared links, which other sites fetch.
  'share/**',
  // Pictures that the browser's dialog and the launcher fetch for themselves.
  'screenshots/**',
  'shortcuts/**',
  // Pages: the worker composes them from the shell and the parts, which are in the list of pages.
  '*.html',
  '*.br',
  SHELL_FILE,
  PACK_FILE,
  'parts/**',
  // The browser keeps what a worker imports with the worker.
  'assets/worker-**',
];

/**
 * Files that the worker keeps and that a first install takes with the pages, spelled likewise: many small ones,
 * such as restate what the pages say, and scripts and styles. Those that home fetches anyway stay
 * out: the worker takes them from the browser's cache, or asks whether that still has them as they are.
 */
const PACKED = ['*.svg', '*.webmanifest', SEARCH_FILE, NAV_FILE, MENU_FILE, '*.js', '*.css'];

const matches = (file: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => {
    if (pattern.endsWith('**')) return file.startsWith(pattern.slice(0, -2));
    return pattern.startsWith('*') ? file.endsWith(pattern.slice(1)) : file === pattern;
  });

/**
 * Files of a build that the worker keeps as they are, for visitors of the default language. Those of one format are
 * together: a pack that does not change from one to the other with each file is smaller by a kilobyte.
 */
export async function precachedFiles(dist: string): Promise<string[]> {
  const ofOthers = await filesOnDemand(dist);
  const files = (await filesIn(dist)).filter((file) => isPrecached(file) && !ofOthers.has(file));
  return files.sort((a, b) => compare(path.extname(a), path.extname(b)) || compare(a, b));
}

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** Whether the worker keeps a file of the build as it is, given by its path there. */
export const isPrecached = (file: string): boolean => !matches(file, NOT_PRECACHED);

/**
 * Whether a file of the build is in the pack, after the pages.
 *
 * @param fetched scripts, styles and pictures that a visit to the home page fetches anyway
 */
export const isPacked = (file: string, fetched: ReadonlySet<string>): boolean =>
  isPrecached(file) && matches(file, PACKED) && !fetched.has(file);
