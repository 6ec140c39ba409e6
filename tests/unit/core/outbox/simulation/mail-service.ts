import type { Leave, MailParameters } from '#core/outbox/device.ts';
import type { MailResponse } from '#core/outbox/response.ts';
import type { Process } from '../../../simulation/process.ts';
import type { World } from '../../../simulation/world.ts';

/** What happens to a post, from the visitor's side. */
type Fate =
  | 'delivered'
  /** It arrives, and the connection is cut before the response is there. */
  | 'responseLost'
  /** It arrives, and its response comes long after everybody gave up. */
  | 'late'
  /** It is under way for so long that it is given up before it arrives. */
  | 'dawdles'
  | 'hangs'
  | 'cut'
  | 'captivePortal'
  | 'busy'
  | 'tooFast'
  | 'refused'
  | 'wrongRecipient'
  | 'badAccount';

const HEALTHY: Record<Fate, number> = {
  delivered: 1,
  responseLost: 0,
  late: 0,
  dawdles: 0,
  hangs: 0,
  cut: 0,
  captivePortal: 0,
  busy: 0,
  tooFast: 0,
  refused: 0,
  wrongRecipient: 0,
  badAccount: 0,
};

const ROUGH: Record<Fate, number> = {
  delivered: 6,
  responseLost: 2,
  late: 2,
  dawdles: 1,
  hangs: 1,
  cut: 2,
  captivePortal: 1,
  busy: 2,
  tooFast: 1,
  refused: 1,
  wrongRecipient: 1,
  badAccount: 1,
};

const REFUSALS: Partial<Record<Fate, MailResponse>> = {
  captivePortal: { kind: 'http', status: 200, text: '<h1>Log in</h1>' },
  busy: { kind: 'http', status: 503, text: 'Unavailable', retryAfterMs: 30_000 },
  tooFast: { kind: 'http', status: 429, text: 'Too many requests' },
  refused: { kind: 'http', status: 413, text: 'Variables size limit' },
  wrongRecipient: { kind: 'http', status: 422, text: 'The recipients address is corrupted' },
  badAccount: { kind: 'http', status: 412, text: 'Gmail_API: Invalid grant' },
};

/** The service never takes these, and says so in words that sound like the operator's fault. */
const isPoison = (message: string) => message.endsWith('3');

const LATENCY_MS = 2_000;
const LATE_MS = 60_000;

/** The SDK's part comes at once, or so late that the post was given up. */
const LOAD_MS = 50;
const SLOW_LOAD_MS = 40_000;

/** One post that was begun on the device. */
export interface Post {
  parameters: MailParameters;
  at: number;
  process: Process;
  signal: AbortSignal;
  /** When the service took it; undefined if it did not. */
  acceptedAt?: number;
}

/** The network and the mail service behind it. */
export class MailService {
  readonly posts: Post[] = [];
  isOnline = true;
  /** A proxy or an extension refuses our own server's file, and nothing else. */
  isProbeBlocked = false;
  /** What the browser says of the network is wrong: no, where there is one. */
  isFlagWrong = false;
  isHealthy = true;
  /** Times that the network came back. */
  outages = 0;
  onPost: (post: Post) => void = () => {};
  onDelivered: (post: Post) => void = () => {};
  onArrived: (post: Post) => void = () => {};
  /** It has said that it was asked too often. */
  onSlowDown: (post: Post) => void = () => {};
  readonly #world: World;
  /** Who has the SDK. */
  readonly #loaded = new WeakSet<Process>();

  constructor(world: World) {
    this.#world = world;
  }

  async isReachable(process: Process): Promise<boolean> {
    await process.after(this.#world.random.whole(5, 800));
    return this.isOnline && !this.isProbeBlocked;
  }

  async outage(process: Process): Promise<number | undefined> {
    await process.after(this.#world.random.whole(5, 800));
    return this.isOnline ? undefined : this.outages;
  }

  async post(
    process: Process,
    parameters: MailParameters,
    { signal, isGiven }: Leave,
  ): Promise<MailResponse> {
    const { random } = this.#world;
    await process.after(this.#loadMs(process));
    if (!(await isGiven())) return { kind: 'unsent' };
    const post: Post = { parameters, at: this.#world.time, process, signal };
    this.posts.push(post);
    this.onPost(post);
    const drawn = random.weighted(this.isHealthy ? HEALTHY : ROUGH);
    const fate = drawn === 'delivered' && isPoison(parameters.message) ? 'wrongRecipient' : drawn;
    const latency = random.whole(20, LATENCY_MS);
    if (!this.isOnline) return process.after<MailResponse>(latency, () => ({ kind: 'none' }));
    const arrives =
      (fate === 'delivered' || fate === 'responseLost' || fate === 'late') &&
      !isPoison(parameters.message);
    // What is on its way arrives, whoever sent it may be dead by then.
    if (arrives) this.#world.at(this.#world.time + latency, () => this.#arrives(post));
    if (fate === 'dawdles' && !isPoison(parameters.message))
      this.#world.at(this.#world.time + 21_000 + random.whole(0, LATE_MS), () => {
        if (process.isAlive && !signal.aborted) this.#arrives(post);
      });
    const aborted = new Promise<MailResponse>((resolve) => {
      signal.addEventListener('abort', () => resolve({ kind: 'none' }));
    });
    return Promise.race([this.#response(process, fate, latency, post), aborted]);
  }

  /** A process loads the SDK once. */
  #loadMs(process: Process): number {
    if (this.#loaded.has(process)) return 0;
    this.#loaded.add(process);
    const { random } = this.#world;
    const isSlow = !this.isHealthy && random.whole(0, 9) === 0;
    return random.whole(0, isSlow ? SLOW_LOAD_MS : LOAD_MS);
  }

  #arrives(post: Post): void {
    post.acceptedAt = this.#world.time;
    this.onArrived(post);
  }

  async #response(
    process: Process,
    fate: Fate,
    latency: number,
    post: Post,
  ): Promise<MailResponse> {
    const { random } = this.#world;
    if (fate === 'hangs' || fate === 'dawdles') return new Promise(() => {});
    const wait = fate === 'late' ? 20_000 + random.whole(0, LATE_MS) : random.whole(1, LATENCY_MS);
    await process.after(latency + wait);
    if (post.signal.aborted) return { kind: 'none' };
    if (fate === 'responseLost' || fate === 'cut') return { kind: 'none' };
    if (fate === 'late' && isPoison(post.parameters.message)) return { kind: 'none' };
    if (fate === 'delivered') this.onDelivered(post);
    if (fate === 'tooFast') this.onSlowDown(post);
    return REFUSALS[fate] ?? { kind: 'http', status: 200, text: 'OK' };
  }
}
