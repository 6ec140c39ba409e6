import { generatedRoutes } from '#generated/routes.ts';

/**
 * The only list of pages, made of the content files: the router, the prerenderer, the sitemap, the host rewrites, the
 * worker's navigation lookup, Lighthouse's configuration and the tests all derive from it.
 *
 * `path` is the canonical spelling: page, content file and output file share it. `aliases` are other
 * paths of the same page. Letter case, a trailing slash and a query never matter (see match-route.ts).
 */
export const routes = generatedRoutes;

type Listed = (typeof routes)[number];

/** Canonical path of a page. */
export type CanonicalPath = Listed['path'];

/** What an internal link may point at: any listed path, canonical or not, with an optional anchor. */
export type Path =
  | Exclude<CanonicalPath, '/shared'>
  | Extract<Listed, { aliases: unknown }>['aliases'][number];
