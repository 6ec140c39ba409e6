import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { SHARE_PATH } from '../../src/core/locker/share-target.ts';
import { htmlFile, matchRoute } from '../../src/routes/match-route.ts';
import { SHARED_TO_SERVER } from '../plugins/hosting.ts';
import { type HeaderRule, headersFor } from './headers.ts';
import { MAIL_PATH, type Mail, type MailSettings, mailSink } from './mail-sink.ts';

export interface SiteOptions {
  /** Folder of the build. */
  dist: string;
  headers: HeaderRule[];
  mail: MailSettings;
  onMail?: (mail: Mail) => void;
}

/**
 * Serves a build as a well-set host would: the same page lookup as the worker, compressed files,
 * security headers, pages that are not listed redirected home; and EmailJS's call answered by the
 * mail sink. Used by `npm start` and by the tests.
 */
export function siteServer({ dist, headers, mail, onMail }: SiteOptions) {
  const files = sirv(dist, { brotli: true, etag: true });
  const sink = mailSink(mail, onMail);

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === MAIL_PATH) return void sink(request, response);
    if (pathname === SHARE_PATH && request.method === 'POST') {
      // Read to the end, or the browser would show a cut connection instead of the answer.
      request
        .resume()
        .on('end', () => response.writeHead(303, { location: SHARED_TO_SERVER }).end());
      return;
    }
    for (const [name, value] of Object.entries(headersFor(headers, pathname)))
      response.setHeader(name, value);
    const page = matchRoute(pathname);
    if (page) request.url = `/${htmlFile(page.path)}`;
    // A page that is not listed is the home page's business; any other missing file is missing.
    const isVisit = request.headers.accept?.includes('text/html');
    const goHome = () => response.writeHead(302, { location: '/' }).end();
    // `/shared` without an id has a file of that name, which the worker fetches, and is no page.
    if (isVisit && !page && namesPage(pathname)) return void goHome();
    files(request, response, () => {
      if (isVisit) goHome();
      else response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    });
  };
}

/** Whether a path is written as a page's: without an ending, or with that of its file. */
const namesPage = (pathname: string) => /(?:^|\/)[^./]*(?:\.html)?\/*$/.test(pathname);
