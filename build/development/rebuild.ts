import { rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import type { Plugin, PreviewServer } from 'vite';
import { readThemeScript } from '../document/theme.ts';
import { guardRequests } from '../server/guard-requests.ts';
import { headerRules } from '../server/headers.ts';
import { localServices } from '../server/local-services.ts';
import { siteFiles, siteServer } from '../server/site-server.ts';
import { runBuild } from './run-build.ts';
import { watchSources } from './watch-sources.ts';

/** Inside the project, where Vite may empty a folder before it builds. */
const BUILDS = '.cache/dev-pwa';

/**
 * Makes `vite preview` build when it starts and after each save, and serve the last build that went well,
 * worker included. Each build has its own folder, so that no visit gets half of one.
 */
export function rebuild(): Plugin {
  return {
    name: 'kolam:rebuild',
    config: () => ({ preview: { cors: false } }),
    async configurePreviewServer(server) {
      const { root, mode, logger } = server.config;
      guardRequests(server.httpServer as Server);
      const folder = path.join(root, BUILDS);
      await rm(folder, { recursive: true, force: true });

      let served = path.join(folder, '0');
      logger.info('Building...');
      await runBuild({ root, mode, outDir: served });
      let handler = await siteOf(server, served);
      server.middlewares.use((request, response) => handler(request, response));

      let number = 0;
      watchSources(root, async () => {
        number += 1;
        const outDir = path.join(folder, String(number));
        logger.info('Building...', { timestamp: true });
        try {
          await runBuild({ root, mode, outDir });
        } catch {
          logger.error('The build failed; the one before is still served.', { timestamp: true });
          return rm(outDir, { recursive: true, force: true });
        }
        handler = await siteOf(server, outDir);
        await rm(served, { recursive: true });
        served = outDir;
        logger.info('Built. A tab finds the update when it is reloaded or shown again.', {
          timestamp: true,
        });
      });
    },
  };
}

const siteOf = async ({ config }: PreviewServer, dist: string) =>
  siteServer({
    ...localServices(config),
    files: siteFiles(dist),
    headers: headerRules(config.env, await readThemeScript(config.root)),
  });
