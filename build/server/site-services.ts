import type { IncomingMessage, ServerResponse } from 'node:http';
import { SHARE_PATH } from '../../src/core/locker/share-target.ts';
import { SHARED_TO_SERVER } from '../hosting/share-answer.ts';
import { answer } from './answer.ts';
import { NO_FILE } from './headers.ts';
import type { Mail } from './mail-call.ts';
import { MAIL_PATH, type MailSettings, mailSink } from './mail-sink.ts';
import { requestPath } from './request-path.ts';

export interface ServiceOptions {
  mail: MailSettings;
  onMail?: (mail: Mail) => void;
}

/**
 * What the local servers do in addition to serving files: EmailJS's call goes to the mail sink, and files that
 * were shared while the worker was missing are sent on to the locker.
 *
 * @returns a handler that says whether the request was its own; any other one is left untouched
 */
export function siteServices({ mail, onMail }: ServiceOptions) {
  const sink = mailSink(mail, onMail);

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const pathname = requestPath(request);
    if (pathname === MAIL_PATH) {
      void sink(request, response);
      return true;
    }
    if (pathname !== SHARE_PATH || request.method !== 'POST') return false;
    // Read to the end, or the browser would show a cut connection instead of the response.
    const headers = { location: SHARED_TO_SERVER, ...NO_FILE };
    request.resume().on('end', () => response.writeHead(303, headers).end());
    return true;
  };
}

/**
 * The response to a path that is neither a page nor a file: pages lead elsewhere, files are missing.
 *
 * @param to where a page leads; '' is home
 */
export function unlisted(request: IncomingMessage, response: ServerResponse, to = ''): void {
  if (request.headers.accept?.includes('text/html'))
    response.writeHead(302, { location: to || '/', ...NO_FILE }).end();
  else answer(response, 404, 'Not found');
}
