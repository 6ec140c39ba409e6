import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from 'playwright/test';
import { test as base } from './test.ts';

/** A browser with a profile on the disk, which can be switched off, or die, and be started again. */
export class Phone {
  /** The folder of its profile. */
  readonly profile = mkdtempSync(path.join(tmpdir(), 'profile-'));
  readonly #options: object;
  #context: BrowserContext | undefined;

  constructor(options: object) {
    this.#options = options;
  }

  async start(): Promise<BrowserContext> {
    this.#context = await chromium.launchPersistentContext(this.profile, this.#options);
    return this.#context;
  }

  /** Ends every process of the browser at once, as a dead battery would. */
  async kill(): Promise<void> {
    const { execFileSync } = await import('node:child_process');
    const closed = new Promise((resolve) => this.#context?.once('close', resolve));
    try {
      execFileSync('pkill', ['-9', '-f', '--', `--user-data-dir=${this.profile}`]);
    } catch (error) {
      // pkill ends with 1 when a child was gone before its turn.
      if ((error as { status?: number }).status !== 1) throw error;
    }
    await closed;
    for (const name of ['SingletonLock', 'SingletonSocket', 'SingletonCookie'])
      rmSync(path.join(this.profile, name), { force: true });
  }

  async switchOff(): Promise<void> {
    await this.#context?.close();
  }

  async throwAway(): Promise<void> {
    await this.switchOff();
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Tests that need browsers which outlive a context: `phone()` makes one, gone after the test. */
export const test = base.extend<{ phone: () => Phone }>({
  phone: async ({ launchOptions, baseURL }, use) => {
    const phones: Phone[] = [];
    await use(() => {
      const phone = new Phone({ ...launchOptions, baseURL });
      phones.push(phone);
      return phone;
    });
    for (const phone of phones) await phone.throwAway();
  },
});
