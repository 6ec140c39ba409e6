import { vi } from 'vitest';
import { callEmailJs } from '#core/outbox/call-email-js.ts';
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

/** What else can be said in the service's place, or by it: RFC 9110, 15. */
type StrangeFate =
  | 'delivered'
  /** It arrives, and a gateway gives up before the answer is there. */
  | 'takenAndBroken'
  /** It arrives, and the answer is a success that is not the service's. */
  | 'takenAndAccepted'
  | 'takenAndLed'
  /** It does not arrive, and where it is led says `OK`. */
  | 'led'
  | 'proxyRefuses'
  | 'proxyStops'
  | 'askedToWait'
  | 'badAccount'
  | 'refused';

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

const STRANGE: Record<StrangeFate, number> = {
  delivered: 4,
  takenAndBroken: 3,
  takenAndAccepted: 2,
  takenAndLed: 1,
  led: 3,
  proxyRefuses: 2,
  proxyStops: 2,
  askedToWait: 1,
  badAccount: 1,
  refused: 1,
};

/** What of these comes from the service itself. */
const TAKEN: readonly string[] = [
  'delivered',
  'responseLost',
  'late',
  'takenAndBroken',
  'takenAndAccepted',
  'takenAndLed',
];

/** How long the service asks to be left alone. */
const ASKED_S = 1_200;

interface Answer {
  status: number;
  text: string;
  headers?: Record<string, string>;
}

const OK: Answer = { status: 200, text: 'OK' };

const ANSWERS: Partial<Record<Fate | StrangeFate, Answer>> = {
  takenAndBroken: { status: 504, text: 'Gateway Time-out' },
  takenAndAccepted: { status: 202, text: 'OK' },
  takenAndLed: { status: 303, text: '' },
  led: { status: 302, text: '' },
  proxyRefuses: { status: 403, text: 'This service is blocked for your account' },
  proxyStops: { status: 400, text: '{"error":"blocked"}' },
  askedToWait: { status: 429, text: 'Too many', headers: { 'retry-after': `${ASKED_S}` } },
  captivePortal: { status: 200, text: '<h1>Log in</h1>' },
  busy: { status: 503, text: 'Unavailable', headers: { 'retry-after': '30' } },
  tooFast: { status: 429, text: 'Too many requests' },
  refused: { status: 413, text: 'Variables size limit' },
  wrongRecipient: { status: 422, text: 'The recipients address is corrupted' },
  badAccount: { status: 412, text: 'Gmail_API: Invalid grant' },
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
  /** Others answer in its place. */
  isStrange = false;
  /** They have done so; else only what older seeds know of happens. */
  wasStrange = false;
  /** Times that the network came back. */
  outages = 0;
  onPost: (post: Post) => void = () => {};
  onDelivered: (post: Post) => void = () => {};
  onArrived: (post: Post) => void = () => {};
  /** It has said that it was asked too often, and is to be left alone for so long. */
  onSlowDown: (post: Post, askedMs: number) => void = () => {};
  /** It has refused the account, or a message. */
  onRefused: (post: Post, of: 'account' | 'message') => void = () => {};
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
    await process.after(this.#loadMs(process));
    // The worker's caller: what it makes of a redirect, a status and a header is part of what is simulated.
    requests.set(signal, (redirect) => this.#request(process, parameters, signal, redirect));
    return callEmailJs(parameters, { signal, isGiven });
  }

  async #request(
    process: Process,
    parameters: MailParameters,
    signal: AbortSignal,
    redirect: RequestRedirect,
  ): Promise<Response> {
    const { random } = this.#world;
    const post: Post = { parameters, at: this.#world.time, process, signal };
    this.posts.push(post);
    this.onPost(post);
    const drawn = this.isStrange
      ? random.weighted(STRANGE)
      : random.weighted(this.isHealthy ? HEALTHY : ROUGH);
    const fate = drawn === 'delivered' && isPoison(parameters.message) ? 'wrongRecipient' : drawn;
    const latency = random.whole(20, LATENCY_MS);
    if (!this.isOnline) return process.after<Response>(latency, cut);
    const arrives = TAKEN.includes(fate) && !isPoison(parameters.message);
    // What is on its way arrives, even if its sender is dead by then.
    if (arrives) this.#world.at(this.#world.time + latency, () => this.#arrives(post));
    if (fate === 'dawdles' && !isPoison(parameters.message))
      this.#world.at(this.#world.time + 21_000 + random.whole(0, LATE_MS), () => {
        if (process.isAlive && !signal.aborted) this.#arrives(post);
      });
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
    const answer = this.#response(process, fate, latency, post);
    return Promise.race([answer.then((sent) => fetched(sent, redirect)), aborted]);
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
    fate: Fate | StrangeFate,
    latency: number,
    post: Post,
  ): Promise<Answer> {
    const { random } = this.#world;
    if (fate === 'hangs' || fate === 'dawdles') return new Promise(() => {});
    const wait = fate === 'late' ? 20_000 + random.whole(0, LATE_MS) : random.whole(1, LATENCY_MS);
    await process.after(latency + wait);
    if (post.signal.aborted) return cut();
    if (fate === 'responseLost' || fate === 'cut') return cut();
    if (fate === 'late' && isPoison(post.parameters.message)) return cut();
    if (fate === 'delivered') this.onDelivered(post);
    if (fate === 'tooFast') this.onSlowDown(post, 0);
    if (fate === 'askedToWait') this.onSlowDown(post, ASKED_S * 1_000);
    if (fate === 'badAccount') this.onRefused(post, 'account');
    if (fate === 'refused' || fate === 'wrongRecipient') this.onRefused(post, 'message');
    return ANSWERS[fate] ?? OK;
  }
}

/** Requests that are about to be made, by the signal that each has for itself. */
const requests = new WeakMap<AbortSignal, (redirect: RequestRedirect) => Promise<Response>>();

/** Lets the caller's `fetch` lead to the simulated network, until the way back is called. */
export function connect(): () => void {
  for (const name of ['SERVICE_ID', 'TEMPLATE_ID', 'PUBLIC_KEY'])
    vi.stubEnv(`VITE_EMAILJS_${name}`, 'any');
  vi.stubEnv('VITE_EMAILJS_ORIGIN', 'https://mail.example');
  const own = globalThis.fetch;
  globalThis.fetch = (_url, { signal, redirect = 'follow' } = {}) =>
    requests.get(signal as AbortSignal)?.(redirect) ?? Promise.reject(cut());
  return () => {
    globalThis.fetch = own;
    vi.unstubAllEnvs();
  };
}

function cut(): never {
  throw new TypeError('Failed to fetch');
}

/** What a script gets of an answer: Fetch Standard, "HTTP-redirect fetch". */
function fetched(answer: Answer, redirect: RequestRedirect): Response {
  const isLed = answer.status >= 300 && answer.status < 400;
  if (isLed && redirect === 'error') return cut();
  const { status, text, headers } = isLed
    ? redirect === 'follow'
      ? OK
      : { status: 0, text: '' }
    : answer;
  return { status, headers: new Headers(headers), text: async () => text } as Response;
}
