import { OUTBOX_SYNC_TAG } from '../../../../src/core/contract.ts';
import { pathInLanguage } from '../../../../src/routes/path-in-language.ts';
import { World } from '../../simulation/world.ts';
import { ORIGIN } from '../worker-scope.ts';
import { BUILDS, HINDI, keysOf, PATHS, pageOf, scriptOf } from './builds.ts';
import { Device, PORTAL, type Tab } from './device.ts';
import type { Step } from './plan.ts';
import type { SmallResponse } from './response.ts';
import type { WorkerGlobals } from './worker-code.ts';

/** After a visit all background work is done by then, a repair and its pause included. */
const CALM_MS = 10 * 60_000;

/**
 * Runs one schedule. Returns what it broke; empty if it kept every promise of the worker:
 * 1. A page is of one build, and is there without a network once it was ready.
 * 2. What a tab loads later is of the tab's build, and is there while the tab is open.
 * 3. After the last fault one visit with a network brings the newest build, and every page of it opens without one.
 * 4. A language is there whole or not at all. Where the rest is taken in the background, it is there in the end.
 * 5. What the disk has changed is never served, nor does it cost more than itself; a check of the installation mends
 * it.
 * 6. A sync succeeds only where nothing is left to send, is asked for again where its last try fails, and one visit
 * sends.
 */
export async function runSchedule(
  start: (globals: WorkerGlobals) => void,
  seed: number,
  plan: readonly Step[],
): Promise<string[]> {
  const world = new World(seed);
  const device = new Device(world, start);
  const broken: string[] = [];
  let active: number | undefined;
  let waiting: number | undefined;
  let installing: number | undefined;
  /** Whether the cache has lost nothing since the active worker was installed. */
  let isReady = false;
  let waitsWhole = false;
  let evicted = 0;
  let hasHindi = false;
  let takesRest = false;
  let isDamaged = false;
  /** Messages that were ever saved. */
  let saved = 0;

  const breaks = (what: string) => broken.push(`at ${world.time} ms: ${what}`);

  const update = async () => {
    const { deployed } = device;
    if (!device.isOnline || installing !== undefined) return;
    // Compared with the newest one, which waits perhaps.
    if (deployed === (waiting ?? active)) return;
    installing = deployed;
    const evictions = evicted;
    const { ended } = await device.dispatch(deployed, 'install', {});
    const result = await ended;
    installing = undefined;
    if (result !== 'done') return;
    waiting = deployed;
    waitsWhole = evictions === evicted;
    // The first one waits for nobody.
    if (active === undefined) await takeOver();
  };

  const takeOver = async () => {
    if (waiting === undefined) return;
    active = waiting;
    waiting = undefined;
    isReady = waitsWhole;
    await (await device.dispatch(active, 'activate', {})).ended;
  };

  const ask = async (path: string, mode: string): Promise<string | undefined> => {
    if (active === undefined) return undefined;
    const request = { url: ORIGIN + path, method: 'GET', mode, headers: new Headers() };
    const { response } = await device.dispatch(active, 'fetch', { request });
    const answer = await response;
    if (!answer || answer === 'killed') return undefined;
    return textOf(answer);
  };

  const textOf = (answer: SmallResponse) =>
    answer.status === 200
      ? new TextDecoder().decode(answer.bytes)
      : `${answer.status} ${answer.headers.get('location') ?? ''}`;

  /** A page that is asked for is of one build, and there without a network once it was ready. */
  const visit = async (path: string) => {
    const [run, ready, evictions] = [active, isReady, evicted];
    const text = await ask(path, 'navigate');
    if (text === undefined || run === undefined) return;
    const right = pageOf(run, path);
    // Evicted while it was opened, its build is there no longer.
    const isWhole = ready && evictions === evicted;
    if (text === right) device.tabs.push({ build: run, isWhole });
    else if (isWhole && !isHarmed(run, path)) breaks(`${path} of build ${run} is: ${text}`);
    if (!isOthers(text) && !BUILDS.some((_, n) => text === pageOf(n, path)))
      breaks(`${path} is of no build: ${text}`);
  };

  const visitHindi = async (path: string) => {
    const text = await ask(pathInLanguage(HINDI, path), 'navigate');
    if (text === undefined || isOthers(text)) return;
    if (!BUILDS.some((_, n) => text === pageOf(n, path, HINDI)))
      breaks(`${path} in Hindi is of no build: ${text}`);
  };

  /** Of the network, where the device has no answer: a status, or a page on which one signs in to it. */
  const isOthers = (text: string) => /^\d+ /.test(text) || text === PORTAL;
  const isHarmed = (build: number, path: string) =>
    keysOf(build, path).some((key) => device.harmed.has(key));

  /** A tab loads a part of itself later. */
  const script = async ({ build, isWhole }: Tab) => {
    const evictions = evicted;
    const url = scriptOf(build);
    const text = await ask(url, 'cors');
    if (text === undefined || text === `app ${build}`) return;
    if (!isOthers(text)) breaks(`${url} is: ${text}`);
    else if (isWhole && evictions === evicted && !isHarmed(build, url))
      breaks(`a tab of build ${build} misses its script`);
  };

  const check = async (build: number, language?: string) => {
    const port = { postMessage: () => {} };
    const data = { v: 1, type: 'CHECK_INSTALLATION', language };
    await (await device.dispatch(build, 'message', { data, ports: [port] })).ended;
  };

  /** A page has been painted, and has the worker take what is not kept yet. */
  const takeRest = async (wanted: boolean) => {
    if (active === undefined) return;
    const data = { v: 1, type: 'TAKE_REST', wanted };
    await (await device.dispatch(active, 'message', { data, ports: [] })).ended;
  };

  const sync = async () => {
    if (active === undefined) return;
    const before = saved;
    const came = await device.sync(active, OUTBOX_SYNC_TAG);
    if (before !== saved || device.waiting === 0) return;
    if (came === 'done') breaks(`a sync has succeeded with ${device.waiting} messages left`);
    if (came === 'failed' && !device.syncs.has(OUTBOX_SYNC_TAG))
      breaks(`a sync that has left ${device.waiting} messages is not tried again`);
  };

  const does: Record<Step['what'], (step: Step) => void> = {
    deploy: ({ choice }) => {
      device.deployed = choice % BUILDS.length;
    },
    // A newer one comes and is accepted; every other time the activation is killed.
    release: ({ choice }) => {
      device.deployed = (device.deployed + 1) % BUILDS.length;
      void update().then(() => {
        if (choice < 2) world.at(world.time + world.random.whole(0, 40), () => device.kill());
        void takeOver();
      });
    },
    update: () => void update(),
    takeOver: () => void takeOver(),
    visit: ({ tab }) => void visit(PATHS[tab % PATHS.length] as string),
    script: ({ choice }) => {
      const tab = device.tabs[choice % Math.max(1, device.tabs.length)];
      if (tab) void script(tab);
    },
    closeTabs: () => {
      device.tabs = [];
    },
    keepHindi: () => {
      if (active === undefined) return;
      void check(active, HINDI);
      hasHindi = true;
    },
    takeRest: ({ choice }) => {
      takesRest = true;
      hasHindi = true;
      // Every other time the browser stops the worker in the middle, or the visitor says no.
      void takeRest(true);
      const end = choice < 1 ? () => device.kill() : choice < 2 ? () => void takeRest(false) : null;
      if (end) world.at(world.time + world.random.whole(0, 200), end);
    },
    visitHindi: ({ tab }) => void visitHindi(PATHS[tab % PATHS.length] as string),
    damage: ({ choice }) => {
      isDamaged = true;
      device.damage(choice === 0);
    },
    lose: ({ choice }) => device.lose(choice === 0),
    // A page saves it, and asks for a sync.
    message: () => {
      saved++;
      device.waiting++;
      if (!device.syncs.has(OUTBOX_SYNC_TAG)) device.syncs.set(OUTBOX_SYNC_TAG, 0);
    },
    sync: () => void sync(),
    failMail: () => {
      device.takesMail = false;
    },
    mendMail: () => {
      device.takesMail = true;
    },
    kill: () => device.kill(),
    // In the middle of something that begins now.
    killSoon: ({ choice }) => {
      void (choice < 2 ? takeOver() : update());
      world.at(world.time + world.random.whole(0, 80), () => device.kill());
    },
    goOffline: () => {
      device.isOnline = false;
    },
    spoilNetwork: ({ choice }) => {
      device.spoils = (['lost', 'busy', 'portal', 'lost'] as const)[choice] ?? 'lost';
    },
    spoilBodies: ({ choice }) => {
      device.isOneByOne = true;
      device.spoils = (['slow', 'cut', 'stale', 'stale'] as const)[choice] ?? 'slow';
    },
    mendNetwork: () => {
      device.spoils = 'none';
    },
    goOnline: () => {
      device.isOnline = true;
    },
    fill: ({ choice }) => {
      device.room = device.cached.size + choice * 2;
    },
    empty: () => {
      device.room = Number.POSITIVE_INFINITY;
    },
    evict: () => {
      device.cached.clear();
      device.tabs = [];
      isReady = false;
      waitsWhole = false;
      evicted++;
    },
  };
  for (const step of plan) world.at(step.at, () => does[step.what](step));
  await world.runUntil(plan.at(-1)?.at ?? 0);

  // The last fault is over: one visit with a network, whose update is taken.
  device.isOnline = true;
  device.spoils = 'none';
  device.room = Number.POSITIVE_INFINITY;
  device.takesMail = true;
  await world.runUntil(world.time + CALM_MS);
  const calmly = async <Value>(work: Promise<Value>): Promise<Value> => {
    await world.runUntil(world.time + CALM_MS);
    return work;
  };
  await calmly(visit('/'));
  if (active !== undefined && device.waiting > 0) breaks('messages wait after a visit');
  await calmly(update());
  device.tabs = [];
  await calmly(takeOver());
  // The page is reloaded then.
  await calmly(visit('/'));
  // A changed byte of what no page has asked for is found by reading all.
  if (isDamaged && active !== undefined) await calmly(check(active));
  if (takesRest && active !== undefined) await calmly(takeRest(true));
  // Nothing more is to come: what is here now is all there is.
  device.isOnline = false;
  for (const path of PATHS) {
    const text = await calmly(ask(path, 'navigate'));
    if (text !== pageOf(device.deployed, path)) breaks(`${path} is not there in the end: ${text}`);
    if (!hasHindi) continue;
    const hindi = await calmly(ask(pathInLanguage(HINDI, path), 'navigate'));
    // Whole or not at all: then a page says so.
    const isAway = !takesRest && hindi?.startsWith('503');
    if (hindi !== pageOf(device.deployed, path, HINDI) && !isAway)
      breaks(`${path} in Hindi is in the end: ${hindi}`);
  }
  return broken;
}
