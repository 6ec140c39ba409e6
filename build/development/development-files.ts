import type { Plugin, ViteDevServer } from 'vite';
import type { Page } from '../../copy/types/page.ts';
import { KIT_FILE, SANDBOX_FILE } from '../../facts/files.ts';
import { SEARCH_FILE, written } from '../../src/features/search/search-file.ts';
import { NAV_FILE } from '../../src/page-loading/nav-file.ts';
import { routes } from '../../src/routes/paths.ts';
import type { Route } from '../../src/routes/route.ts';
import { sandboxFile } from '../artifacts/api/sandbox-file.ts';
import { partnershipKit } from '../artifacts/kit/partnership-kit.ts';
import { sharePng } from '../artifacts/pictures/share-pictures.ts';
import { searchIndex } from '../artifacts/search/search-index.ts';
import { SOURCE_FILES } from '../artifacts/source-files.ts';
import { readArt } from '../colours/recolour.ts';
import { shareFile } from '../document/share-tags.ts';

/**
 * Serves in development what a build makes of the sources and of the pages' copy: the description of the API, lists,
 * drawings, the partnership kit, the index of the search, the menus and shared pictures.
 */
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
): Promise<{ type: string; bytes: Buffer | string } | undefined> {
  const { root } = server.config;
  const ofSources = SOURCE_FILES[file];
  if (ofSources) return { type: ofSources.type, bytes: ofSources.make() };
  if (file === SANDBOX_FILE)
    return { type: 'text/javascript', bytes: (await sandboxFile(root)).source };
  const drawing = /^art\/([\w-]+\.svg)$/.exec(file)?.[1];
  if (drawing) return { type: 'image/svg+xml', bytes: await readArt(root, drawing) };
  if (file === KIT_FILE) {
    const page = (await pageOf(server, '/partnership')) as Page<'Company'>;
    return { type: 'application/pdf', bytes: await partnershipKit(root, page) };
  }
  if (file === SEARCH_FILE)
    return {
      type: 'application/json',
      bytes: Buffer.from(JSON.stringify(written(await index(server)))),
    };
  if (file === NAV_FILE) {
    const { nav } = await server.ssrLoadModule('/src/app/prerender.tsx');
    return { type: 'application/json', bytes: Buffer.from(JSON.stringify(nav)) };
  }
  const route = routes.find(({ path }) => shareFile(path) === file);
  if (!route) return undefined;
  return { type: 'image/png', bytes: await sharePng(root, await pageOf(server, route.path)) };
}

async function index(server: ViteDevServer) {
  const listed = (routes as readonly Route[]).filter(({ noIndex }) => !noIndex);
  return searchIndex(
    await Promise.all(
      listed.map(async ({ path }) => ({ path, ...(await rendered(server, path)) })),
    ),
  );
}

const pageOf = async (server: ViteDevServer, path: string): Promise<Page> =>
  (await rendered(server, path)).page;

async function rendered(
  server: ViteDevServer,
  path: string,
): Promise<{ page: Page; markup: string }> {
  const { render } = await server.ssrLoadModule('/src/app/prerender.tsx');
  return render(path === '/shared' ? '/shared/sample' : path);
}
