import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGE_LIST, LANGUAGE_PACK } from '../../src/core/languages/language-files.ts';
import { pageIn } from '../../src/page-loading/page-data.ts';
import { PACK_FILE, SHELL_FILE } from '../../src/routes/page-files.ts';
import { compose, readPack, readPart } from '../../src/routes/page-part.ts';
import { INTEGRITY_CHARACTERS } from '../../src/sw/integrity.ts';
import { fetchedForIntegrators, filesForIntegrators } from '../artifacts/worker/api-pack.ts';
import { languagesIn, readLanguageList } from '../artifacts/worker/language-files.ts';
import { isInLanguagePack } from '../artifacts/worker/language-pack.ts';
import { fetchedForPosters, filesForPosters } from '../artifacts/worker/poster-pack.ts';
import { type Chunk, type PageKind, scriptsOfPage } from '../bundling/chunks.ts';
import { filesIn } from '../bundling/compress.ts';
import { ON_DEMAND } from '../bundling/on-demand.ts';
import { shippedWorker } from './shipped-lists.ts';

const KB = 1024;

/**
 * Bytes over the wire that a row never passes, even if accepted (decision 045). That of home's document is what a
 * server sends before it waits for an answer, ten segments of 1,460 bytes (RFC 6928), less 1,273 of headers, as
 * `npm start` sends them over HTTP/1.1.
 */
const CAPS = {
  interactive: 100 * KB,
  interactiveOfLanguage: 108 * KB,
  homeDocument: 14_600 - 1_273,
  worker: 12 * KB,
  ready: 584 * KB,
  language: 200 * KB,
  integrators: 160 * KB,
  posters: 64 * KB,
};

/** Bytes of one part of the site over the wire. */
export interface Measure {
  name: string;
  bytes: number;
  /** The most they may be, regardless of the accepted number. */
  cap?: number;
}

export interface Build {
  dist: string;
  chunks: ReadonlyMap<string, Chunk>;
  /** Bytes of each file over the wire. */
  sizes: ReadonlyMap<string, number>;
  /** Modules left out of what pages load. */
  onDemand?: readonly string[];
  /** Scripts of languages other than the default one. */
  languages?: readonly { code: string; chunks: ReadonlyMap<string, Chunk> }[];
}

/** Measures everything that has a budget. Throws where there is nothing to measure. */
export async function measure(build: Build): Promise<Measure[]> {
  const { sizes } = build;
  const files = [...sizes.keys()];
  const pages = await pagesIn(build.dist);
  const home = await readFile(path.join(build.dist, 'index.html'), 'utf8');
  const { code, lists, pages: list, files: listed } = await shippedWorker(build.dist);
  const packed = readPack(await readFile(path.join(build.dist, PACK_FILE), 'utf8')).length;
  // The pack holds the first entries. A listed file that does not exist is for check-precache.ts to report.
  const kept = listed
    .slice(packed - list.integrity.length / INTEGRITY_CHARACTERS)
    .map(([url]) => url.slice(1))
    .filter((file) => sizes.has(file));
  // The document counts in addition to the pack, which holds its text again.
  const ready = ['index.html', 'sw.js', code, ...lists, PACK_FILE, ...kept];
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  return [
    ...scriptMeasures(build, pages),
    ...languageScripts(build, pages),
    ...styleMeasures(build, pages),
    of('Fonts', fonts, sizes),
    of('Document, home', ['index.html'], sizes, CAPS.homeDocument),
    of('Images of the first screen, home', eagerImages(home), sizes),
    of("Worker's code", [code], sizes, CAPS.worker),
    of('Ready offline', ready, sizes, CAPS.ready),
    ...(await languageMeasures(build)),
    ...(await integratorMeasures(build)),
    ...(await posterMeasures(build)),
  ];
}

function of(
  name: string,
  measured: readonly string[],
  sizes: ReadonlyMap<string, number>,
  cap?: number,
): Measure {
  if (measured.length === 0) throw new Error(`There is nothing to measure for: ${name}.`);
  return { name, bytes: sum(measured, sizes), cap };
}

/** What a device fetches to keep what is for integrators, in a build that has anything of it. */
async function integratorMeasures({ dist, sizes }: Build): Promise<Measure[]> {
  const own = await filesForIntegrators(dist);
  const fetched = fetchedForIntegrators(own);
  return own.size > 0 ? [of('For integrators', fetched, sizes, CAPS.integrators)] : [];
}

/** What a device fetches to keep the outlines of posters in further languages. */
async function posterMeasures({ dist, sizes }: Build): Promise<Measure[]> {
  const own = await filesForPosters(dist);
  return own.size > 0 ? [of('Posters', fetchedForPosters(own), sizes, CAPS.posters)] : [];
}

/** What a device fetches to keep a language other than the default one: its list, its pack, and what is not text. */
async function languageMeasures({ dist, sizes }: Build): Promise<Measure[]> {
  return Promise.all(
    languagesIn(dist).map(async (code) => {
      const { files } = await readLanguageList(dist, code);
      const others = files.map(([url]) => url.slice(1)).filter((file) => !isInLanguagePack(file));
      const fetched = [`${code}/${LANGUAGE_LIST}`, `${code}/${LANGUAGE_PACK}`, ...others];
      return of(`Language ${code}`, fetched, sizes, CAPS.language);
    }),
  );
}

/**
 * Scripts that the heaviest page of each other language waits for: its words may be a third longer, of three bytes a
 * letter, and no row of the default language moves with them.
 */
const languageScripts = (
  { sizes, onDemand, languages = [] }: Build,
  pages: readonly Built[],
): Measure[] =>
  languages.map(({ code, chunks }) => {
    const ofPages = kindsOf(pages).map(({ kind }) =>
      of('', scriptsOfPage(chunks, kind, onDemand ?? ON_DEMAND).interactive, sizes),
    );
    const bytes = Math.max(...ofPages.map((measure) => measure.bytes));
    return { name: `Scripts before it answers, ${code}`, bytes, cap: CAPS.interactiveOfLanguage };
  });

/**
 * Scripts of each kind of page: those that it waits for before it answers a press, and those that load unasked
 * within a visit.
 */
function scriptMeasures({ chunks, sizes, onDemand }: Build, pages: readonly Built[]): Measure[] {
  return kindsOf(pages).flatMap(({ name, kind }) => {
    const { interactive, visit } = scriptsOfPage(chunks, kind, onDemand ?? ON_DEMAND);
    return [
      of(`Scripts before it answers, ${name}`, interactive, sizes, CAPS.interactive),
      of(`Scripts of a visit, ${name}`, visit, sizes),
    ];
  });
}

/** Stylesheets that the documents of each kind of page name. */
const styleMeasures = ({ sizes }: Build, pages: readonly Built[]): Measure[] =>
  kindsOf(pages).map(({ name, styles }) => of(`Styles of a page, ${name}`, styles, sizes));

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
