/// <reference lib="webworker" />
import { PARTS } from '#routes/page-files.ts';
import { keptLanguage } from './kept-languages.ts';
import { serveFile, serveOtherPart } from './serve-file.ts';
import { servePage } from './serve-page.ts';

/**
 * A page or a file of a language that has a prefix: from this device where it keeps the whole language, else from the
 * network. A page that neither has is there in the default language, which is where this leads then; the query says
 * so, and that nothing is to lead back. Never rejects for a page.
 *
 * @param path canonical path of a listed page, undefined for a file
 */
export async function serveInLanguage(
  prefix: string,
  path: string | undefined,
  event: FetchEvent,
): Promise<Response> {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  const inDefault = () =>
    Response.redirect(
      `${origin}${pathname.slice(prefix.length) || '/'}?en${search.replace('?', '&')}`,
    );
  const language = await keptLanguage(prefix);
  if (path && language)
    return servePage(path, (file) => language.find(`${prefix}/${file}`), event, inDefault);
  const entry = language?.find(pathname);
  if (entry) return serveFile(entry, event);
  if (language && pathname.startsWith(`${prefix}/${PARTS}`)) return serveOtherPart(event);
  const response = fetch(request);
  return path ? response.catch(inDefault) : response;
}
