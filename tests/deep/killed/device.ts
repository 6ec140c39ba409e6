import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright/test';
import type { Phone } from '../../e2e/support/phone.ts';
import type { Site } from '../../e2e/support/site.ts';
import { slowWrites } from './slow-writes.ts';

/** Everything that a page says to somebody: headings, what is announced, and titles of the list. */
const SAID = 'h1, h2, h3, [role="status"], [role="alert"], [aria-live]';

/**
 * A browser that is killed and started again, with one profile for all of it. What a page has said is known here
 * before a kill can take the page: it was said to somebody who looked.
 */
export class Device {
  readonly site: Site;
  readonly #phone: Phone;
  #context: BrowserContext | undefined;
  #hear: (text: string) => void = () => {};
  /** What was said since the last start. */
  readonly said = new Set<string>();
  /** Errors that pages reported. */
  readonly complaints: string[] = [];

  constructor(site: Site, phone: Phone) {
    this.site = site;
    this.#phone = phone;
  }

  /** @param isSlow whether its pages write to a slow disk */
  async start(isSlow = false): Promise<Page> {
    this.said.clear();
    this.#context = await this.#phone.start();
    if (isSlow) await slowWrites(this.#context);
    await this.#context.exposeBinding('hearSaid', (_, text: string) => {
      this.said.add(text);
      this.#hear(text);
    });
    await this.#context.addInitScript(tellSaid, SAID);
    this.#context.on('weberror', (error) => this.complaints.push(String(error.error())));
    return this.#context.pages()[0] as Page;
  }

  /** Whether a page said something of that form since the start. */
  hasSaid(what: RegExp | string): boolean {
    return [...this.said].some((text) =>
      typeof what === 'string' ? text === what : what.test(text),
    );
  }

  /**
   * Kills the browser so many milliseconds from now, regardless of what it does then; at once where it says
   * something of that form.
   */
  async killIn(ms: number, orAt?: RegExp): Promise<void> {
    const isSaid = new Promise<void>((resolve) => {
      this.#hear = (text) => orAt?.test(text) && resolve();
    });
    await Promise.race([pause(ms), isSaid]);
    await this.#phone.kill();
  }

  async switchOff(): Promise<void> {
    await this.#phone.switchOff();
  }
}

/** Runs in each document. */
function tellSaid(selector: string): void {
  const heard = new Set<string>();
  const look = () => {
    for (const element of document.querySelectorAll(selector)) {
      const text = element.textContent.trim();
      if (!text || heard.has(text)) continue;
      heard.add(text);
      void (window as unknown as { hearSaid: (text: string) => void }).hearSaid(text);
    }
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}
