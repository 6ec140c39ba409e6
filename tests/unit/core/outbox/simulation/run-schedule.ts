import { World } from '../../../simulation/world.ts';
import { Browser } from './browser.ts';
import { connect, MailService } from './mail-service.ts';
import { NewerBuild } from './newer-build.ts';
import type { Step } from './plan.ts';
import { Promises } from './promise.ts';
import { Tab } from './tab.ts';
import { Worker } from './worker.ts';

/** After the last step all is well for this long: longer than any wait of the outbox. */
const CALM_MS = 4 * 60 * 60_000;

/** A disk that is well has taken by then what it was asked for. */
const CALM_DISK_MS = 60_000;

/** Of so many schedules one ends on a full disk. */
const FULL_EVERY = 8;

/**
 * Before it is full messages wait for so long without a network: room is kept for them by then, also where a lock
 * hangs.
 */
const FILLS_AFTER_MS = 12 * 60_000;

/** Where a tab is gone another one is looked at so long after that. */
const LOOK_MS = 5_000;

/** A tab that nobody sees is frozen for so long: longer than anybody waits for it. */
const FROZEN_MS = 5 * 60_000;

/** Chrome lets timers of a page fire once a minute that nobody has seen for some minutes, others once a second. */
const THROTTLES_MS = [1_000, 60_000];

const HOUR_MS = 60 * 60_000;

/** A clock is corrected by minutes: less than the longest wait. */
const CLOCK_STEPS_MS = [-100 * 60_000, -20 * 60_000, 5 * 60_000, 50 * 60_000];

/** Storage refuses what it refuses; any other error is a fault of the program. */
const EXPECTED = new Set(['QuotaExceededError', 'AbortError', 'UnknownError', 'TimeoutError']);

/**
 * Runs one schedule. Returns what it broke; empty if it kept every promise.
 *
 * @param comesBack whether an opened page asks what became of earlier messages: older schedules do not know it
 */
export async function runSchedule(
  seed: number,
  plan: readonly Step[],
  comesBack = false,
): Promise<string[]> {
  const disconnect = connect();
  return run(seed, plan, comesBack).finally(disconnect);
}

async function run(seed: number, plan: readonly Step[], comesBack: boolean): Promise<string[]> {
  const world = new World(seed);
  const mail = new MailService(world);
  const browser = new Browser(world, mail);
  browser.comesBack = comesBack;
  const promises = new Promises(browser, mail);
  const tabs = new Map<number, Tab>();
  const suspending = new Set<Tab>();
  const newer = new NewerBuild(browser);
  promises.newer = newer;
  let worker = new Worker(browser);
  let texts = 0;
  let state: typeof browser.disk.stores | undefined;

  /** It is seen by a visitor who does something in it. */
  const tab = (number: number): Tab => {
    const open = tabs.get(number);
    if (open) suspending.delete(open);
    if (open?.isUnseen) open.shown();
    if (open) return open;
    const opened = new Tab(browser, number, promises);
    tabs.set(number, opened);
    return opened;
  };
  const disturb = () => {
    promises.disturbedAt = world.time;
  };
  /** What a process has committed, and told nobody, is found where another tab is looked at. */
  const lookAtAnother = () =>
    world.at(world.time + LOOK_MS, () =>
      [...tabs.values()].find(({ process }) => !process.isSuspended)?.shown(),
    );
  const kill = (number: number) => {
    disturb();
    tabs.get(number)?.process.kill();
    tabs.delete(number);
    lookAtAnother();
  };
  const watched = (work: Promise<void>) => {
    work.catch((error: Error) => {
      if (!EXPECTED.has(error.name)) promises.broken.push(`at ${world.time} ms: ${error.stack}`);
    });
  };
  const wake = (work: (worker: Worker) => Promise<void>) => {
    if (!worker.process.isAlive) worker = new Worker(browser);
    watched(work(worker));
  };

  /** A browser suspends no page in the midst of a transaction, for which others would wait. */
  const suspend = (open: Tab) => {
    if (!suspending.has(open)) return;
    if (browser.disk.isIdleFor(open.process)) {
      open.process.suspend();
      lookAtAnother();
    } else world.at(world.time + 1, () => suspend(open));
  };

  /** A browser says that the network is back where it was gone, and never else. */
  const goOnline = () => {
    if (mail.isOnline) return;
    mail.isOnline = true;
    mail.outages++;
    for (const open of tabs.values()) if (!open.process.isSuspended) open.reconnected();
  };

  const killAll = () => {
    for (const number of [...tabs.keys()]) kill(number);
    worker.process.kill();
  };

  const does: Record<Step['what'], (step: Step) => void> = {
    newerBuild: ({ choice }) => {
      disturb();
      watched(newer.migrate(1 + (choice % 2)));
    },
    newerBuildAgain: () => {
      disturb();
      watched(newer.comeBack());
    },
    loseRecord: ({ choice }) => {
      killAll();
      const { messages } = browser.disk.stores;
      const key = [...messages.keys()][choice];
      if (key === undefined || !browser.disk.isIdle) return;
      promises.lost(key);
      messages.delete(key);
    },
    keepState: () => {
      if (!browser.disk.isIdle) return;
      const { messages, queue } = browser.disk.stores;
      state = { messages: new Map(messages), queue: new Map(queue) };
    },
    rollBack: () => {
      killAll();
      const { disk } = browser;
      if (!state || !disk.isIdle) return;
      for (const key of disk.stores.messages.keys()) promises.lost(key);
      for (const store of ['messages', 'queue'] as const) {
        disk.stores[store].clear();
        for (const [key, value] of state[store]) disk.stores[store].set(key, value);
      }
      for (const key of disk.stores.messages.keys()) promises.lost(key);
    },
    change: ({ tab: number }) => {
      if (tab(number).hasBeenSent) does.writeAndPress({ tab: number } as Step);
    },
    openElsewhere: ({ tab: number }) => {
      killAll();
      mail.isOnline = false;
      goOnline();
      promises.openedElsewhere(tab(number).process);
    },
    writeAndPress: ({ tab: number }) => {
      tab(number).write(`text ${++texts}`);
      watched(tab(number).press());
    },
    write: ({ tab: number }) => tab(number).write(`text ${++texts}`),
    press: ({ tab: number }) => watched(tab(number).press()),
    sendNow: ({ tab: number, choice }) => watched(tab(number).sendNow(choice)),
    remove: ({ tab: number, choice }) => watched(tab(number).remove(choice)),
    edit: ({ tab: number, choice }) => watched(tab(number).edit(choice)),
    openTab: ({ tab: number }) => void tab(number),
    killTab: ({ tab: number }) => kill(number),
    killAll,
    workerSync: () => wake((each) => each.sync()),
    navigation: () => wake((each) => each.navigation()),
    killWorker: () => {
      disturb();
      worker.process.kill();
    },
    hangLock: () => browser.hangLock(),
    freezeTab: ({ tab: number, choice }) => {
      disturb();
      tabs.get(number)?.process.stall(choice, FROZEN_MS);
    },
    hideTab: ({ tab: number, choice }) => {
      tabs.get(number)?.process.throttle(THROTTLES_MS[choice % 2] as number);
    },
    suspendTab: ({ tab: number }) => {
      const open = tabs.get(number);
      if (!open) return;
      disturb();
      suspending.add(open);
      suspend(open);
    },
    showTab: ({ tab: number }) => {
      const open = tabs.get(number);
      if (!open) return;
      disturb();
      suspending.delete(open);
      open.shown();
    },
    blockProbe: () => {
      mail.isProbeBlocked = true;
    },
    freeProbe: () => {
      mail.isProbeBlocked = false;
    },
    wrongFlag: () => {
      mail.isFlagWrong = true;
    },
    rightFlag: () => {
      mail.isFlagWrong = false;
    },
    goOffline: () => {
      mail.isOnline = false;
    },
    goOnline,
    roughMail: () => {
      mail.isHealthy = mail.isStrange = false;
    },
    healthyMail: () => {
      mail.isHealthy = true;
      mail.isStrange = false;
    },
    strangeMail: () => {
      mail.isStrange = mail.wasStrange = true;
    },
    fillDisk: () => {
      disturb();
      browser.disk.roomBytes = 0;
    },
    freeDisk: () => {
      disturb();
      browser.disk.roomBytes = Number.POSITIVE_INFINITY;
    },
    hangDisk: ({ choice }) => {
      disturb();
      browser.disk.hangs = 1 + (choice % 2);
    },
    failWrites: ({ choice }) => {
      browser.disk.failures = choice;
    },
    clear: () => {
      disturb();
      browser.disk.clear();
      browser.drafts.clear();
      promises.cleared();
    },
    clockForward: ({ choice }) => {
      disturb();
      browser.clockOffsetMs += (choice + 1) * HOUR_MS;
    },
    clockStep: ({ choice }) => {
      disturb();
      browser.clockOffsetMs += CLOCK_STEPS_MS[choice] as number;
    },
    clockBack: ({ choice }) => {
      disturb();
      browser.clockOffsetMs -= (choice + 1) * 24 * HOUR_MS;
    },
  };

  for (const step of plan) {
    await world.runUntil(step.at);
    does[step.what](step);
  }
  await world.runUntil(world.time + 1_000);
  browser.disk.roomBytes = Number.POSITIVE_INFINITY;
  browser.disk.failures = 0;
  browser.disk.hangs = 0;
  mail.isHealthy = true;
  mail.isStrange = false;
  if (plan.some(({ what }) => what === 'newerBuild')) {
    // What it is at ends first.
    await world.runUntil(world.time + CALM_DISK_MS);
    watched(newer.comeBack());
    await world.runUntil(world.time + CALM_DISK_MS);
  }
  if (seed % FULL_EVERY === 0) {
    mail.isOnline = false;
    void tab(0);
    await world.runUntil(world.time + FILLS_AFTER_MS);
    disturb();
    browser.disk.roomBytes = 0;
  }
  goOnline();
  void tab(0);
  await world.runUntil(world.time + CALM_MS);
  promises.settled();
  return promises.broken;
}
