import type { Server } from 'node:http';
import path from 'node:path';
import type { Plugin } from 'vite';
import { readThemeScript } from '../document/theme.ts';
import { guardRequests } from '../server/guard-requests.ts';
import { headerRules } from '../server/headers.ts';
import { localServices } from '../server/local-services.ts';
import { siteFiles, siteServer } from '../server/site-server.ts';

/** Makes `vite preview` serve the build with the site's own lookup, headers and mail sink. */
export function preview(): Plugin {
  return {
    name: 'kolam:preview',
    // Vite would let any page on this machine read and post.
    config: () => ({ preview: { cors: false } }),
    async configurePreviewServer(server) {
      const { config, httpServer } = server;
      guardRequests(httpServer as Server);
      const handler = siteServer({
        ...localServices(config),
        files: siteFiles(path.resolve(config.root, config.build.outDir)),
        headers: headerRules(config.env, await readThemeScript(config.root)),
      });
      server.middlewares.use(handler);
    },
  };
}
