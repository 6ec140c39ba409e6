import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite';
import { matchRoute } from '../../src/routes/match-route.ts';
import { partFile } from '../../src/routes/page-files.ts';
import { compose, type PagePart, writePart } from '../../src/routes/page-part.ts';
import { routes } from '../../src/routes/paths.ts';
import type { Route } from '../../src/routes/route.ts';
import { writePageFiles } from '../artifacts/page-files.ts';
import { writeSearchIndexes } from '../artifacts/search/write-search-indexes.ts';
import { writeApiList } from '../artifacts/worker/api-pack.ts';
import { writeLanguagePacks } from '../artifacts/worker/language-pack.ts';
import { writeMenus } from '../artifacts/write-menus.ts';
import { type Chunk, chunksOf } from '../bundling/chunks.ts';
import { buildLanguageScripts } from '../client/language-scripts.ts';
import { buildLanguageStyles } from '../client/language-styles.ts';
import { writeNotFound } from '../document/not-found.ts';
import { splitPages } from '../document/shell.ts';
import { writePages } from '../document/write-pages.ts';
import { DEFAULT_LANGUAGE, otherLanguages } from '../languages.ts';
import { siteOrigin } from '../settings.ts';
import { afterWriting } from '../vite/after-writing.ts';
import { documentOf, prerenderLanguage, readFrame } from './prerender-language.ts';
import type { Renderer } from './renderer.ts';

/**
 * Prerenders every route to its own HTML file once the client is built, before the worker's manifest
 * is computed, then those of other languages; and does the same on request in development.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  let chunks: ReadonlyMap<string, Chunk> = new Map();
  return {
    name: 'kolam:prerender',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle(_options, bundle) {
      chunks = chunksOf(bundle, config.root);
    },
    ...afterWriting(async () => {
      if (config.build.ssr || config.command !== 'build') return;
      await prerenderAll(config, chunks);
    }, 'pre'),
    configureServer(server) {
      return () => server.middlewares.use(developmentPages(server));
    },
  };
}

async function prerenderAll(
  config: ResolvedConfig,
  chunks: ReadonlyMap<string, Chunk>,
): Promise<void> {
  const out = path.resolve(config.root, config.build.outDir);
  const template = await readFile(path.join(out, 'index.html'), 'utf8');
  const site = await prerenderLanguage(config, { code: DEFAULT_LANGUAGE, template, chunks });
  await writePages(out, site);
  await writeMenus(out, site.menus);
  await writePageFiles({ root: config.root, out, origin: siteOrigin(config.env) }, site.documents);
  const others = [];
  for (const code of otherLanguages(config.root)) {
    const { files, ...scripts } = await buildLanguageScripts(config, code, out);
    const styles = await buildLanguageStyles(config, code, out);
    const options = { code, ...scripts, languageStyles: styles.tags };
    const language = await prerenderLanguage(config, options);
    await writePages(path.join(out, code), language);
    await writeMenus(path.join(out, code), language.menus);
    others.push({ code, ...language, files: [...files, ...styles.files] });
  }
  const frames = others.map(({ code, frame }) => [code, frame] as const);
  await writeNotFound(config.root, out, {
    [DEFAULT_LANGUAGE]: site.frame,
    ...Object.fromEntries(frames),
  });
  // The search of each language knows what pages are called in the others.
  await writeSearchIndexes(out, site, others);
  await writeApiList(out);
  await writeLanguagePacks(out, others);
}

function developmentPages(server: ViteDevServer) {
  return async (
    request: import('node:http').IncomingMessage & { originalUrl?: string },
    response: import('node:http').ServerResponse,
    next: (error?: unknown) => void,
  ) => {
    try {
      const url = request.originalUrl ?? request.url ?? '/';
      const { pathname } = new URL(url, 'http://localhost');
      const asPart = routes.find(({ path }) => `/${partFile(path)}` === pathname);
      const path = asPart?.path ?? matchRoute(pathname)?.path;
      const route = (routes as readonly Route[]).find((one) => one.path === path);
      if (!route) return next();
      const renderer = (await server.ssrLoadModule('/src/app/prerender.tsx')) as Renderer;
      const document = await documentOf(server.config, renderer, route);
      const frame = await readFrame(server.config, renderer, await readFile('index.html', 'utf8'));
      // Vite's own client needs inline scripts and styles while developing.
      const { shell, parts } = splitPages({ ...frame, policy: '' }, [document]);
      const part = parts.get(route.path) as PagePart;
      response.setHeader('content-type', asPart ? 'text/plain; charset=utf-8' : 'text/html');
      response.end(
        asPart ? writePart(part) : await server.transformIndexHtml(url, compose(shell, part)),
      );
    } catch (error) {
      next(error);
    }
  };
}
