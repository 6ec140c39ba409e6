import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileList } from '../../src/core/pages/files.ts';
import { LANGUAGE_LIST, PACK_FILE, partFile, SHELL_FILE } from '../../src/core/pages/files.ts';
import { writePack } from '../../src/core/pages/part.ts';
import { type Route, routes } from '../../src/routes/paths.ts';
import { INTEGRITY_CHARACTERS } from '../../src/sw/integrity.ts';
import type { LanguageLists, PageList } from '../../src/sw/manifest.ts';
import { filesIn, wireBytes } from '../bundling/compress.ts';
import { prefixOf } from '../languages.ts';
import { languageFiles, languagesIn } from './language-files.ts';

/**
 * Files of the build that the worker does not keep: they are of no use without a network, or it has them in
 * another form. A name that ends in two stars is a folder, one that begins with a star an ending.
 */
const NOT_PRECACHED = [
  'sw.js',
  'robots.txt',
  'sitemap.xml',
  'llms.txt',
  'online.txt',
  '.well-known/**',
  'OFL.txt',
  'third-party-notices.txt',
  'sbom.json',
  // Pictures of shared links, which other sites fetch.
  'share/**',
  // Pictures that the browser's dialog and the launcher fetch for themselves.
  'screenshots/**',
  'shortcuts/**',
  // Pages: the worker composes them from the shell and the parts, which stand in the list of pages.
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
 * such as say in other words what the pages say, and scripts and styles. Those that home fetches by itself stay
 * out: the worker takes them from the browser's cache.
 */
const PACKED = ['*.svg', '*.webmanifest', 'api/**', 'data/search.json', '*.js', '*.css'];

const matches = (file: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => {
    if (pattern.endsWith('**')) return file.startsWith(pattern.slice(0, -2));
    return pattern.startsWith('*') ? file.endsWith(pattern.slice(1)) : file === pattern;
  });

/** Files of a build that the worker keeps as they are, for visitors of the default language. */
export async function precachedFiles(dist: string): Promise<string[]> {
  const ofOthers = await languageFiles(dist);
  return (await filesIn(dist)).filter((file) => isPrecached(file) && !ofOthers.has(file));
}

/** Whether the worker keeps a file of the build as it is, given by its path there. */
export const isPrecached = (file: string): boolean => !matches(file, NOT_PRECACHED);

/**
 * Whether a file of the build stands in the pack, behind the pages.
 *
 * @param fetched scripts and styles that a visit of the home page fetches by itself
 */
export const isPacked = (file: string, fetched: ReadonlySet<string>): boolean =>
  isPrecached(file) && matches(file, PACKED) && !fetched.has(file);

/** The beginning of a file's SHA-256, as the worker checks it. */
export const integrityOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('base64').slice(0, INTEGRITY_CHARACTERS);

/** The shell, then the parts of all pages in the order of the routes, by their files in the build. */
export const pageFiles = (listed: readonly Route[] = routes): string[] => [
  SHELL_FILE,
  ...listed.map(({ path: route }) => partFile(route)),
];

/** Files of the pack in their order: shell, parts, then what else it takes. */
export const packFiles = async (
  dist: string,
  fetched: ReadonlySet<string>,
  listed: readonly Route[] = routes,
): Promise<string[]> => [
  ...pageFiles(listed),
  ...(await precachedFiles(dist)).filter((file) => isPacked(file, fetched)),
];

/** Writes the pack of a build that is complete but for its worker. */
export async function writePackFile(dist: string, files: readonly string[]): Promise<void> {
  const texts = await Promise.all(files.map((file) => readFile(path.join(dist, file), 'utf8')));
  await writeFile(path.join(dist, PACK_FILE), writePack(texts));
}

/**
 * What the worker knows of a build's files besides its pages: those of the pack in its order, then the others.
 *
 * @param packed files of the pack, see `packFiles`
 */
export async function fileList(dist: string, packed: readonly string[]): Promise<FileList> {
  const all = await precachedFiles(dist);
  const inPack = new Set(packed);
  const files = [...packed.filter(isPrecached), ...all.filter((file) => !inPack.has(file))];
  return Promise.all(
    files.map(
      async (file) => [`/${file}`, integrityOf(await readFile(path.join(dist, file)))] as const,
    ),
  );
}

/** Beginnings of the SHA-256 of the shell and of each page's part, one after the other. */
async function pageIntegrity(dist: string, listed: readonly Route[]): Promise<string> {
  const contents = pageFiles(listed).map((file) => readFile(path.join(dist, file)));
  return (await Promise.all(contents)).map(integrityOf).join('');
}

/** What a request takes over the wire besides its file: both headers of one stream of HTTP/2. */
const REQUEST_BYTES = 200;

/** Number of its files that together take what a pack takes over the wire. */
export async function packThreshold(
  dist: string,
  pack: string,
  files: readonly string[],
): Promise<number> {
  const bytes = async (file: string) =>
    REQUEST_BYTES + (await wireBytes(await readFile(path.join(dist, file)), file)).length;
  const alone = await Promise.all(files.map(bytes));
  const average = alone.reduce((sum, size) => sum + size, 0) / files.length;
  return Math.ceil((await bytes(pack)) / average);
}

/** What a worker is made of besides the list of pages. */
export interface WorkerParts {
  /** Script with its code. */
  code: string;
  /** Response headers of a page, as the host sends them. */
  headers: Record<string, string>;
  /** Files of the pack, see `packFiles`. */
  packed: readonly string[];
  /** See `packThreshold`. */
  packFrom: number;
}

/**
 * Writes the worker of a build that is complete but for it, so that an update costs what has changed:
 * `sw.js` imports the code, the list of pages and the list of files, each under a name with its hash. A changed
 * sentence changes the list of pages, and with its name `sw.js` itself, which is what browsers compare. Of another
 * language it knows its list alone.
 */
export async function writeWorker(
  dist: string,
  { code, headers, packed, packFrom }: WorkerParts,
  listed: readonly Route[] = routes,
): Promise<void> {
  const older = (await filesIn(dist)).filter((file) => /^(?:assets\/worker-|sw\.js)/.test(file));
  for (const file of older) await rm(path.join(dist, file));
  const list = (global: string, value: unknown) => `self.${global}=${JSON.stringify(value)}`;
  const pages: PageList = { integrity: await pageIntegrity(dist, listed), packFrom, headers };
  const scripts = {
    pages: list('__PAGES', pages),
    files: list('__FILES', await fileList(dist, packed)),
    code,
  };
  const imported: string[] = [];
  for (const [name, script] of Object.entries(scripts)) {
    const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8);
    imported.push(`assets/worker-${name}-${hash}.js`);
    await writeFile(path.join(dist, imported.at(-1) as string), script);
  }
  const urls = imported.map((file) => `"/${file}"`);
  const languages = `self.__LANGUAGES=${JSON.stringify(await languageLists(dist))}`;
  await writeFile(path.join(dist, 'sw.js'), `${languages};importScripts(${urls.join()})\n`);
}

/** Beginning of the SHA-256 of each language's list, by its prefix. */
async function languageLists(dist: string): Promise<LanguageLists> {
  const lists = languagesIn(dist).map(async (code) => {
    const list = await readFile(path.join(dist, code, LANGUAGE_LIST));
    return [prefixOf(code), integrityOf(list)] as const;
  });
  return Object.fromEntries(await Promise.all(lists));
}
