import type { IncomingMessage } from 'node:http';

/** Characters of the longest path that is looked up; what is listed has some forty. */
const MAX_PATH_CHARACTERS = 1000;

/**
 * Address that a request asks for, as browsers would normalise it, on any host. Takes every target that
 * HTTP allows, `//` and `http://host/path` too; undefined where it names no path (`*`, `mailto:`) or one that
 * is too long to be one of the site's.
 */
export function requestUrl({ url = '/' }: IncomingMessage): URL | undefined {
  const target = url.startsWith('/') ? `http://localhost${url}` : url;
  if (!URL.canParse(target)) return undefined;
  const { pathname } = new URL(target);
  const isPath = pathname.startsWith('/') && pathname.length <= MAX_PATH_CHARACTERS;
  return isPath ? new URL(target) : undefined;
}

/** Path that a request asks for, without its query; undefined as above. */
export const requestPath = (request: IncomingMessage): string | undefined =>
  requestUrl(request)?.pathname;
