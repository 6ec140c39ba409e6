import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig, type ViteDevServer } from 'vite';
import { partFile } from '../../src/core/pages/files.ts';
import { compose, type PagePart, writePart } from '../../src/core/pages/part.ts';
import { matchRoute } from '../../src/routes/match-route.ts';
import { type Route, routes } from '../../src/routes/paths.ts';
import { writePageFiles } from '../artifacts/page-files.ts';
import { type Chunk, chunksOf, stylesOfPage } from '../bundling/chunks.ts';
import { appShell, type Document, type Frame } from '../document/document.ts';
import { asMeta, pagePolicy } from '../document/policy.ts';
import { splitPages } from '../document/shell.ts';
import { readThemeScript } from '../document/theme.ts';
import { writePages } from '../document/write-pages.ts';
import { releaseConstant } from '../release.ts';
import { afterWriting } from './after-writing.ts';
import { connectOrigins, siteOrigin } from './settings.ts';

type Render = typeof import('../../src/app/prerender.tsx').render;

/**
 * Prerenders every route to its own HTML file once the client is built, before the worker's manifest
 * is computed; and does the same on request in development.
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
  const { render, remove } = await buildRenderer(config);
  const frame = await readFrame(config, await readFile(path.join(out, 'index.html'), 'utf8'));
  const documents: Document[] = [];
  for (const route of routes as readonly Route[]) {
    const document = await documentOf(config, render, route);
    const { view, tool } = document.page;
    documents.push({ ...document, styles: stylesOfPage(chunks, { view, tool: tool?.name }) });
  }
  await writePages(out, splitPages(frame, documents));
  // Static hosts serve this name for every path that they do not have.
  await writeFile(path.join(out, '404.html'), appShell(frame));
  await writePageFiles({ root: config.root, out, origin: siteOrigin(config.env) }, documents);
  await remove();
}

async function documentOf(config: ResolvedConfig, render: Render, route: Route): Promise<Document> {
  const sample = [route.path, ...(route.params ?? [])].join('/').replace('//', '/');
  const { page, markup } = await render(sample);
  return {
    path: route.path,
    origin: siteOrigin(config.env),
    page,
    markup,
    noIndex: route.noIndex ?? false,
  };
}

async function readFrame(config: ResolvedConfig, template: string): Promise<Frame> {
  const read = (file: string) => readFile(path.resolve(config.root, file), 'utf8');
  const themeScript = await readThemeScript(config.root);
  const policy = asMeta(pagePolicy([themeScript], connectOrigins(config.env)));
  return { template, policy, themeScript, icons: (await read('src/components/icons.svg')).trim() };
}

// A separate server-side build: a second environment in the client's build was seen to leave the
// worker out without a word.
async function buildRenderer(
  config: ResolvedConfig,
): Promise<{ render: Render; remove: () => Promise<void> }> {
  const outDir = path.join(config.root, 'node_modules/.kolam-renderer', String(process.pid));
  await build({
    root: config.root,
    configFile: false,
    mode: config.mode,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    define: releaseConstant,
    // What the stylesheets need of Sass, and what they are not to warn of, is the same here.
    css: { preprocessorOptions: config.css.preprocessorOptions },
    build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true },
  });
  const { render } = await import(pathToFileURL(path.join(outDir, 'prerender.js')).href);
  return { render, remove: () => rm(outDir, { recursive: true }) };
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
      const { render } = (await server.ssrLoadModule('/src/app/prerender.tsx')) as {
        render: Render;
      };
      const document = await documentOf(server.config, render, route);
      const frame = await readFrame(server.config, await readFile('index.html', 'utf8'));
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
