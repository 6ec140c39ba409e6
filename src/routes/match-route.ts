import { type CanonicalPath, routes } from './paths.ts';
import type { Route } from './route.ts';
import { withoutSlashes } from './without-slashes.ts';

/** A route found for a pathname, with the values of its path parameters. */
export interface Match {
  path: CanonicalPath;
  params: Record<string, string>;
}

const byKey = new Map<string, CanonicalPath>();
const withParams: { prefix: string; route: Route & { path: CanonicalPath } }[] = [];

for (const route of routes as readonly (Route & { path: CanonicalPath })[]) {
  if (route.params) withParams.push({ prefix: `${key(route.path)}/`, route });
  else for (const path of [route.path, ...(route.aliases ?? [])]) byKey.set(key(path), route.path);
}

/**
 * Finds the page of a URL's pathname. Letter case, trailing slashes and the output file's ending
 * (`/contact.html`, `/index.html`) are ignored; the query is not part of a pathname.
 *
 * Used by the router, the service worker and the preview server, so that all three always
 * agree on which page a URL is. Returns undefined for a path that is not listed.
 */
export function matchRoute(pathname: string): Match | undefined {
  const wanted = key(pathname);
  const path = byKey.get(wanted);
  if (path) return { path, params: {} };
  for (const { prefix, route } of withParams) {
    const names = route.params ?? [];
    const values = wanted.startsWith(prefix)
      ? rawTail(pathname, prefix.length, names.length)
      : undefined;
    if (values?.length !== names.length) continue;
    return {
      path: route.path,
      params: Object.fromEntries(names.map((name, i) => [name, values[i] ?? ''])),
    };
  }
  return undefined;
}

/** Output file of a page, relative to `dist`: `/contact` ⇒ `contact.html`, `/` ⇒ `index.html`. */
export function htmlFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

function key(pathname: string): string {
  const bare = withoutSlashes(pathname.toLowerCase()).replace(/\.html$/, '');
  return bare === '' || bare === '/index' ? '/' : bare;
}

// Parameter values keep the letter case as typed; only the listed part ignores it.
function rawTail(pathname: string, from: number, most: number): string[] | undefined {
  const parts = withoutSlashes(pathname)
    .slice(from)
    .split('/', most + 1);
  if (parts.some((part) => part === '')) return undefined;
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
