import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Where the catalogue is in development. No route: a build has no such page. */
const CATALOGUE_PATH = '/__catalogue';

const FOLDER = 'src/catalogue';

/** Serves the catalogue of sections and components in development. */
export function catalogue(): Plugin {
  return {
    name: 'kolam:catalogue',
    configureServer(server) {
      return () =>
        server.middlewares.use(async (request, response, next) => {
          const url = request.originalUrl ?? '/';
          if (new URL(url, 'http://localhost').pathname !== CATALOGUE_PATH) return next();
          const file = path.join(server.config.root, FOLDER, 'catalogue.html');
          const html = await server.transformIndexHtml(url, await readFile(file, 'utf8'));
          response.setHeader('content-type', 'text/html').end(html);
        });
    },
  };
}
