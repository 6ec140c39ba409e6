import type { StoreName } from '#core/locker/database.ts';
import { isSealed } from '#core/locker/seal/cipher.ts';
import { GENERATION_KEY } from '#core/locker/seal/sealed-transactions.ts';
import { World } from '../../../simulation/world.ts';
import { FOREIGN_ARCHIVES } from './archives.ts';
import { Browser } from './browser.ts';
import type { Globals } from './code.ts';
import type { Locker } from './locker.ts';
import type { Step } from './plan.ts';
import { Promises } from './promise.ts';
import { documentsIn, trayIn } from './stored.ts';
import { Tab } from './tab.ts';
import { Worker } from './worker.ts';

/** After the last step all is well for this long, two times: much longer than an undo and slow reads take. */
const CALM_MS = 60_000;

const HOUR_MS = 60 * 60_000;

/** Who thinks again does so within this time, or later than any page ever offered an undo. */
const LATE_MS = 45_000;

/** An undo in the last moment comes up to so long before or after its page is left. */
const LAST_MOMENT_MS = 200;

/** A visitor who is asked answers within this time. */
const ANSWER_MS = 4_000;

/** A new tab has read what is stored by then. */
const READY_MS = 300;

/** Other tabs are looked at so long after the end of one. */
const LOOK_MS = 5_000;

/** A slow disk has read a whole locker by then. */
const READ_MS = 15_000;

/** Whose page dies at something has done it by then, if the disk is fast. */
const DIES_WITHIN_MS = 150;

/** A tab that is frozen is so for up to this long. */
const STALL_MS = 12_000;

/** What is refused is told by these; any other error is a fault of the program. */
const EXPECTED = new Set(['LockerError', 'BackupError', 'WrongPassphrase']);

/** About what a document takes with its bytes; a disk that fills up has room for so many of them. */
const DOCUMENT_BYTES = 250;

/** A record of any build. */
interface Versioned {
  id: string;
  v: unknown;
  more?: boolean;
}

/** Runs one schedule. Returns what it broke; empty if it kept every promise. */
export async function runSchedule(
  start: (globals: Globals) => Locker,
  seed: number,
  plan: readonly Step[],
  hasLosses = false,
): Promise<string[]> {
  const world = new World(seed);
  const browser = new Browser(world, start);
  browser.hasLocalStorage = hasLosses;
  const promises = new Promises(browser);
  const { disk } = browser;
  const archives = [...FOREIGN_ARCHIVES];
  const tabs = new Map<number, Tab>();
  let worker: Worker | undefined;
  let files = 0;
  let passphrases = 0;

  const tab = (number: number): Tab => {
    const open = tabs.get(number);
    if (open) return open;
    const opened = new Tab(browser, number, promises);
    tabs.set(number, opened);
    return opened;
  };
  const kill = (number: number) => {
    tabs.get(number)?.process.kill();
    tabs.delete(number);
    // What a dead process has committed, and told nobody, is seen when another tab is looked at.
    world.at(world.time + LOOK_MS, look);
  };
  const look = () => {
    for (const { locker } of tabs.values()) void locker.refreshLocker();
  };
  const watched = (work: Promise<void>) => {
    work.catch((error: Error) => {
      if (!EXPECTED.has(error.name)) promises.break(String(error.stack));
    });
  };
  /** A page that is not open shows nothing that could be pressed. */
  const press = (number: number, what: (open: Tab) => Promise<void>) => {
    const open = tabs.get(number);
    if (open) watched(what(open));
  };
  /** A new page shows nothing for a moment. */
  const whenReady = (number: number, what: (open: Tab) => Promise<void>) => {
    const at = world.time + (tab(number).isReady ? 0 : READY_MS);
    world.at(at, () => press(number, what));
  };
  const namesOf = (count: number, kind = '') =>
    Array.from({ length: count }, () => {
      const isBad = kind === '' && world.random.chance(0.05);
      return `${isBad ? 'unreadable' : kind}file-${++files}.txt`;
    });
  const share = (names: readonly string[]) => {
    if (!worker?.process.isAlive) worker = new Worker(browser, promises);
    watched(worker.share(names));
  };
  /** Fate announces nothing. */
  const seen = () => {
    promises.changedByFate();
    look();
  };
  /** Not under a transaction that has read it, nor behind what is just being encrypted: no disk does that. */
  const isUntouched = () => disk.isIdle && (promises.seal?.phase ?? 'sealed') === 'sealed';
  /** What reads and writes under a seal is no one transaction of the disk: what has read it before runs again. */
  const touchSeal = () => {
    const { seal } = disk.stores;
    if (promises.seal) seal.set(GENERATION_KEY, Number(seal.get(GENERATION_KEY) ?? 0) + 1);
  };
  /** Changes a record of those that can be read. */
  const meddle = (
    store: StoreName,
    keys: readonly string[],
    choice: number,
    change: (record: object, records: Map<string, unknown>, key: string) => void,
  ) => {
    const key = keys[choice % Math.max(1, keys.length)];
    if (key !== undefined && isUntouched()) {
      change(disk.stores[store].get(key) as object, disk.stores[store], key);
      touchSeal();
    }
    seen();
  };
  /** Another build rewrites what lies open, in one transaction. */
  const rewrite = (change: (record: Versioned, place: number) => Versioned) => {
    if (promises.seal || !disk.isIdle) return;
    for (const store of ['documents', 'tray'] as const)
      for (const [place, [key, record]] of [...disk.stores[store]].entries())
        disk.stores[store].set(key, change(record as Versioned, place));
    seen();
  };
  /** A newer build takes every record whose place leaves no rest, if today's code can read it. */
  const newerBuild = (every: number) =>
    rewrite((record, place) =>
      place % every > 0 || !readableIds().includes(record.id)
        ? record
        : { ...record, v: Number(record.v) + 1, more: true },
    );
  /** It is here again, and today's code plays its part. */
  const newerBuildAgain = () =>
    rewrite(({ more, ...record }) => {
      if (!more) return record;
      promises.hadByNewer.add(record.id);
      return { ...record, v: Number(record.v) - 1 };
    });
  /** A bit of what is sealed is turned. */
  const spoil = (record: object, fields: object): object =>
    isSealed(record)
      ? { ...record, iv: world.random.bytes(record.iv.byteLength) }
      : { ...record, ...fields };
  const documents = () => documentsIn(promises.stored).map(({ id }) => id);
  // What was in the quarantine once is not spoiled a second time: its place there is taken.
  const sound = () => documents().filter((id) => !disk.stores.aside.has(id));
  // What a visitor can still undo, or is asked about.
  const inHand = () => {
    const ids = [...tabs.values()].flatMap((open) => open.inHand);
    return documents().filter((id) => ids.includes(id));
  };
  const tray = () => trayIn(promises.stored).map(({ id }) => id);
  const readableIds = () => [...documents(), ...tray()];

  const killAll = () => {
    worker?.process.kill();
    for (const number of [...tabs.keys()]) kill(number);
  };
  /** Some of what there was is gone: each record with its bytes. */
  const lose = (store: 'documents' | 'tray', keys: readonly string[], choice: number) => {
    if (!disk.isIdle) return;
    for (const key of keys.filter((_, place) => (place + choice) % 2 === 0)) {
      disk.stores[store].delete(key);
      disk.stores.files.delete(key);
    }
    seen();
  };
  /** The disk fails at it, or its page dies on the way. */
  const inVain = (number: number, choice: number, remove: (open: Tab) => Promise<void>) => {
    if (choice < 2) disk.failures = 1;
    else world.at(world.time + world.random.whole(0, DIES_WITHIN_MS), () => kill(number));
    press(number, remove);
  };
  let state: Record<StoreName, Map<string, unknown>> | undefined;
  const keepState = () => {
    if (!disk.isIdle) return;
    const stores = Object.entries(disk.stores).map(([name, records]) => [name, new Map(records)]);
    state = Object.fromEntries(stores);
  };
  const rollBack = () => {
    killAll();
    // An earlier seal, or none, is another story.
    if (!state || !disk.isIdle || disk.stores.seal.size > 0 || state.seal.size > 0) return;
    for (const [name, records] of Object.entries(state) as [StoreName, Map<string, unknown>][]) {
      disk.stores[name].clear();
      for (const [key, value] of records) disk.stores[name].set(key, value);
    }
    seen();
  };

  const does: Record<Step['what'], (step: Step) => void> = {
    loseDocuments: ({ choice }) => {
      killAll();
      lose('documents', [...disk.stores.documents.keys()], choice);
    },
    loseInTray: ({ choice }) => {
      killAll();
      lose('tray', [...disk.stores.tray.keys()], choice);
    },
    newerBuild: ({ choice }) => newerBuild(1 + (choice % 2)),
    newerBuildAgain,
    loseUnderPages: ({ choice }) => {
      if (!isUntouched()) return;
      touchSeal();
      const store = choice < 3 ? 'documents' : 'tray';
      lose(store, [...disk.stores[store].keys()], choice);
    },
    signOutInVain: ({ tab: number, choice }) => inVain(number, choice, (open) => open.signOut()),
    discardInVain: ({ tab: number, choice }) => inVain(number, choice, (open) => open.discardAll()),
    keepState,
    rollBack,
    upload: ({ tab: number, choice }) => watched(tab(number).upload(namesOf(1 + choice))),
    share: ({ choice }) => share(namesOf(1 + choice)),
    shareMany: ({ choice }) => share(namesOf(9 + choice, 'many-')),
    shareLarge: ({ choice }) => share(namesOf(2 + choice, 'large-')),
    signIn: ({ tab: number }) => watched(tab(number).signIn()),
    signOut: ({ tab: number }) => press(number, (open) => open.signOut()),
    delete: ({ tab: number, choice }) => press(number, (open) => open.delete(choice)),
    deleteAndUndoLate: ({ tab: number, choice }) => {
      press(number, (open) => open.delete(choice));
      const late = world.time + world.random.whole(0, LATE_MS);
      world.at(late, () => press(number, (open) => open.undoDelete(0)));
      if (choice > 1) return;
      const left = late + world.random.whole(0, 2 * LAST_MOMENT_MS) - LAST_MOMENT_MS;
      world.at(Math.max(world.time, left), () => press(number, (open) => open.leave()));
    },
    leave: ({ tab: number }) => press(number, (open) => open.leave()),
    undoDelete: ({ tab: number, choice }) => press(number, (open) => open.undoDelete(choice)),
    answerForGood: ({ tab: number, choice }) => press(number, (open) => open.answerForGood(choice)),
    deleteForGood: (step) => {
      const { tab: number, choice } = step;
      disk.roomBytes = 0;
      press(number, (open) => open.delete(choice));
      const answered = world.time + world.random.whole(0, ANSWER_MS);
      // By then a newer version in another tab may have written it.
      if (choice > 1)
        world.at(world.random.whole(world.time, answered + 1), () => does.raiseVersion(step));
      world.at(answered, () => press(number, (open) => open.answerForGood(1)));
    },
    rename: ({ tab: number, choice }) => press(number, (open) => open.rename(choice)),
    keepAll: ({ tab: number }) => press(number, (open) => open.keepAll()),
    keepOne: ({ tab: number, choice }) => press(number, (open) => open.keepOne(choice)),
    discardAll: ({ tab: number }) => press(number, (open) => open.discardAll()),
    discardOne: ({ tab: number, choice }) => press(number, (open) => open.discardOne(choice)),
    importBackup: ({ tab: number, choice }) => {
      const archive = archives[(choice + files) % archives.length];
      if (archive) watched(tab(number).importBackup(archive));
    },
    cancel: ({ tab: number }) => tabs.get(number)?.cancel(),
    undoImport: ({ tab: number }) => press(number, (open) => open.undoImport()),
    exportBackup: ({ tab: number }) =>
      watched(tab(number).exportBackup((archive) => archives.push(archive))),
    view: ({ tab: number, choice }) => press(number, (open) => open.view(choice)),
    refresh: ({ tab: number }) => press(number, (open) => open.refresh()),
    removeQuarantined: ({ tab: number }) => press(number, (open) => open.removeQuarantined()),
    replaceQuarantined: ({ tab: number }) => {
      const { aside } = promises.stored;
      const backup = archives.find(({ listed }) => listed.some(({ id }) => aside.has(id)));
      if (!backup) return;
      watched(tab(number).importBackup(backup));
      const removed = world.time + world.random.whole(0, ANSWER_MS);
      world.at(removed, () => press(number, (open) => open.removeQuarantined()));
    },
    openTab: ({ tab: number }) => void tab(number),
    killTab: ({ tab: number }) => kill(number),
    killAll,
    killWorker: () => {
      worker?.process.kill();
      world.at(world.time + LOOK_MS, look);
    },
    fillDisk: ({ choice }) => {
      disk.roomBytes = choice * DOCUMENT_BYTES;
    },
    freeDisk: () => {
      disk.roomBytes = Number.POSITIVE_INFINITY;
    },
    hangDisk: ({ choice }) => {
      disk.hangs = 1 + (choice % 2);
    },
    failWrites: ({ choice }) => {
      disk.failures = choice;
    },
    clear: () => {
      disk.clear();
      seen();
    },
    clockForward: ({ choice }) => {
      browser.clockOffsetMs += (choice + 1) * HOUR_MS;
    },
    clockBack: ({ choice }) => {
      browser.clockOffsetMs -= (choice + 1) * 24 * HOUR_MS;
    },
    spoilDocument: ({ choice }) =>
      meddle('documents', sound(), choice, (record, records, key) => {
        records.set(key, spoil(record, { issuedOn: 'yesterday' }));
      }),
    spoilUnseen: (step) => {
      // The other tab is frozen when it has read of it, and this one has long brought it back.
      tabs.get(1 - step.tab)?.process.stall(0, world.random.whole(0, STALL_MS));
      does.spoilDocument(step);
      world.at(world.time + world.random.whole(0, ANSWER_MS), () => does.replaceQuarantined(step));
    },
    spoilTray: ({ choice }) =>
      meddle('tray', tray(), choice, (record, records, key) => {
        records.set(key, spoil(record, { bytes: 'many' }));
      }),
    misfile: ({ tab: number, choice }) => {
      const misfile = (keys: readonly string[]) =>
        meddle('documents', keys, choice, (record, records) => {
          records.set(`misfiled ${++files}`, record);
        });
      const { id } = documentsIn(promises.stored).find((one) => one.deletedAt) ?? {};
      if (choice < 2 || !id) return misfile(documents());
      // On a full disk it stays there, while somebody makes room of what was deleted.
      disk.roomBytes = 0;
      misfile([id]);
      watched(tab(number).upload(namesOf(1)));
    },
    raiseVersion: ({ choice }) => {
      const raise = (keys: readonly string[]) =>
        meddle('documents', keys, choice, (record, records, key) => {
          // Of what is sealed its version is sealed, too.
          if (!isSealed(record)) records.set(key, { ...record, v: 9 });
        });
      if (choice < 1) return raise(documents());
      for (const id of inHand()) raise([id]);
    },
    stall: ({ tab: number, choice }) =>
      tabs.get(number)?.process.stall(choice, world.random.whole(0, STALL_MS)),
    setLock: ({ tab: number }) =>
      whenReady(number, (open) => open.key.set(`passphrase ${++passphrases}`)),
    openLock: ({ tab: number, choice }) => whenReady(number, (open) => open.key.open(choice)),
    lockAll: ({ tab: number }) => press(number, (open) => open.key.lockAll()),
    setAutoLock: ({ tab: number, choice }) => press(number, (open) => open.key.setAutoLock(choice)),
    changePassphrase: ({ tab: number }) =>
      press(number, (open) => open.key.changePassphrase(`passphrase ${++passphrases}`)),
    takeOff: ({ tab: number }) => press(number, (open) => open.key.takeOff()),
    lockAnew: ({ tab: number }) =>
      press(number, (open) => open.key.setAnew(`passphrase ${++passphrases}`)),
    lockAnewTwice: (step) => {
      // Frozen before it says that all is encrypted; the other one begins again, and is frozen in the middle.
      const other = 1 - step.tab;
      tabs.get(step.tab)?.process.stall(2, world.random.whole(STALL_MS / 2, STALL_MS));
      does.lockAnew(step);
      world.at(world.time + ANSWER_MS, () => {
        tabs.get(other)?.process.stall(3, world.random.whole(0, STALL_MS));
        const passphrase = `passphrase ${++passphrases}`;
        press(other, (open) => open.key.setAnew(passphrase, namesOf(1)));
      });
    },
  };

  for (const step of plan) {
    await world.runUntil(step.at);
    does[step.what](step);
  }
  await world.runUntil(world.time + 1_000);
  disk.roomBytes = Number.POSITIVE_INFINITY;
  disk.failures = 0;
  disk.hangs = 0;
  if (plan.some(({ what }) => what === 'newerBuild')) {
    // What it is at ends first.
    await world.runUntil(world.time + CALM_MS);
    newerBuildAgain();
  }
  // What is still under way ends, every page is left, and a new tab purges what dead ones have left.
  for (const open of tabs.values()) watched(open.leave());
  await world.runUntil(world.time + CALM_MS);
  // A slow disk takes its time to rewrite a whole locker, and who finds that half done does not begin at once.
  // And what gave no answer is waited for, one after the other, before anybody hears that it was done.
  const isUnfinished = promises.seal && promises.seal.phase !== 'sealed';
  if (isUnfinished || disk.unheard > 0) await world.runUntil(world.time + CALM_MS);
  // Each change of it is seen a moment later, and so is what a tab reads that has just locked itself.
  const lockSeen = () =>
    [promises.seal?.phase, ...[...tabs.values()].map(({ shows }) => shows.lock)].join();
  let before: string;
  do {
    before = lockSeen();
    await world.runUntil(world.time + READ_MS);
  } while (lockSeen() !== before);
  promises.calm([...tabs.values()]);
  const fresh = new Tab(browser, tabs.size, promises);
  await world.runUntil(world.time + LOOK_MS);
  watched(fresh.key.openAtLast(CALM_MS));
  await world.runUntil(world.time + CALM_MS);
  // What it found half done it does now, which takes as long again.
  if (promises.seal && promises.seal.phase !== 'sealed') await world.runUntil(world.time + CALM_MS);
  promises.settled([...tabs.values(), fresh]);
  const { lock, lostDocuments } = fresh.locker.useLocker.getState();
  if (hasLosses && lock !== 'locked')
    promises.losses.settled('a new tab', lostDocuments, promises.stored);
  return promises.broken;
}
