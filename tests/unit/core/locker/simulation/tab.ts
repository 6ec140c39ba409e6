import { shownTitle } from '#core/locker/as-shown.ts';
import type { LockerDocument } from '#core/locker/document.ts';
import type { TrayFile } from '#core/locker/tray/tray-file.ts';
import { Process } from '../../../simulation/process.ts';
import { type Archive, readArchive } from './archives.ts';
import type { Browser } from './browser.ts';
import type { Deed } from './deed.ts';
import { fileFor, isFileOf } from './files.ts';
import { Keyholder } from './keyholder.ts';
import type { Locker } from './locker.ts';
import type { Promises } from './promise.ts';
import { documentsIn } from './stored.ts';

/** A picker's file is read within this time. */
const READ_MS = 400;

/** A locker with more is not packed: going through so many bytes takes real time. */
const MAX_PACKED_BYTES = 1_000_000;

const chosen = <One>(all: readonly One[], choice: number): One | undefined =>
  all[choice % Math.max(1, all.length)];

/** A tab with the locker, and a visitor who presses what it shows. */
export class Tab {
  readonly process: Process;
  readonly locker: Locker;
  /** What is done with the lock. */
  readonly key: Keyholder;
  readonly #page = new EventTarget();
  readonly #browser: Browser;
  readonly #promises: Promises;
  /** Ids of all documents that it has ever shown. */
  readonly #everShown = new Set<string>();

  constructor(browser: Browser, number: number, promises: Promises) {
    this.#browser = browser;
    this.#promises = promises;
    this.process = new Process(browser.world, `tab ${number}`);
    this.locker = browser.open(this.process, this.#page);
    this.key = new Keyholder(this, promises);
    this.locker.useLocker.subscribe((shows, before) => {
      if (shows.documents !== before.documents || shows.problem !== before.problem)
        promises.shown(this.process, shows);
      if (shows.lostDocuments !== before.lostDocuments)
        promises.losses.told(this.process.name, shows.lost, shows.lostDocuments);
      for (const { id } of shows.documents) this.#everShown.add(id);
    });
    promises.opened(this);
    this.locker.forgetNamesAtSignOut();
    void this.locker.startLocker();
  }

  get #view() {
    return this.locker.useLocker.getState();
  }

  get isReady(): boolean {
    return this.#view.ready;
  }

  /** Whether it has shown a document, and shows it no more. */
  hasReadDeletion(id: string): boolean {
    const { documents, waiting } = this.#view;
    return this.#everShown.has(id) && ![...documents, ...waiting].some((one) => one.id === id);
  }

  /** Resolves once it shows what is stored, or that it is locked: on a slow disk that takes seconds. */
  untilReady(): Promise<void> {
    return new Promise((resolve) => {
      if (this.isReady) return resolve();
      const stopListening = this.locker.useLocker.subscribe(({ ready }) => {
        if (!ready) return;
        stopListening();
        resolve();
      });
    });
  }

  /** Somebody touches the page. */
  use = (): void => void this.#page.dispatchEvent(new Event('pointerdown'));

  async upload(names: readonly string[]): Promise<void> {
    const { random } = this.#browser.world;
    const files = names.map((name) => fileFor(this.process, name, random.whole(0, READ_MS)));
    // A tab that nobody used for long locks itself at the touch, and knows nobody then.
    this.use();
    const session = this.#view.user?.id;
    let isForgotten = false;
    const stopListening = this.locker.useLocker.subscribe(({ user }, before) => {
      // A sign-out takes the names off the screen.
      isForgotten ||= user?.id !== before.user?.id;
    });
    await this.do('upload', { names, session }, async () => {
      await this.locker.upload(files);
      stopListening();
      if (isForgotten) return;
      const { refused } = this.locker.useUploads.getState();
      for (const name of names) {
        const why = refused.find((one) => one.name === name)?.reason;
        const isRefused = why !== undefined;
        // Of storage that gave no answer it is said that it may be there.
        if (why !== 'busy' && this.#promises.wasStored(name) === isRefused)
          this.#promises.break(`“${name}” is said to be ${isRefused ? 'refused' : 'stored'}`);
      }
    });
  }

  signIn = () => this.do('signIn', {}, () => this.locker.signInLater());

  async signOut(): Promise<void> {
    // A locked one shows nobody, and can be emptied.
    if (!this.#view.user && this.#view.lock !== 'locked') return;
    await this.do('signOut', {}, async (deed) => {
      await this.locker.signOutNow();
      if (!this.#view.problem && deed.done === 0) this.#promises.break('nobody was signed out');
    });
  }

  async delete(choice: number): Promise<void> {
    const document = chosen(this.#shown(), choice);
    if (document) await this.do('delete', about(document), () => this.locker.deleteLater(document));
  }

  async undoDelete(choice: number): Promise<void> {
    const document = chosen(this.locker.useDeleted.getState().documents, choice);
    if (document) await this.do('restore', about(document), () => this.locker.undoDelete(document));
  }

  offers(id: string): boolean {
    return this.locker.useDeleted.getState().documents.some((one) => one.id === id);
  }

  /** Somebody goes to another page of the site, or wants nothing back. */
  leave = () => this.locker.endUndo();

  async answerForGood(choice: number): Promise<void> {
    const { forGood } = this.locker.useDeleted.getState();
    const answer = () => this.locker.answerForGood(choice > 0);
    if (forGood) await this.do('remove', about(forGood), answer);
  }

  async rename(choice: number): Promise<void> {
    const document = chosen(this.#shown(), choice);
    if (!document) return;
    const title = `${shownTitle(document)} again`;
    await this.do('rename', about(document), () =>
      this.locker.renameDocument(document.id, title).then(() => {}),
    );
  }

  keepAll = () => this.#keep(this.#view.tray);
  keepOne = (choice: number) => this.#keep([chosen(this.#view.tray, choice)]);
  discardAll = () => this.#discard(this.#view.tray);
  discardOne = (choice: number) => this.#discard([chosen(this.#view.tray, choice)]);

  async importBackup({ bytes, listed, damaged }: Archive): Promise<void> {
    if (this.locker.useBackup.getState().running) return;
    const Blob = this.#browser.blobs(this.process);
    const archive = new Blob([bytes]) as unknown as File;
    const { signal } = new AbortController();
    await this.locker.openBackup(archive, { signal });
    if (this.locker.useBackup.getState().running) return;
    this.use();
    await this.do('import', { listed, session: this.#view.user?.id }, async (deed) => {
      await this.locker.importOpened();
      const said = this.#said();
      const added = /(\d+) documents? added/.exec(said)?.[1];
      if (added) this.#promises.said(deed, Number(added));
      const isWhole = added && !/Cancelled|ended early/.test(said);
      if (isWhole) this.#promises.saidWhole(deed, damaged);
    });
  }

  cancel(): void {
    this.locker.cancelBackup();
  }

  async undoImport(): Promise<void> {
    const { undoable, running } = this.locker.useBackup.getState();
    if (running || !undoable) return;
    await this.do('undoImport', { importId: undoable }, async (deed) => {
      await this.locker.undoLast();
      const removed = /(\d+) documents? removed/.exec(this.#said())?.[1];
      if (removed) this.#promises.said(deed, Number(removed));
    });
  }

  /** Packs the locker. What is packed are the right bytes, and is a backup from then on. */
  async exportBackup(keep: (archive: Archive) => void): Promise<void> {
    if (this.#view.totalBytes > MAX_PACKED_BYTES) return;
    for await (const backup of this.locker.exportBackups()) {
      const { bytes } = backup.archive as unknown as { bytes: Uint8Array };
      keep(readArchive(bytes));
    }
  }

  /** Opens a document, whose bytes are its own. One whose address somebody has is not opened by a locked tab. */
  async view(choice: number): Promise<void> {
    const isLocked = this.#promises.isLocked(this.process);
    const all = isLocked ? documentsIn(this.#promises.stored) : this.#shown();
    const document = chosen(all, choice);
    if (!document?.file) return;
    const bytes = await this.locker.readFile(document.id);
    if (isLocked && this.#promises.isLocked(this.process))
      this.#promises.break(`“${document.file.name}” is read by a locked tab`);
    if (!isFileOf(document.file.name, bytes))
      this.#promises.break(`“${document.file.name}” is shown with other bytes`);
  }

  refresh = () => this.locker.refreshLater();

  removeQuarantined = () => this.do('removeQuarantined', {}, () => this.locker.removeQuarantined());

  /** What the page shows of what is stored. */
  get shows() {
    const { lock, encryption, user, documents, waiting, tray, totalBytes, quarantined, newer } =
      this.#view;
    return { lock, encryption, user, documents, waiting, tray, totalBytes, quarantined, newer };
  }

  /** Ids of what it has deleted or imported and can take back, and of what it asks about. */
  get inHand(): string[] {
    const { documents, forGood } = this.locker.useDeleted.getState();
    const { undoable } = this.locker.useBackup.getState();
    const imported = this.#view.documents.filter(
      ({ importId }) => importId && importId === undoable,
    );
    return [...documents, ...imported, ...(forGood ? [forGood] : [])].map(({ id }) => id);
  }

  /** What keeps the page busy, in words; undefined where nothing does. */
  get goingOn(): string | undefined {
    const { ready, loading, arriving } = this.#view;
    const { total } = this.locker.useUploads.getState();
    const { running } = this.locker.useBackup.getState();
    const { documents, forGood } = this.locker.useDeleted.getState();
    if (documents.length > 0 || forGood) return 'names what was deleted, and was left since';
    if (!ready) return 'is not ready';
    if (loading) return 'loads';
    if (arriving.size > 0 || total > 0) return 'uploads';
    return running;
  }

  #shown(): LockerDocument[] {
    return this.#view.documents.filter(({ id }) => !this.#view.arriving.has(id));
  }

  #said(): string {
    return this.locker.useBackup.getState().outcome?.text ?? '';
  }

  async #keep(files: readonly (TrayFile | undefined)[]): Promise<void> {
    const those = files.filter((file) => file !== undefined);
    await this.do('keep', { ids: those.map(({ id }) => id) }, async (deed) => {
      const said = await this.locker.keep(those);
      this.#promises.said(deed, said ? Number.parseInt(said, 10) : 0);
    });
  }

  async #discard(files: readonly (TrayFile | undefined)[]): Promise<void> {
    const those = files.filter((file) => file !== undefined);
    await this.do('discard', { ids: those.map(({ id }) => id) }, () =>
      this.locker.discard(those).then(() => {}),
    );
  }

  async do(
    what: Deed['what'],
    of: Parameters<Promises['begin']>[2],
    work: (deed: Deed) => Promise<void>,
  ): Promise<void> {
    this.use();
    const deed = this.#promises.begin(this.process, what, of);
    try {
      await work(deed);
    } finally {
      this.#promises.end(deed);
    }
  }
}

const about = ({ id }: LockerDocument) => ({ ids: [id] });
