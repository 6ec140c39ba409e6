import type { Server } from 'node:http';
import type { Plugin } from 'vite';
import { guardRequests } from '../server/guard-requests.ts';
import { localServices } from '../server/local-services.ts';
import { siteServices, unlisted } from '../server/site-services.ts';

/**
 * Makes the development server respond as the site's host does: the mail sink and shared files before
 * Vite's own files, and unlisted paths after all else. Runs after the plugins that serve pages.
 */
export function developmentServices(): Plugin {
  return {
    name: 'kolam:development-services',
    configureServer(server) {
      if (server.httpServer) guardRequests(server.httpServer as Server);
      const isService = siteServices(localServices(server.config));
      server.middlewares.use((request, response, next) => {
        if (!isService(request, response)) next();
      });
      // Vite would send its raw `index.html` for any path.
      return () => server.middlewares.use((request, response) => unlisted(request, response));
    },
  };
}
