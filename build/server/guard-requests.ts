import type { Server } from 'node:http';
import { answer, answerAnyway } from './answer.ts';
import { requestUrl } from './request-path.ts';

/**
 * Runs before everything that a server of Vite's does with a request: its router throws at targets such as
 * `https://[::1`, outside of any handler, which ends the process.
 */
export function guardRequests(server: Server): void {
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const url = requestUrl(request);
    if (!url) return void answer(response, 400, 'Bad Request');
    // `http://host/path` is allowed to be asked of a server as well.
    if (!request.url?.startsWith('/')) request.url = url.pathname + url.search;
    void answerAnyway(response, () => {
      for (const listener of listeners) listener.call(server, request, response);
    });
  });
}
