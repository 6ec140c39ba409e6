import type { BrowserContext, ConsoleMessage, Request } from 'playwright/test';
import type { Site } from './site.ts';

/** What only a server that is gone, or a device without a network, makes the browser say. */
const OUTAGE = /net::ERR_(CONNECTION_REFUSED|INTERNET_DISCONNECTED)/;

/** The browser's own look for a newer worker. It names no address. */
const UPDATE_CHECK = /unknown error occurred when fetching the script/;

/**
 * The requests of a context that nobody could respond to, because the server was stopped or the device offline
 * when they began, or in the middle. The browser logs them as errors, some only once the network is back.
 */
export class LostRequests {
  readonly #site: Site;
  readonly #pending = new Set<Request>();
  readonly #urls = new Set<string>();
  #wasCut = false;
  #isOffline = false;

  constructor(context: BrowserContext, site: Site) {
    this.#site = site;
    context.on('request', (request) => {
      this.#pending.add(request);
      if (this.#isOffline || !site.running) this.#urls.add(request.url());
    });
    context.on('requestfinished', (request) => void this.#pending.delete(request));
    context.on('requestfailed', (request) => void this.#pending.delete(request));
    site.onStop(() => this.#cut());
  }

  set isOffline(offline: boolean) {
    this.#isOffline = offline;
    if (offline) this.#cut();
  }

  /** Whether an error of the console tells of such a request. */
  includes(message: ConsoleMessage): boolean {
    const text = message.text();
    if (OUTAGE.test(text) || UPDATE_CHECK.test(text)) return this.#wasCut || !this.#site.running;
    const failed = text.startsWith('Failed to load resource: net::ERR_');
    return failed && this.#urls.has(message.location().url);
  }

  #cut(): void {
    this.#wasCut = true;
    for (const request of this.#pending) this.#urls.add(request.url());
  }
}
