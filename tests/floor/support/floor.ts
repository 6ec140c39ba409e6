import type { IncomingMessage, ServerResponse } from 'node:http';
import { test as base, expect } from '../../e2e/support/test.ts';
import type { Engine } from './mdn.ts';
import { missingIn, missingInWorkers } from './missing.ts';
import { takeAway } from './take-away.ts';

export { expect };

/** Marks the request by which the test server asks itself for the worker as it is. */
const AS_BUILT = '?as-built';

/**
 * The test of a site in the oldest browser of an engine: its pages and its worker find nothing that
 * this browser lacks, and any error that a page reports fails the test, as everywhere.
 */
export const test = base.extend<{ engine: Engine }>({
  engine: ['safari', { option: true }],
  // Chromium goes on to enforce Trusted Types where their interface is gone. No floor browser but
  // Chrome knows them.
  bypassCSP: true,
  context: async ({ context, engine }, use) => {
    await context.addInitScript(takeAway, missingIn(engine));
    await use(context);
  },
  site: async ({ site, engine }, use) => {
    const before = `(${takeAway})(${JSON.stringify(missingInWorkers(engine))});\n`;
    site.fault = (request, response) => {
      if (request.url !== '/sw.js') return false;
      void serveWith(before, `${site.origin}/sw.js${AS_BUILT}`, request, response);
      return true;
    };
    await use(site);
  },
});

/** Serves a script with its own headers, and a text before it. */
async function serveWith(
  before: string,
  url: string,
  _request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const built = await fetch(url);
  const headers = Object.fromEntries(built.headers);
  for (const name of ['content-length', 'content-encoding', 'etag', 'connection', 'keep-alive'])
    delete headers[name];
  response.writeHead(built.status, headers).end(before + (await built.text()));
}
