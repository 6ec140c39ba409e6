import type { Process } from '../../../simulation/process.ts';
import type { Deed } from './deed.ts';
import type { Locker } from './locker.ts';
import type { Promises } from './promise.ts';
import { documentsIn } from './stored.ts';

/** A passphrase that the locker never had. */
const WRONG = 'none of theirs';

const MINUTE_MS = 60_000;

/** After so long a tab that nobody uses locks itself; 0 for never. */
const AUTO_LOCK_MS = [0, MINUTE_MS / 4, MINUTE_MS / 2, 5 * MINUTE_MS];

/** How often somebody who uses a tab does so. */
const USE_MS = 4_000;

/** The tab in whose page the visitor does so. */
interface PressedTab {
  readonly process: Process;
  readonly locker: Locker;
  readonly isReady: boolean;
  hasReadDeletion(id: string): boolean;
  untilReady(): Promise<void>;
  use(): void;
  upload(names: readonly string[]): Promise<void>;
  signOut(): Promise<void>;
  do(
    what: Deed['what'],
    of: Parameters<Promises['begin']>[2],
    work: (deed: Deed) => Promise<void>,
  ): Promise<void>;
}

/** What the visitor does with the lock in one tab, where it offers that. */
export class Keyholder {
  readonly #tab: PressedTab;
  readonly #promises: Promises;
  /** A form that was sent is not sent again meanwhile. */
  #isBusy = false;

  constructor(tab: PressedTab, promises: Promises) {
    this.#tab = tab;
    this.#promises = promises;
  }

  get #lock() {
    return this.#tab.locker.useLocker.getState().lock;
  }

  async set(passphrase: string): Promise<void> {
    const { locker } = this.#tab;
    if (this.#tab.isReady && this.#lock === 'off')
      await this.#send('setLock', { passphrase }, () => locker.setLock(passphrase));
  }

  /** A visitor who has forgotten a passphrase empties the locker, and may fill it again and give it another. */
  async setAnew(passphrase: string, names: readonly string[] = []): Promise<void> {
    await this.#tab.signOut();
    if (names.length > 0) await this.#tab.upload(names);
    await this.set(passphrase);
  }

  async open(choice: number): Promise<void> {
    const passphrase = choice === 0 ? WRONG : this.#promises.passphrase;
    if (this.#lock !== 'locked') return;
    await this.#send('openLock', {}, () => this.#opened(passphrase));
  }

  lockAll = () => {
    // A tab that has just locked itself, perhaps at this touch, can read nothing, though its button may still be there.
    this.#tab.use();
    const isLocked = !this.#tab.locker.holdsKey();
    // Its key is gone first: of what another tab has just deleted it knows nothing.
    const deleted = documentsIn(this.#promises.stored).filter(
      ({ id, deletedAt }) => deletedAt && !isLocked && this.#tab.hasReadDeletion(id),
    );
    return this.#withKey('lockAll', { deleted }, () => {
      const { locker } = this.#tab;
      const locked = locker.lockNow();
      if (locker.holdsKey()) this.#promises.break('a tab still has its key when it was locked');
      if (this.#lock !== 'locked')
        this.#promises.break('a tab still shows what it was locked over');
      return locked;
    });
  };

  setAutoLock = (choice: number) =>
    this.#withKey('setAutoLock', {}, () => this.#tab.locker.setAutoLock(AUTO_LOCK_MS[choice] ?? 0));

  changePassphrase = (passphrase: string) =>
    this.#withKey('changePassphrase', { passphrase }, async () => {
      const { id } = this.#promises.seal ?? {};
      await this.#tab.locker.changePassphrase(this.#promises.passphrase, passphrase);
      const isSame = id !== undefined && id === this.#promises.seal?.id;
      const wasChanged = this.#promises.former.has(passphrase);
      if (isSame && !wasChanged && this.#promises.passphrase !== passphrase)
        this.#promises.break('a passphrase is said to be changed and is not');
    });

  takeOff = () =>
    this.#withKey('takeOff', {}, () => this.#tab.locker.unseal(this.#promises.passphrase));

  /** The last visitor: no earlier passphrase opens it, the current one does, and the tab is used until the end. */
  async openAtLast(untilMs: number): Promise<void> {
    for (let at = 0; at < untilMs; at += USE_MS) void this.#tab.process.after(at, this.#tab.use);
    await this.#tab.untilReady();
    if (this.#lock !== 'locked') return;
    const { passphrase, former } = this.#promises;
    for (const wrong of [WRONG, ...former]) await this.#opened(wrong).catch(() => {});
    await this.#tab
      .do('openLock', {}, () => this.#opened(passphrase))
      .catch((error: Error) => {
        this.#promises.break(`the passphrase does not open the locker: ${error.message}`);
      });
  }

  async #opened(passphrase: string): Promise<void> {
    const { seal } = this.#promises;
    const isFormer = () => passphrase === WRONG || this.#promises.former.has(passphrase);
    const wasFormer = isFormer();
    await this.#tab.locker.openLock(passphrase);
    if (seal && wasFormer) this.#promises.break(`the locker opens with “${passphrase}”`);
    if (this.#promises.seal?.id === seal?.id) this.#promises.letIn(this.#tab.process);
  }

  async #withKey(
    what: Deed['what'],
    of: Pick<Deed, 'passphrase' | 'deleted'>,
    work: () => Promise<void>,
  ): Promise<void> {
    if (this.#lock === 'on' && this.#tab.isReady) await this.#send(what, of, work);
  }

  async #send(
    what: Deed['what'],
    of: Pick<Deed, 'passphrase' | 'deleted'>,
    work: () => Promise<void>,
  ): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    await this.#tab.do(what, of, work).finally(() => {
      this.#isBusy = false;
    });
  }
}
