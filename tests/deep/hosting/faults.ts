import type { ServerResponse } from 'node:http';
import type { Fault } from '../../e2e/support/site.ts';

type Headers = Record<string, string | undefined>;

/** A fault of a host: what it does to the headers of the paths that match. `undefined` takes one away. */
export const withHeaders =
  (paths: RegExp, changes: Headers): Fault =>
  (request, response) => {
    if (!paths.test(request.url ?? '')) return false;
    const writeHead = response.writeHead.bind(response);
    response.writeHead = ((status: number, given: Record<string, string> = {}) => {
      const headers = Object.fromEntries(
        Object.entries({ ...response.getHeaders(), ...given }).map(([name, value]) => [
          name.toLowerCase(),
          value,
        ]),
      );
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      for (const [name, value] of Object.entries(changes)) {
        delete headers[name];
        if (value !== undefined) headers[name] = value;
      }
      return writeHead(status, headers as Record<string, string>);
    }) as ServerResponse['writeHead'];
    return false;
  };

/** A fault of a host: another answer instead of the site's. */
export const answerInstead =
  (paths: RegExp, status: number, headers: Record<string, string>, body = ''): Fault =>
  (request, response) => {
    if (!paths.test(request.url ?? '')) return false;
    response.writeHead(status, headers).end(body);
    return true;
  };

/** A fault of a host that serves every request as if the browser had sent other headers. */
export const withoutRequestHeader =
  (name: string): Fault =>
  (request) => {
    delete request.headers[name];
    return false;
  };
