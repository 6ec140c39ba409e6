import { STORES, type StoreName } from '#core/locker/database.ts';
import type { LockerDocument } from '#core/locker/document.ts';
import type { Seal } from '#core/locker/seal/seal.ts';
import type { TrayFile } from '#core/locker/tray/tray-file.ts';
import type { LockerState } from '#store/locker.ts';
import type { Process } from '../../../simulation/process.ts';
import type { Written } from '../../../simulation/transaction.ts';
import type { Browser } from './browser.ts';
import { faultsOf } from './commit-faults.ts';
import type { Deed } from './deed.ts';
import { Losses } from './losses.ts';
import { readable } from './readable.ts';
import { faultsOfSeal, sealIn } from './seal.ts';
import { Moments } from './shown.ts';
import { documentsIn, faultsIn, type Stores, sessionIn } from './stored.ts';

/** What a tab lets be seen of itself. */
interface SeenTab {
  readonly process: Process;
  readonly shows: Pick<
    LockerState,
    | 'lock'
    | 'encryption'
    | 'user'
    | 'documents'
    | 'waiting'
    | 'tray'
    | 'totalBytes'
    | 'quarantined'
    | 'newer'
  >;
  /** Whether it shows an undo of that document. */
  offers(id: string): boolean;
  /** What keeps the page busy, in words; undefined where nothing does. */
  readonly goingOn: string | undefined;
}

/**
 * What the locker promises, watched while a schedule runs: after every commit, and so at every moment at which
 * a browser can be killed.
 * 1. Each document of the list and each file of the tray has exactly its bytes, and no bytes are without a
 *    record: not even until the next start. What may be left by a kill is a document that was deleted, with its
 *    bytes, which the next start purges.
 * 2. A commit does what somebody asked its process for, and nothing else. So what a tab was told to be stored
 *    is there until it was deleted or signed out; an undo gives back the document as it was, with the title that it
 *    was given since; an undone import leaves nothing behind and takes nothing else along; and what was
 *    removed for good comes back by the import of a backup alone.
 * 3. What a page offers to restore stays as long as that page lives and is not left, despite other tabs: unless
 *    somebody needs its room, or locks every tab. What nobody offers any more the next start purges,
 *    and no page that was left names it.
 * 4. Nothing that was chosen, shared or opened in a session, as its process knew it, comes after the end of that
 *    session. What began while nobody was signed in may come whenever it likes.
 * 5. A file of the tray is in the tray or in the list. The tray never holds more than its limits.
 * 6. What was added here has its own place, above all that was there.
 * 7. What is said of an upload, a share, a keep, an import and its undo is so; an import that does not say that it
 *    ended early has brought all that it does not call damaged.
 * 8. Records of a newer version are left as they are. Of one that cannot be read, and of its bytes, nothing is lost.
 * 9. When all is well again every tab shows what is stored, and nothing goes on. What a process has stored that died
 *    before it could announce that is shown where a tab is looked at again.
 *    Everything that a page shows was stored at one moment.
 * 10. Under a seal nothing is written that can be read without its key, and once it is closed nothing is left that
 *    can. No record is sealed with a key that no seal has. All of the above holds for what is sealed, also while a
 *    seal is set or taken off. When it is off nothing is left of it. How much
 *     is encrypted is said as it is, and what was interrupted goes on in every tab that has the key.
 * 11. A locked tab shows nothing, reads nothing and writes nothing, from the press on, even if the disk fails. The
 * passphrase opens it, and no earlier one;
 *     who has typed an earlier one changes none and takes off no seal that is another by now. A visitor who locks every
 *     tab leaves nothing behind that its tab knew to be deleted.
 * 12. What the browser took of what a page had seen is told by its ids until that was read, by the first page that
 *     looks, and nothing else is.
 */
export class Promises {
  readonly broken: string[] = [];
  /** Ids of documents that a newer build has had. */
  readonly hadByNewer = new Set<string>();
  readonly #browser: Browser;
  readonly #deeds = new Set<Deed>();
  readonly #everStored = new Set<string>();
  /** When a document or file of a name was last taken away, in any way. */
  readonly #removedAt = new Map<string, number>();
  /** What was stored before the last commit, and what is: as a reader with every key sees it. */
  readonly #before = emptyStores();
  readonly #after = emptyStores();
  /** With which the locker is unlocked now, and with which it was. */
  passphrase = '';
  readonly former = new Set<string>();
  #seal: Seal | undefined;
  readonly #moments = new Moments();
  readonly losses: Losses;
  /** Processes that were let in since the locker was locked last. */
  readonly #letIn = new Set<Process>();
  /** Those that ever were. */
  readonly #everLetIn = new Set<Process>();

  /** Those that were ever opened. */
  readonly #tabs = new Set<Pick<SeenTab, 'process' | 'offers' | 'shows'>>();

  constructor(browser: Browser) {
    this.#browser = browser;
    this.losses = new Losses(browser, (what) => this.break(what));
    browser.disk.onCommit = (written, process) => this.#committed(written, process);
    browser.disk.onFault = (error) => this.break(`the check itself fails: ${error.stack}`);
    browser.disk.onIdle = ({ name }) =>
      this.break(`a transaction of the ${name} waits for something else than its reads`);
  }

  opened(tab: Pick<SeenTab, 'process' | 'offers' | 'shows'>): void {
    this.#tabs.add(tab);
  }

  /** Somebody asks a process for something. */
  begin(
    process: Process,
    what: Deed['what'],
    of: Omit<Partial<Deed>, 'what' | 'process'> = {},
  ): Deed {
    const { world } = this.#browser;
    const deviceTime = this.#browser.now();
    const seal = this.#seal;
    const { refused, unheard, givenUp } = this.#browser.disk;
    const then = { since: world.time, deviceTime, seal, refused, unheard, givenUp };
    const deed: Deed = { ...of, ...then, what, process, done: 0, perhaps: 0 };
    this.#deeds.add(deed);
    this.losses.began(deed);
    return deed;
  }

  /** It is said to be over. What its process does from now on is not for it. */
  end(deed: Deed): void {
    this.#deeds.delete(deed);
    if (this.#browser.disk.givenUp === deed.givenUp) this.losses.answered(deed);
  }

  /** Who is signed in, as the disk says. */
  get session(): string | undefined {
    return sessionIn(this.#before);
  }

  /** What is stored, as a reader with every key sees it. */
  get stored(): Stores {
    return this.#after;
  }

  /** As it lies on the disk. */
  get seal(): Seal | undefined {
    return this.#seal;
  }

  /** A process has typed the passphrase, and was told that it is right. */
  letIn(process: Process): void {
    this.#letIn.add(process);
    this.#everLetIn.add(process);
  }

  /** Whether a tab that has just been asked for something must refuse it. */
  isLocked(process: Process): boolean {
    const isOpening = ['openLock', 'setLock', 'takeOff'].some((what) =>
      [...this.#deeds].some((deed) => deed.process === process && deed.what === what),
    );
    return this.#seal !== undefined && !this.#letIn.has(process) && !isOpening;
  }

  wasStored(name: string): boolean {
    return this.#everStored.has(name);
  }

  /** A page shows something. */
  shown(process: Process, shows: LockerState): void {
    if (!this.#moments.has(shows))
      this.break(`${process.name} shows what was never stored at one moment`);
    this.losses.read([...shows.documents, ...shows.waiting, ...shows.tray], this.#deeds);
    if (shows.problem === 'blocked') this.break(`${process.name} takes a fault for a browser's`);
  }

  /** A number was said of something, which did so much. */
  said(deed: Deed, count: number): void {
    // What storage did and gave no answer to is said to be there, perhaps.
    const isUnheard = this.#browser.disk.unheard > deed.unheard;
    const { what, done, perhaps } = deed;
    if (done + perhaps < count || (done > count && !isUnheard))
      this.break(`${count} is said of a ${what} that did ${done}, and ${perhaps} perhaps`);
  }

  /** An import says that it has brought all that it does not call damaged. */
  saidWhole({ listed = [], since }: Deed, damaged: readonly string[]): void {
    // Also those of a newer version, and what cannot be read, are here.
    const { documents, aside } = this.#before;
    const records = [...documents.values(), ...aside.values()] as Partial<LockerDocument>[];
    const here = new Set(records.map(nameOf));
    for (const { name, sample } of listed) {
      const named = name ?? `sample ${sample}`;
      const removedAt = this.#removedAt.get(named) ?? Number.NEGATIVE_INFINITY;
      if (!here.has(named) && removedAt < since && !damaged.includes(named))
        this.break(`“${named}” is said to be imported and is not here`);
    }
  }

  /** All has been well for long, and nobody has opened the locker since. */
  calm(tabs: readonly SeenTab[]): void {
    for (const { process, shows } of tabs)
      if ((shows.lock === 'off') !== (this.#seal === undefined))
        this.break(`${process.name} does not know whether the locker has a lock`);
      else if (shows.encryption?.phase !== this.#seal?.phase)
        this.break(
          `${process.name} says that what is ${this.#seal?.phase} is ${shows.encryption?.phase}`,
        );
      else if (shows.lock === 'on' && this.#seal?.phase !== 'sealed')
        this.break(`${process.name} has the key, and leaves the locker ${this.#seal?.phase}`);
  }

  /** Looks at what is left, and at what tabs show, once all has been well for long. The last tab was just opened. */
  settled(tabs: readonly SeenTab[]): void {
    for (const { id, deletedAt } of documentsIn(this.#before))
      if (deletedAt !== undefined) this.break(`${id} was deleted and is still here`);
    const stored = Object.entries(tabs.at(-1)?.shows ?? {});
    if (this.#seal && this.#seal.phase !== 'sealed')
      this.break(`the locker is still ${this.#seal.phase}, although all is well`);
    if (tabs.at(-1)?.shows.lock !== (this.#seal ? 'on' : 'off'))
      this.break(`the locker is ${tabs.at(-1)?.shows.lock}, and its seal says otherwise`);
    for (const { process, goingOn, shows } of tabs) {
      if (goingOn) this.break(`${process.name} ${goingOn}, although all is well`);
      if (this.#seal && shows.lock === 'locked') {
        const { user, documents, waiting, tray } = shows;
        if (user || [documents, waiting, tray].some(({ length }) => length > 0))
          this.break(`${process.name} is locked and shows something`);
        continue;
      }
      for (const [what, is] of stored)
        if (JSON.stringify(shows[what as keyof typeof shows]) !== JSON.stringify(is))
          this.break(`${process.name} shows other ${what} than there are`);
    }
    const ids = tabs.at(-1)?.shows.documents.map(({ id }) => id) ?? [];
    for (const { id, waiting } of documentsIn(this.#before))
      if (!(waiting && !this.session) && !ids.includes(id))
        this.break(`${id} is stored and not shown`);
  }

  /** Fate changed what is stored: nobody is to blame for that. */
  changedByFate(): void {
    const { stores } = this.#browser.disk;
    this.#seal = sealIn(stores);
    this.losses.took(this.#before, stores);
    const keys = (store: StoreName) =>
      new Set([...stores[store].keys(), ...this.#before[store].keys()]);
    const written = (store: StoreName) =>
      new Map([...keys(store)].map((key) => [key, stores[store].get(key)]));
    this.#remember(this.#read(new Map(STORES.map((store) => [store, written(store)]))));
  }

  break(what: string): void {
    this.broken.push(`at ${this.#browser.world.time} ms: ${what}`);
  }

  #committed(written: Written<StoreName>, process: Process): void {
    const keys = (name: StoreName) => [...(written.get(name)?.keys() ?? [])];
    const allDeeds = [...this.#deeds];
    const deeds = allDeeds.filter((deed) => deed.process === process);
    const changed = {
      documents: keys('documents'),
      tray: keys('tray'),
      files: keys('files'),
      state: keys('state'),
      aside: keys('aside'),
      seal: keys('seal'),
    };
    const { crypto, disk } = this.#browser;
    const is = sealIn(disk.stores);
    const [was, mayWrite] = [this.#seal, !this.isLocked(process)];
    const of = { was, is, after: disk.stores, written: changed, deeds, mayWrite, crypto };
    const opened = this.#read(written);
    const faults = faultsOf({
      before: this.#before,
      after: this.#after,
      written: changed,
      deeds,
      offering: (id) => this.#offering(id, allDeeds, process),
      refused: disk.refused,
      mayWrite,
      // A tab that is being let in has it already.
      hasHeldKey: this.#everLetIn.has(process) || deeds.some(({ what }) => what === 'openLock'),
      wasStored: (name) => this.wasStored(name),
    });
    for (const fault of [...faultsOfSeal(of), ...faults, ...faultsIn(this.#after, this.hadByNewer)])
      this.break(`${process.name}: ${fault}`);
    if (was !== is) this.#sealed(is, deeds, process);
    if (deeds.some(({ what, done }) => what === 'signOut' && done > 0)) this.losses.left();
    this.#remember(opened);
  }

  /** A tab that locks itself, at a touch after long say, takes its own offers along. */
  #offering(id: string, deeds: readonly Deed[], by: Process): string[] {
    const isLocked = [...this.#tabs].some(
      ({ process, shows }) => process === by && shows.lock === 'locked',
    );
    const restoring = deeds.filter(({ what, ids }) => what === 'restore' && ids?.includes(id));
    const offering = [...this.#tabs].filter((tab) => tab.offers(id));
    return [...restoring, ...offering].flatMap(({ process }) =>
      process.isAlive && !(isLocked && process === by) ? process.name : [],
    );
  }

  /** Notes who has which passphrase, and who is locked from now on. */
  #sealed(is: Seal | undefined, deeds: readonly Deed[], process: Process): void {
    const was = this.#seal;
    this.#seal = is;
    if (was?.id !== is?.id || was?.locks !== is?.locks) this.#letIn.clear();
    if (was?.id !== is?.id) this.former.clear();
    if (is && was?.passphrase.key !== is.passphrase.key) {
      if (was?.id === is.id) this.former.add(this.passphrase);
      this.passphrase = deeds.find(({ passphrase }) => passphrase)?.passphrase ?? '';
    }
    // Who takes it off has typed the passphrase, and stays in where that fails half-way.
    const isTakenOff = is?.phase === 'unsealing' && deeds.some(({ what }) => what === 'takeOff');
    if (!was || isTakenOff) this.letIn(process);
  }

  /** What was written, as a reader with every key sees it. */
  #read(written: Written<StoreName>): Written<StoreName> {
    const { crypto } = this.#browser;
    const read = new Map<StoreName, Map<string, unknown>>();
    for (const [store, records] of written) {
      const opened = new Map<string, unknown>();
      for (const [key, value] of records) {
        const record = readable(crypto, value, { store, key });
        opened.set(key, record);
        if (record === undefined) this.#after[store].delete(key);
        else this.#after[store].set(key, record);
      }
      read.set(store, opened);
    }
    return read;
  }

  /** Notes what came and went. */
  #remember(written: Written<StoreName>): void {
    // Also of records that cannot be read.
    const records = (of: Stores, store: StoreName) =>
      [...(written.get(store)?.keys() ?? [])].flatMap((key) => of[store].get(key) ?? []);
    const names = (of: Stores) =>
      new Set([
        ...records(of, 'documents').map((one) => nameOf(one as Partial<LockerDocument>)),
        ...records(of, 'tray').map((one) => (one as Partial<TrayFile>).name ?? ''),
      ]);
    const now = names(this.#after);
    for (const name of names(this.#before))
      if (!now.has(name)) this.#removedAt.set(name, this.#browser.world.time);
    for (const name of now) this.#everStored.add(name);
    for (const [store, records] of written)
      for (const [key, value] of records)
        if (value === undefined) this.#before[store].delete(key);
        else {
          this.#before[store].set(key, value);
          this.losses.cameBack(key);
        }
    this.#moments.note(this.#after);
  }
}

const emptyStores = () =>
  Object.fromEntries(STORES.map((store) => [store, new Map<string, unknown>()])) as Record<
    StoreName,
    Map<string, unknown>
  >;

/** What a document is called here: by its file, or by which sample it is. */
const nameOf = ({ file, sample }: Partial<Pick<LockerDocument, 'file' | 'sample'>>): string =>
  file?.name ?? `sample ${sample}`;
