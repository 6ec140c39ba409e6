/// <reference lib="webworker" />
import { pathInLanguage } from '#routes/path-in-language.ts';
import { splitPrefix } from '#routes/split-prefix.ts';

/**
 * The list of all languages, which no device keeps. Without a network it is the page that the
 * visitor comes from, in the language that its link names and that most devices keep.
 *
 * @param languages prefixes of the languages, the second one's first
 */
export async function serveAllLanguages(
  request: Request,
  languages: readonly string[],
): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const { origin, pathname } = new URL(request.referrer || location.origin);
    const { prefix, path } = splitPrefix(pathname, languages);
    const [second = ''] = languages;
    return Response.redirect(origin + pathInLanguage(prefix ? '' : second, path), 302);
  }
}
