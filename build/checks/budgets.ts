import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Views } from '../../src/content/types/page.ts';
import { LANGUAGE_LIST, LANGUAGE_PACK } from '../../src/core/languages/language-files.ts';
import { pageIn } from '../../src/page-loading/page-data.ts';
import { PACK_FILE, SHELL_FILE } from '../../src/routes/page-files.ts';
import { compose, readPack, readPart } from '../../src/routes/page-part.ts';
import { INTEGRITY_CHARACTERS } from '../../src/sw/integrity.ts';
import { filesForIntegrators } from '../artifacts/worker/api-pack.ts';
import { languagesIn, readLanguageList } from '../artifacts/worker/language-files.ts';
import { isInLanguagePack } from '../artifacts/worker/language-pack.ts';
import { type Chunk, type PageKind, scriptsOfPage } from '../bundling/chunks.ts';
import { filesIn } from '../bundling/compress.ts';
import { ON_DEMAND } from '../bundling/on-demand.ts';
import { shippedWorker } from './shipped-lists.ts';

const KB = 1024;

/**
 * KB of scripts of each kind of page, as decision 045 sets them: before it answers, and within a visit. A visit's bound
 * is what was measured when it was first counted, and 5 % more.
 */
const SCRIPT_KB = {
  home: { interactive: 80, visit: 117 },
  withTool: { interactive: 100, visit: 116 },
  withOwnView: { interactive: 100, visit: 113 },
  console: { interactive: 100, visit: 126 },
  product: { interactive: 83, visit: 100 },
  text: { interactive: 80, visit: 97 },
};

/**
 * KB of what every device fetches until all is ready, as decision 045 sets them: what the site has once, and what each
 * page and each tool may add to it. Whoever adds one need not save elsewhere.
 */
const READY_KB = { once: 374, page: 2, tool: 4 };

/**
 * The site when the bounds of scripts were set, and bytes that each page and tool since then adds to the entry's lists.
 */
const SET_AT = { pages: 73, tools: 12 };
const LISTED_BYTES = { page: 16, tool: 48 };

/** Response headers of the home page, as `npm start` sends them over HTTP/1.1. */
const HEADER_BYTES = 1_273;

/** The page whose very purpose is the sandbox: it loads that by itself. */
const CONSOLE = 'Sandbox' satisfies keyof Views;

/** Shared views with drawn phones and worked examples. */
const PRODUCT_VIEWS: readonly string[] = ['Marketing', 'Counter'] satisfies (keyof Views)[];

/** Bytes of one part of the site over the wire, and how many they may be. */
export interface Measure {
  name: string;
  bytes: number;
  bound: number;
}

export interface Build {
  dist: string;
  chunks: ReadonlyMap<string, Chunk>;
  /** Bytes of each file over the wire. */
  sizes: ReadonlyMap<string, number>;
  /** Modules left out of what pages load. */
  onDemand?: readonly string[];
}

/** Measures everything that has a budget. Throws where there is nothing to measure. */
export async function measure(build: Build): Promise<Measure[]> {
  const files = [...build.sizes.keys()];
  const pages = await pagesIn(build.dist);
  const home = await readFile(path.join(build.dist, 'index.html'), 'utf8');
  const { code, lists, pages: list, files: listed } = await shippedWorker(build.dist);
  const packed = readPack(await readFile(path.join(build.dist, PACK_FILE), 'utf8')).length;
  // The pack holds the first entries. A listed file that does not exist is for check-precache.ts to report.
  const kept = listed
    .slice(packed - list.integrity.length / INTEGRITY_CHARACTERS)
    .map(([url]) => url.slice(1))
    .filter((file) => build.sizes.has(file));
  const of = (name: string, bound: number, measured: readonly string[]): Measure => {
    if (measured.length === 0) throw new Error(`There is nothing to measure for: ${name}.`);
    return { name, bound, bytes: sum(measured, build.sizes) };
  };
  return [
    ...scriptMeasures(build, pages),
    ...styleMeasures(build, pages),
    of(
      'Fonts',
      48 * KB,
      files.filter((file) => file.endsWith('.woff2')),
    ),
    // What a server sends before it waits for an answer, ten segments of 1,460 bytes (RFC 6928), less its headers.
    of('Document, home', 14_600 - HEADER_BYTES, ['index.html']),
    of('Images of the first screen, home', 60 * KB, eagerImages(home)),
    of("Worker's code", 12 * KB, [code]),
    // The document is paid beside the pack, which holds its text once more.
    of('Ready offline', readyBound(pages), [
      'index.html',
      'sw.js',
      code,
      ...lists,
      PACK_FILE,
      ...kept,
    ]),
    ...(await languageMeasures(build)),
    ...(await integratorMeasures(build)),
  ];
}

const toolsOn = (pages: readonly Built[]): number =>
  new Set(pages.flatMap(({ kind }) => kind.tool ?? [])).size;

const readyBound = (pages: readonly Built[]): number =>
  (READY_KB.once + pages.length * READY_KB.page + toolsOn(pages) * READY_KB.tool) * KB;

/** What every page has more of since the bounds of scripts were set. */
const listedSince = (pages: readonly Built[]): number =>
  Math.max(0, pages.length - SET_AT.pages) * LISTED_BYTES.page +
  Math.max(0, toolsOn(pages) - SET_AT.tools) * LISTED_BYTES.tool;

/** What a device fetches to keep what is for integrators, in a build that has anything of it. */
async function integratorMeasures({ dist, sizes }: Build): Promise<Measure[]> {
  const own = [...(await filesForIntegrators(dist))];
  if (own.length === 0) return [];
  return [{ name: 'For integrators', bound: 160 * KB, bytes: sum(own, sizes) }];
}

/** What a device fetches to keep a language besides the default one: its list, its pack, and what is no text. */
async function languageMeasures({ dist, sizes }: Build): Promise<Measure[]> {
  return Promise.all(
    languagesIn(dist).map(async (code) => {
      const { files } = await readLanguageList(dist, code);
      const others = files.map(([url]) => url.slice(1)).filter((file) => !isInLanguagePack(file));
      const fetched = [`${code}/${LANGUAGE_LIST}`, `${code}/${LANGUAGE_PACK}`, ...others];
      return { name: `Language ${code}`, bound: 200 * KB, bytes: sum(fetched, sizes) };
    }),
  );
}

/**
 * Sentences about measures that pass their bound.
 *
 * @param allowed bytes that each may have besides
 */
export const overBudget = (measures: readonly Measure[], allowed = 0): string[] =>
  measures
    .filter(({ bytes, bound }) => bytes > bound + allowed)
    .map(
      ({ name, bytes, bound }) =>
        `${name}: ${bytes} bytes, ${bytes - bound} over its budget (build/checks/budgets.ts, decision 045).`,
    );

function scriptMeasures({ chunks, sizes, onDemand }: Build, pages: readonly Built[]): Measure[] {
  const shared = new Set<string>();
  for (const { module } of chunks.values())
    if (module.startsWith('src/templates/')) shared.add(path.basename(module, '.tsx'));
  const scriptKind = ({ view, tool }: PageKind): keyof typeof SCRIPT_KB => {
    if (tool) return 'withTool';
    if (view === 'Home') return 'home';
    if (view === CONSOLE) return 'console';
    if (!shared.has(view)) return 'withOwnView';
    return PRODUCT_VIEWS.includes(view) ? 'product' : 'text';
  };
  const listed = listedSince(pages);
  return kindsOf(pages).flatMap(({ name, kind }) => {
    const { interactive, visit } = scriptsOfPage(chunks, kind, onDemand ?? ON_DEMAND);
    const bounds = SCRIPT_KB[scriptKind(kind)];
    return [
      {
        name: `Scripts before it answers, ${name}`,
        bytes: sum(interactive, sizes),
        bound: bounds.interactive * KB + listed,
      },
      {
        name: `Scripts of a visit, ${name}`,
        bytes: sum(visit, sizes),
        bound: bounds.visit * KB + listed,
      },
    ];
  });
}

/** Stylesheets that the documents of each kind of page name. */
function styleMeasures({ sizes }: Build, pages: readonly Built[]): Measure[] {
  return kindsOf(pages).map(({ name, styles }) => ({
    name: `Styles of a page, ${name}`,
    bytes: sum(styles, sizes),
    bound: 20 * KB,
  }));
}

/** A document of the build: what renders it, and the stylesheets that it names. */
interface Built {
  name: string;
  kind: PageKind;
  styles: readonly string[];
}

async function pagesIn(dist: string): Promise<Built[]> {
  const pages: Built[] = [];
  const shell = await readFile(path.join(dist, SHELL_FILE), 'utf8');
  const files = (await filesIn(dist)).filter((name) => /^parts\/.*\.txt$/.test(name));
  for (const file of files) {
    const part = readPart(await readFile(path.join(dist, file), 'utf8'));
    const page = pageIn(part);
    if (!page) throw new Error(`${file} holds no page.`);
    const html = compose(shell, part);
    const tool = page.tool?.name;
    const styles = [...html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)].flatMap(
      ([tag]) => /\shref="\/([^"]+)"/.exec(tag)?.[1] ?? [],
    );
    if (styles.length === 0) throw new Error(`There is nothing to measure for: Styles of ${file}.`);
    const name = tool ? `${page.view} + ${tool}` : page.view;
    pages.push({ name, kind: { view: page.view, tool }, styles });
  }
  if (pages.length === 0) throw new Error('No page says which view renders it.');
  return pages;
}

/** One page of each kind, by name. */
const kindsOf = (pages: readonly Built[]): Built[] =>
  [...new Map(pages.map((page) => [page.name, page])).values()].sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );

/** Images that a page fetches without being scrolled: all but lazy ones, and lazy ones that come first. */
function eagerImages(html: string): string[] {
  const images = [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag);
  const preloads = [...html.matchAll(/<link\b[^>]*\bas="image"[^>]*>/g)].map(([tag]) => tag);
  const later = (tag: string) =>
    /\bloading="lazy"/.test(tag) && !/\bfetchpriority="high"/i.test(tag);
  const urls = [...images.filter((tag) => !later(tag)), ...preloads].map(
    (tag) => /\s(?:src|href)="\/([^"]+)"/.exec(tag)?.[1] ?? '',
  );
  return [...new Set(urls)].filter((url) => url !== '');
}

function sum(files: readonly string[], sizes: ReadonlyMap<string, number>): number {
  return files.reduce((total, file) => {
    const bytes = sizes.get(file);
    if (bytes === undefined) throw new Error(`${file} is not in the build.`);
    return total + bytes;
  }, 0);
}
