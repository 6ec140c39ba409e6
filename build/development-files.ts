import type { Plugin, ViteDevServer } from 'vite';
import type { Page } from '../src/content/types.ts';
import { routes } from '../src/paths.ts';
import { KIT_FILE, partnershipKit } from './partnership-kit.ts';
import { sharePng } from './share-pictures.ts';
import { shareFile } from './share-tags.ts';

/** Serves in development what a build makes of the pages' copy: the partnership kit and shared pictures. */
export function developmentFiles(): Plugin {
  return {
    name: 'kolam:development-files',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        try {
          const made = await madeFile(server, pathname.slice(1));
          if (!made) return next();
          response.setHeader('content-type', made.type);
          response.end(made.bytes);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/** A file made of copy as it is now, by its path in a build; undefined for any other path. */
async function madeFile(
  server: ViteDevServer,
  file: string,
): Promise<{ type: string; bytes: Buffer } | undefined> {
  const { root } = server.config;
  if (file === KIT_FILE) {
    const page = (await pageOf(server, '/partnership')) as Page<'Marketing'>;
    return { type: 'application/pdf', bytes: await partnershipKit(root, page) };
  }
  const route = routes.find(({ path }) => shareFile(path) === file);
  if (!route) return undefined;
  return { type: 'image/png', bytes: await sharePng(root, await pageOf(server, route.path)) };
}

async function pageOf(server: ViteDevServer, path: string): Promise<Page> {
  const { render } = await server.ssrLoadModule('/src/render.tsx');
  return (await render(path === '/shared' ? '/shared/sample' : path)).page;
}
