/// <reference lib="webworker" />
import { PARTS, partFile } from '#routes/page-files.ts';
import { pathElsewhere } from '#routes/path-elsewhere.ts';
import { keptLanguage } from './kept-languages.ts';
import { serveFile, serveOtherPart } from './serve-file.ts';
import { servePage } from './serve-page.ts';

/**
 * A page or a file of a language that has a prefix: from this device where it keeps the whole language, else from the
 * network. A page that a growing language lacks is in the default one. Never rejects for a page.
 *
 * @param path canonical path of a listed page, undefined for a file
 */
export async function serveInLanguage(
  prefix: string,
  path: string | undefined,
  event: FetchEvent,
): Promise<Response> {
  const { origin, pathname, search } = new URL(event.request.url);
  const language = await keptLanguage(prefix);
  const find = (file: string) => language?.find(`${prefix}/${file}`);
  if (path && language && !find(partFile(path)))
    return Response.redirect(origin + pathElsewhere(pathname.slice(prefix.length), search), 302);
  if (path) return servePage(path, find, event, prefix);
  const entry = language?.find(pathname);
  if (entry) return serveFile(entry, event);
  if (language && pathname.startsWith(`${prefix}/${PARTS}`)) return serveOtherPart(event);
  return fetch(event.request);
}
