import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import { matchRoute } from '../../src/routes/match-route.ts';
import { partFile } from '../../src/routes/page-files.ts';
import { compose, type PagePart, writePart } from '../../src/routes/page-part.ts';
import { routes } from '../../src/routes/paths.ts';
import type { Route } from '../../src/routes/route.ts';
import { splitPages } from '../document/shell.ts';
import { documentOf, readFrame } from '../render/prerender-language.ts';
import type { Renderer } from '../render/renderer.ts';

/** Renders the page that is asked for in development, as a build renders all. */
export function developmentPages(): Plugin {
  return {
    name: 'kolam:development-pages',
    configureServer(server) {
      return () => server.middlewares.use(respond(server));
    },
  };
}

function respond(server: ViteDevServer) {
  return async (
    request: IncomingMessage & { originalUrl?: string },
    response: ServerResponse,
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
