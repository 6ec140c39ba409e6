import { createHash } from 'node:crypto';
import { ONLINE_TOKEN } from '#core/network/ask-online.ts';
import { Process } from '../../simulation/process.ts';
import type { World } from '../../simulation/world.ts';
import { SmallLocks } from '../small-locks.ts';
import { integrityOf, ORIGIN, PACK_FROM, type SmallBuild } from '../worker-scope.ts';
import { BUILDS, HINDI, PATHS, pageOf } from './builds.ts';
import { SmallResponse } from './response.ts';
import type { WorkerGlobals } from './worker-code.ts';

const STEP_MS = 6;

/** Of a network that is spoilt, so many answers are. */
const SPOILT_CHANCE = 0.3;

/** A body may take so long, once its headers are there. */
const SLOW_BODY_MS = 30_000;

export const PORTAL = '<title>Sign in to this network</title>';

/** After so many tries a browser gives a background sync up, as Chromium does. */
const SYNC_TRIES = 3;

/** What waits in the outbox, as the worker asks it. */
export interface SmallOutbox {
  flush(): Promise<{ remaining: number }>;
  waitingRecords(): Promise<unknown[]>;
}

type Listener = (event: unknown) => void;

/** One life of a worker. */
export interface Life {
  build: number;
  process: Process;
  listeners: Map<string, Listener>;
}

/** A tab: the build that it runs, and whether all of that was on the device when it was opened. */
export interface Tab {
  build: number;
  isWhole: boolean;
}

/** A browser with one cache, one worker of each build that it knows, and a network. */
export class Device {
  readonly cached = new Map<string, SmallResponse>();
  /** Keys of what the disk has lost or changed, and nobody has cached again. */
  readonly harmed = new Set<string>();
  /** Keys that ever were among them. A repair that a full device cuts short takes back what it has mended. */
  readonly #onceHarmed = new Set<string>();
  room = Number.POSITIVE_INFINITY;
  isOnline = true;
  /**
   * What some requests come to: nothing, an error, the page of somebody else's network, a body that comes late or is
   * cut, or what a cache on the way has kept of a build before.
   */
  spoils: 'none' | 'lost' | 'busy' | 'portal' | 'slow' | 'cut' | 'stale' = 'none';
  /** What the network had at an address first, as the browser and others on the way have kept it. */
  readonly #keptOnTheWay = new Map<string, SmallResponse>();
  /** Whether messages go out one after the other, so that a worker may die between two of them. */
  isOneByOne = false;
  deployed = 0;
  /** Messages that were saved and have not gone out. */
  waiting = 0;
  takesMail = true;
  /** How often each background sync was tried that the browser has been asked for. */
  readonly syncs = new Map<string, number>();
  /** Those that are open. */
  tabs: Tab[] = [];
  readonly #world: World;
  readonly #start: (globals: WorkerGlobals) => void;
  readonly #lives = new Map<number, Life>();
  readonly #locks = new SmallLocks();

  constructor(world: World, start: (globals: WorkerGlobals) => void) {
    this.#world = world;
    this.#start = start;
  }

  /** Kills every worker between two of its steps. */
  kill(): void {
    for (const { process } of this.#lives.values()) process.kill();
    this.#lives.clear();
  }

  /** The disk loses one entry of the cache, or one of the worker's records there. */
  lose(isRecord: boolean): void {
    const key = this.#anyKey(isRecord);
    if (key) this.#harm(key);
    if (key) this.cached.delete(key);
  }

  /** The disk changes a byte of an entry of the cache, or reads it no longer. */
  damage(isRecord: boolean): void {
    const key = this.#anyKey(isRecord);
    const held = key && this.cached.get(key);
    if (!held) return;
    this.#harm(key);
    const bytes = held.bytes.slice();
    const at = this.#world.random.whole(0, bytes.length + 1);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    // The place behind the last byte means an entry that is not to be read.
    const isReadable = at < bytes.length;
    this.cached.set(key, isReadable ? new SmallResponse(bytes.buffer) : SmallResponse.unreadable());
  }

  #harm(key: string): void {
    this.harmed.add(key);
    this.#onceHarmed.add(key);
  }

  #anyKey(isRecord: boolean): string | undefined {
    const keys = [...this.cached.keys()].filter((key) => !isRecord || !key.includes('?v='));
    return keys[this.#world.random.whole(0, keys.length)];
  }

  /**
   * Hands an event to the worker of a build. Resolves, once all is done that it waits for, with whether that succeeded.
   */
  async dispatch(build: number, type: string, event: Record<string, unknown>) {
    const { listeners, process } = this.#life(build);
    const waits: Promise<unknown>[] = [];
    let response: Promise<SmallResponse> | undefined;
    listeners.get(type)?.({
      ...event,
      waitUntil: (wait: Promise<unknown>) => void waits.push(wait),
      respondWith: (answer: Promise<SmallResponse>) => {
        response = answer;
      },
    });
    const killed = new Promise<'killed'>((done) => void process.onKill(() => done('killed')));
    const done = Promise.all(waits).then(
      () => 'done' as const,
      () => 'failed' as const,
    );
    const answered = response?.catch(() => SmallResponse.error());
    return {
      ended: Promise.race([killed, done]),
      response: answered && Promise.race([killed, answered]),
    };
  }

  /** The browser tries a background sync. Returns what came of it; undefined where it has been asked for none. */
  async sync(build: number, tag: string) {
    const tries = this.syncs.get(tag);
    if (tries === undefined || !this.isOnline) return undefined;
    const lastChance = tries + 1 === SYNC_TRIES;
    if (lastChance) this.syncs.delete(tag);
    else this.syncs.set(tag, tries + 1);
    const came = await (await this.dispatch(build, 'sync', { tag, lastChance })).ended;
    if (came === 'done') this.syncs.delete(tag);
    return came;
  }

  /** What the network has at an address. */
  respond(url: string): SmallResponse {
    const { pathname } = new URL(url, ORIGIN);
    if (pathname === '/online.txt') return new SmallResponse(ONLINE_TOKEN);
    for (const prefix of ['', HINDI])
      for (const path of PATHS)
        if (pathname === (prefix + path).replace(/(.)\/$/, '$1'))
          return new SmallResponse(pageOf(this.deployed, path, prefix));
    const found = BUILDS[this.deployed]?.responses[pathname];
    return typeof found === 'string'
      ? new SmallResponse(found)
      : new SmallResponse('', { status: 404 });
  }

  /**
   * What comes of a request: what the network has, or a cache has kept on the way. The browser's own obeys requests
   * to ask again, some proxies do not, and none has what nobody has asked for yet.
   */
  #onTheWay(url: string, isSpoilt: boolean, mode: string): SmallResponse {
    const kept = this.#keptOnTheWay.get(url);
    if (isSpoilt && this.spoils === 'stale' && kept)
      if (mode !== 'reload' || this.#world.random.chance(0.5)) return kept;
    const answer = this.respond(url);
    if (!kept && answer.ok) this.#keptOnTheWay.set(url, answer);
    return answer;
  }

  #life(build: number): Life {
    const known = this.#lives.get(build);
    if (known) return known;
    const process = new Process(this.#world, `worker of build ${build}`);
    const listeners = new Map<string, Listener>();
    const life = { build, process, listeners };
    this.#lives.set(build, life);
    this.#start(this.#globals(life));
    return life;
  }

  #globals({ build, process, listeners }: Life): WorkerGlobals {
    const world = this.#world;
    const { random } = world;
    const of = BUILDS[build] as SmallBuild;
    const step = <Value>(work: () => Value) => process.after(random.whole(0, STEP_MS), work);
    const href = (key: string | { url: string }) =>
      new URL(typeof key === 'string' ? key : key.url, ORIGIN).href;
    const find = (key: string, ignoreSearch = false) =>
      [...this.cached.keys()].filter((held) =>
        ignoreSearch ? held.split('?')[0] === href(key) : held === href(key),
      );
    const cache = {
      keys: (key?: string, options?: { ignoreSearch: boolean }) =>
        step(() =>
          (key ? find(key, options?.ignoreSearch) : [...this.cached.keys()]).map((url) => ({
            url,
          })),
        ),
      match: (key: string) => step(() => this.cached.get(href(key))),
      put: (key: string, response: SmallResponse) =>
        step(() => {
          // Of Chromium: each write needs its whole room, even where it replaces something.
          if (this.cached.size >= this.room) throw new DOMException('', 'QuotaExceededError');
          this.cached.set(href(key), response);
          this.harmed.delete(href(key));
        }),
      delete: (key: string | { url: string }) =>
        step(() => {
          if (this.#onceHarmed.has(href(key))) this.harmed.add(href(key));
          return this.cached.delete(href(key));
        }),
    };
    return {
      self: {
        __PAGES: {
          integrity: [of.shell, ...of.parts].map(integrityOf).join(''),
          packFrom: PACK_FROM,
          headers: { 'content-type': 'text/html; charset=utf-8' },
          waiting: { '': 'waiting for {path}', [HINDI]: 'waiting in Hindi for {path}' },
        },
        __FILES: Object.entries(of.files).map(([url, text]) => [url, integrityOf(text)]),
        __LANGUAGES: of.languageLists,
        addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
        skipWaiting: async () => {},
        registration: {
          sync: {
            getTags: () => step(() => [...this.syncs.keys()]),
            register: (tag: string) => step(() => void this.syncs.set(tag, 0)),
          },
        },
        __OUTBOX: {
          flush: async () => {
            const goes = () => this.isOnline && this.takesMail && this.waiting > 0;
            while (this.isOneByOne && (await step(() => goes() && this.waiting--)));
            return step(() => {
              if (goes() && !this.isOneByOne) this.waiting = 0;
              return { remaining: this.waiting };
            });
          },
          waitingRecords: () => step(() => Array.from({ length: this.waiting })),
        } satisfies SmallOutbox,
        clients: {
          claim: async () => {},
          matchAll: () => step(() => this.tabs.map(() => ({}))),
        },
      },
      location: new URL(ORIGIN),
      caches: { open: () => step(() => cache), match: cache.match },
      fetch: (target: string | { url: string }, { cache: mode = '' } = {}) =>
        step(() => {
          const isSpoilt = this.spoils !== 'none' && random.chance(SPOILT_CHANCE);
          if (!this.isOnline || (isSpoilt && this.spoils === 'lost'))
            throw new TypeError('Failed to fetch');
          if (isSpoilt && this.spoils === 'busy') return new SmallResponse('', { status: 503 });
          if (isSpoilt && this.spoils === 'portal') return new SmallResponse(PORTAL);
          const answer = this.#onTheWay(href(target), isSpoilt, mode);
          if (!isSpoilt || this.spoils === 'stale') return answer;
          const isCut = this.spoils === 'cut';
          return SmallResponse.late(answer, (body) =>
            process.after(random.whole(0, SLOW_BODY_MS), () => {
              if (isCut) throw new TypeError('network error');
              return body();
            }),
          );
        }),
      Response: SmallResponse,
      crypto: {
        subtle: {
          digest: async (_name: string, bytes: ArrayBuffer) =>
            Uint8Array.from(createHash('sha256').update(new Uint8Array(bytes)).digest()).buffer,
        },
      },
      performance: { now: () => world.time },
      setTimeout: (work: () => void, ms = 0) => void process.after(ms, work),
      clearTimeout: () => {},
      Date: { now: () => world.time },
      navigator: { onLine: true, locks: this.#locks.for(process) },
      AbortSignal: {},
    };
  }
}
