import { createHash } from 'node:crypto';
import type { Leave, MailParameters, OutboxStore, PageDevice } from '#core/outbox/device.ts';
import { type Identity, identify } from '#core/outbox/identity.ts';
import type { Payload } from '#core/outbox/payload.ts';
import type { OutboxRecord } from '#core/outbox/record.ts';
import type { MailResponse } from '#core/outbox/response.ts';
import { type Settled, settle } from '#core/outbox/settle.ts';
import { allRecords } from '#core/outbox/store.ts';
import { type SubmitOutcome, submit } from '#core/outbox/submit.ts';
import { memoryTransactions } from '#core/storage/memory-transactions.ts';
import type { OpenStore } from '#core/storage/transactions.ts';

/** A post that the mail service got, and the way to answer it. */
export interface Post {
  parameters: MailParameters;
  /** Aborted once it is given up; it can be answered all the same, by an answer that was faster. */
  signal: AbortSignal;
  at: number;
  answer: (response: MailResponse) => Promise<void>;
}

export const OK: MailResponse = { kind: 'http', status: 200, text: 'OK' };
export const NONE: MailResponse = { kind: 'none' };
export const http = (status: number, text: string): MailResponse => ({
  kind: 'http',
  status,
  text,
});

export const text = (message: string): Payload => ({
  from_name: 'Asha',
  from_email: 'asha@shop.example',
  message,
});

/** What a test may refuse; called at each commit with what it writes to each store. */
type Refuse = (written: Record<string, string[]>) => Error | undefined;

export const fullDisk = () => new DOMException('', 'QuotaExceededError');

const START = Date.UTC(2026, 0, 1);

/**
 * A device whose clock, network, disk and mail service a test holds in its hand: time passes in `pass`
 * alone, and a post hangs until it is answered.
 */
export class Phone {
  now = START;
  /** Whether our own server answers. */
  reachable = true;
  /** What the browser says of the network. */
  onLine = true;
  canSend = true;
  /** Outages that have ended. */
  outages = 0;
  /** What a post is made of, the SDK's part say, is there by then. */
  loaded: Promise<void> = Promise.resolve();
  /** Answers every post at once, unless it returns undefined. */
  mail: (parameters: MailParameters) => MailResponse | undefined = () => undefined;
  refuse: Refuse = () => undefined;
  /** Keys of what was deleted, newest last. */
  readonly deleted: string[] = [];
  readonly posts: Post[] = [];
  /** Called after each change of a record that its page lived to tell of. */
  readonly changed = new Set<() => void>();
  readonly #transact = memoryTransactions<OutboxStore>(['messages', 'queue']);
  readonly #timers: { at: number; ring: () => void }[] = [];
  readonly #waiting: (() => void)[] = [];
  /** Who has the send lock, and is told so when it is taken. */
  #holder: { lose: () => void } | undefined;
  #ids = 0;

  /** A page or the worker. What it was doing when it is killed never ends, and its lock is free. */
  open(): { device: PageDevice; kill: () => Promise<void> } {
    let isAlive = true;
    let unlock: (() => void) | undefined;
    const whileAlive = <T>(result: Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        result.then(
          (value) => isAlive && resolve(value),
          (error) => isAlive && reject(error),
        );
      });
    const device: PageDevice = {
      now: () => this.now,
      random: () => 0.5,
      randomId: () => `made-${++this.#ids}`,
      wait: (ms) => whileAlive(this.#after(ms)),
      digest: async (content) => createHash('sha256').update(content).digest('hex'),
      transact: (stores, mode, work) =>
        isAlive ? whileAlive(this.#commit(stores, mode, work)) : new Promise(() => {}),
      announceChange: () => {
        if (isAlive) for (const hear of this.changed) hear();
      },
      withSendLock: async (waitMs, work) => {
        const holder = { lose: () => {} };
        const lost = new Promise<'busy'>((resolve) => {
          holder.lose = () => isAlive && resolve('busy');
        });
        if (waitMs === 'steal') this.#steal(holder);
        else if (!(await this.#lock(waitMs, holder))) return 'busy';
        unlock = () => this.#unlock(holder);
        if (!isAlive) {
          unlock();
          return new Promise(() => {});
        }
        return Promise.race([work().finally(unlock), lost]);
      },
      canSend: () => this.canSend,
      isReachable: async () => this.reachable,
      saysOffline: () => !this.onLine,
      outage: async () => (this.reachable || this.onLine ? undefined : this.outages),
      post: (parameters, leave) => whileAlive(this.#post(parameters, leave)),
    };
    const kill = async () => {
      isAlive = false;
      unlock?.();
      await settled();
    };
    return { device, kill };
  }

  /** The form of a page that was just opened. */
  form(last?: Identity): Form {
    return new Form(this.open().device, last);
  }

  /** Lets time pass: everything that is planned for it happens in its order. */
  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    await settled();
    for (;;) {
      const next = this.#timers.sort((a, b) => a.at - b.at)[0];
      if (!next || next.at > end) break;
      this.#timers.shift();
      this.now = Math.max(this.now, next.at);
      next.ring();
      await settled();
    }
    this.now = end;
  }

  /** The messages as they lie on the disk, in the order of writing. */
  records(): Promise<OutboxRecord[]> {
    return allRecords(this.open().device);
  }

  /** The one message on the disk. */
  async record(): Promise<OutboxRecord> {
    const [record, ...others] = await this.records();
    if (!record || others.length > 0) throw new Error(`There are ${others.length} others.`);
    return record;
  }

  /** The texts that the mail service got, each as often as it did. */
  get posted(): string[] {
    return this.posts.map(({ parameters }) => parameters.message);
  }

  /** The ids that they came under. */
  get ids(): string[] {
    return this.posts.map(({ parameters }) => parameters.message_id);
  }

  post(number: number): Post {
    const post = this.posts[number];
    if (!post) throw new Error(`There were ${this.posts.length} posts.`);
    return post;
  }

  #after(ms: number): Promise<void> {
    return new Promise((ring) => this.#timers.push({ at: this.now + ms, ring }));
  }

  async #post(parameters: MailParameters, { signal, isGiven }: Leave): Promise<MailResponse> {
    await this.loaded;
    if (!(await isGiven())) return { kind: 'unsent' };
    return new Promise((respond) => {
      const answer = async (response: MailResponse) => {
        respond(response);
        await settled();
      };
      this.posts.push({ parameters, signal, at: this.now, answer });
      const atOnce = this.mail(parameters);
      if (atOnce) respond(atOnce);
    });
  }

  #commit<Used extends OutboxStore, Result>(
    stores: readonly Used[],
    mode: 'readonly' | 'readwrite',
    work: (stores: Record<Used, OpenStore>) => Promise<Result>,
  ): Promise<Result> {
    return this.#transact(stores, mode, async (opened) => {
      const written: Record<string, string[]> = {};
      const watched = Object.entries<OpenStore>(opened).map(([name, store]) => [
        name,
        {
          ...store,
          put(key: string, value: unknown) {
            written[name] = [...(written[name] ?? []), key];
            store.put(key, value);
          },
          delete: (key: string) => {
            this.deleted.push(key);
            store.delete(key);
          },
        },
      ]);
      const result = await work(Object.fromEntries(watched));
      const refusal = Object.keys(written).length > 0 && this.refuse(written);
      if (refusal) throw refusal;
      return result;
    });
  }

  #steal(holder: { lose: () => void }): void {
    this.#holder?.lose();
    this.#holder = holder;
  }

  /** Whether the lock was had in time. */
  async #lock(waitMs: number, holder: { lose: () => void }): Promise<boolean> {
    if (!this.#holder) {
      this.#holder = holder;
      return true;
    }
    if (waitMs === 0) return false;
    return new Promise((resolve) => {
      const take = () => {
        this.#holder = holder;
        resolve(true);
      };
      this.#waiting.push(take);
      void this.#after(waitMs).then(() => {
        const place = this.#waiting.indexOf(take);
        if (place < 0) return;
        this.#waiting.splice(place, 1);
        resolve(false);
      });
    });
  }

  #unlock(holder: { lose: () => void }): void {
    if (this.#holder !== holder) return;
    this.#holder = undefined;
    this.#waiting.shift()?.();
  }
}

/** What the contact form of a page does. `last` is what its draft remembers, which outlives the page. */
export class Form {
  readonly device: PageDevice;
  last: Identity;

  constructor(device: PageDevice, last: Identity = { id: '', hash: '' }) {
    this.device = device;
    this.last = last;
  }

  /** The visitor presses Send. */
  async send(message: string | Payload): Promise<SubmitOutcome> {
    const payload = typeof message === 'string' ? text(message) : message;
    const before = this.last;
    this.last = await identify(this.device, before, payload);
    const replaces = this.last.id === before.id ? '' : before.id;
    return submit(this.device, this.last, payload, replaces);
  }

  /** What the form shows of a text in it, after a change of the outbox. */
  settle(message: string): Promise<Settled> {
    return settle(this.device, this.last, text(message));
  }
}

/** Everything that can happen without time passing has happened. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
