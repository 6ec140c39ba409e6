import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { ALL_LANGUAGES_PAGE } from '../../src/routes/all-languages.ts';
import { htmlFile, matchRoute } from '../../src/routes/match-route.ts';
import { pathElsewhere } from '../../src/routes/path-elsewhere.ts';
import { splitPrefix } from '../../src/routes/split-prefix.ts';
import { languagesIn } from '../artifacts/worker/language-files.ts';
import { CONTENT_TYPES } from '../hosting/content-types.ts';
import { hasList } from '../hosting/page-rules.ts';
import { prefixOf } from '../languages.ts';
import { answer, answerAnyway } from './answer.ts';
import { type HeaderRule, headersFor } from './headers.ts';
import { requestUrl } from './request-path.ts';
import { type ServiceOptions, siteServices, unlisted } from './site-services.ts';

export interface SiteOptions extends ServiceOptions {
  files: SiteFiles;
  headers: HeaderRule[];
}

/** What a build has to serve. It is read once: files that come later are not found, and changed ones break. */
export function siteFiles(dist: string) {
  return {
    serve: sirv(dist, { brotli: true, etag: true, setHeaders: nameCharacters }),
    prefixes: languagesIn(dist).map(prefixOf),
  };
}

/** Texts that people open: sirv says of HTML alone in which characters it is. */
function nameCharacters(response: ServerResponse, file: string): void {
  const [, ending = ''] = /\.(md|txt)$/.exec(file) ?? [];
  const type = CONTENT_TYPES[ending];
  if (type) response.setHeader('Content-Type', `${type};charset=utf-8`);
}

export type SiteFiles = ReturnType<typeof siteFiles>;

/**
 * Serves a build as a well-set host would: the same page lookup as the worker, compressed files,
 * security headers, pages that are not listed redirected home; and EmailJS's call handled by the
 * mail sink. No request ends it. Used by `npm start`, `npm run dev:pwa` and the tests.
 */
export function siteServer({ files: { serve, prefixes }, headers, ...services }: SiteOptions) {
  const isService = siteServices(services);

  const respond = (request: IncomingMessage, response: ServerResponse): void => {
    if (isService(request, response)) return;
    const url = requestUrl(request);
    if (!url) return void answer(response, 400, 'Bad Request');
    const { pathname, search } = url;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void answer(response, 405, 'Method Not Allowed', { allow: 'GET, HEAD' });
    for (const [name, value] of Object.entries(headersFor(headers, pathname)))
      response.setHeader(name, value);
    const { prefix, path } = splitPrefix(pathname, prefixes);
    const page = matchRoute(path);
    request.url = page ? `${prefix}/${htmlFile(page.path)}` : pathname;
    // `/shared` without an id has a file of that name, and is not a page.
    const isList = pathname === ALL_LANGUAGES_PAGE && hasList(['', ...prefixes]);
    if (!page && !isList && namesPage(pathname)) return void unlisted(request, response, prefix);
    guardFile(request, response);
    // A language that grows has not all pages: those lead to the default one.
    const instead = page && prefix ? pathElsewhere(path, search) : prefix;
    serve(request, response, () => unlisted(request, response, instead));
  };

  return (request: IncomingMessage, response: ServerResponse): void =>
    void answerAnyway(response, () => respond(request, response));
}

/** Keeps sirv's faults away: it throws at a range that ends before it begins, and watches no file it reads. */
function guardFile(request: IncomingMessage, response: ServerResponse): void {
  // A server may answer with all there is.
  delete request.headers.range;
  response.on('pipe', (file) => {
    // Gone meanwhile, by a build into the same folder.
    file.on('error', () => response.destroy());
    response.on('close', () => file.destroy());
  });
}

/** Whether a path is written as a page's: without an ending, or with that of its file. */
const namesPage = (pathname: string) => /(?:^|\/)[^./]*(?:\.html)?\/*$/.test(pathname);
