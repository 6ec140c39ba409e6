import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { htmlFile, matchRoute } from '../../src/routes/match-route.ts';
import { type HeaderRule, headersFor } from './headers.ts';
import { type ServiceOptions, siteServices, unlisted } from './site-services.ts';

export interface SiteOptions extends ServiceOptions {
  /** Folder of the build. */
  dist: string;
  headers: HeaderRule[];
}

/**
 * Serves a build as a well-set host would: the same page lookup as the worker, compressed files,
 * security headers, pages that are not listed redirected home; and EmailJS's call answered by the
 * mail sink. Used by `npm start`, `npm run dev:pwa` and the tests.
 */
export function siteServer({ dist, headers, ...services }: SiteOptions) {
  const files = sirv(dist, { brotli: true, etag: true });
  const isService = siteServices(services);

  return (request: IncomingMessage, response: ServerResponse): void => {
    if (isService(request, response)) return;
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    for (const [name, value] of Object.entries(headersFor(headers, pathname)))
      response.setHeader(name, value);
    const page = matchRoute(pathname);
    if (page) request.url = `/${htmlFile(page.path)}`;
    // `/shared` without an id has a file of that name, and is no page.
    if (!page && namesPage(pathname)) return void unlisted(request, response);
    files(request, response, () => unlisted(request, response));
  };
}

/** Whether a path is written as a page's: without an ending, or with that of its file. */
const namesPage = (pathname: string) => /(?:^|\/)[^./]*(?:\.html)?\/*$/.test(pathname);
