/// <reference lib="webworker" />
import { PARTS } from '#routes/page-files.ts';
import { keptLanguage } from './kept-languages.ts';
import { serveFile, serveOtherPart } from './serve-file.ts';
import { servePage } from './serve-page.ts';

/**
 * A page or a file of a language that has a prefix: from this device where it keeps the whole language, else from the
 * network. Never rejects for a page.
 *
 * @param path canonical path of a listed page, undefined for a file
 */
export async function serveInLanguage(
  prefix: string,
  path: string | undefined,
  event: FetchEvent,
): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const language = await keptLanguage(prefix);
  if (path) return servePage(path, (file) => language?.find(`${prefix}/${file}`), event, prefix);
  const entry = language?.find(pathname);
  if (entry) return serveFile(entry, event);
  if (language && pathname.startsWith(`${prefix}/${PARTS}`)) return serveOtherPart(event);
  return fetch(event.request);
}
