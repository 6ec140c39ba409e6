import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from 'playwright/test';
import { DEFAULT_GEOCODER_URL } from '../../../src/features/geocode/hosts.ts';
import { test as base } from './test.ts';

export type Handler = (response: ServerResponse) => void;

/** A real server instead of the public geocoder, whose requests are led to it. */
export class Geocoder {
  /** Requests so far: path with query, headers, time in milliseconds. */
  readonly asked: { url: string; headers: IncomingHttpHeaders; time: number }[] = [];
  respond: Handler = finds('India Gate, Kartavya Path, New Delhi, Delhi, 110001, India');
  #server = createServer(({ url = '', headers }, response) => {
    this.asked.push({ url, headers, time: Date.now() });
    response.setHeader('access-control-allow-origin', '*');
    this.respond(response);
  });

  async start(context: BrowserContext): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, 'localhost', done));
    const { port } = this.#server.address() as AddressInfo;
    await context.route(`${DEFAULT_GEOCODER_URL}?*`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const url = `http://localhost:${port}${pathname}${search}`;
      const response = await route.fetch({ url, timeout: 0 }).catch(() => undefined);
      // A page that is closed in the meantime wants neither.
      await (response ? route.fulfill({ response }) : route.abort()).catch(() => {});
    });
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

export const says =
  (status: number, body: string): Handler =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);

export const finds = (name: string): Handler => says(200, JSON.stringify({ display_name: name }));

/** The network goes away in the middle. */
export const cut: Handler = (response) => void response.destroy();

/** The usual test, with its own geocoder. */
export const test = base.extend<{ geocoder: Geocoder }>({
  geocoder: [
    async ({ context }, use) => {
      const geocoder = new Geocoder();
      await geocoder.start(context);
      await use(geocoder);
      geocoder.stop();
    },
    { auto: true },
  ],
});
