import { Process } from '../../../simulation/process.ts';
import type { Browser } from './browser.ts';
import { fileFor } from './files.ts';
import type { Locker } from './locker.ts';
import type { Promises } from './promise.ts';

/** A form and each of its files are read within this time. */
const READ_MS = 300;

/** The worker, which takes what other apps share. */
export class Worker {
  readonly process: Process;
  readonly #browser: Browser;
  readonly #promises: Promises;
  readonly #locker: Locker;

  constructor(browser: Browser, promises: Promises) {
    this.#browser = browser;
    this.#promises = promises;
    this.process = new Process(browser.world, 'worker');
    this.#locker = browser.open(this.process);
  }

  /** Another app shares files. What the visitor is told of them is so. */
  async share(names: readonly string[]): Promise<void> {
    const { random } = this.#browser.world;
    const files = names.map((name) => fileFor(this.process, name, random.whole(0, READ_MS)));
    const { session } = this.#promises;
    const deed = this.#promises.begin(this.process, 'share', { names });
    const form = { getAll: () => files };
    const request = {
      headers: new Map([['origin', 'null']]),
      formData: () => {
        // A sign-in and sign-out before a file is read are noticed by nobody.
        if (session === this.#promises.session) deed.session = session;
        return this.process.after(random.whole(0, READ_MS), () => form);
      },
    } as unknown as Request;
    const { headers } = await this.#locker.shareIn(request);
    this.#promises.end(deed);
    const said = new URL(headers.get('location') ?? '').searchParams;
    this.#promises.said(deed, Number(said.get('shared')));
    if (deed.done < names.length && !said.has('refused'))
      this.#promises.break('files of a share are missing, and nothing says so');
  }
}
