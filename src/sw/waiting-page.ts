import { pages } from './manifest.ts';

/**
 * The page in place of one that is neither whole on this device nor to be fetched, until that can
 * be opened: at the same address, in its language or, for a further one, in the default one. The
 * build writes it (build/document/waiting-page.ts).
 *
 * @param prefix of the language
 * @param path of the page in the default language, which may be here
 */
export const waitingPage = (prefix: string, path: string): Response =>
  new Response(
    (pages.waiting[prefix] ?? pages.waiting[''])?.replace(PATH_SLOT, () => path),
    { status: 503, headers: pages.headers },
  );

/** Placeholder of the path. */
const PATH_SLOT = '{path}';
