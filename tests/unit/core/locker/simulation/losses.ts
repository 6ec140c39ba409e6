import type { LockerDocument } from '#core/locker/document.ts';
import type { Browser } from './browser.ts';
import type { Deed } from './deed.ts';
import { documentAt, documentsIn, type Stores, trayIn } from './stored.ts';

/** Under which a page remembers what the locker holds, outside its database. */
const KEY = 'kolam-kept-documents';

/** Where a document, or what was one, has its record. */
const PLACES = ['documents', 'tray', 'aside'] as const;

/** What takes records away; a deletion marks one. */
const REMOVALS: ReadonlySet<Deed['what']> = new Set([
  'delete',
  'remove',
  'discard',
  'undoImport',
  'removeQuarantined',
  'signOut',
]);

interface Listed {
  id: string;
}

/** What the browser has taken or brought back to an earlier state, and what has to be said of it. */
export class Losses {
  readonly #browser: Browser;
  readonly #break: (what: string) => void;
  /** Ids that the browser took, whether they came back or not. */
  readonly #taken = new Set<string>();
  /** Of those that a page had seen and nobody was removing: their visitor must read of them. */
  readonly #owed = new Set<string>();
  /**
   * Removals that may still happen, or of which nobody knows whether they did, since their page died or storage gave
   * no answer; with what a page has read since, which stays.
   */
  readonly #unsure = new Map<Deed, Set<string>>();

  constructor(browser: Browser, fault: (what: string) => void) {
    this.#browser = browser;
    this.#break = fault;
  }

  /** The browser has changed what is stored. */
  took(before: Stores, after: Stores): void {
    const listed = new Set(this.#listed().map(({ id }) => id));
    const isThere = (key: string) => PLACES.some((store) => after[store].has(key));
    for (const key of PLACES.flatMap((store) => [...before[store].keys()]))
      if (!isThere(key)) {
        this.#taken.add(key);
        const read = documentAt(before, key);
        // What is spoilt still has the mark of its deletion.
        const record = typeof read === 'string' ? before.documents.get(key) : read;
        const { importId, deletedAt } = Object(record) as Partial<LockerDocument>;
        const isGoing = [...this.#unsure].some(
          ([deed, stays]) => isOf(deed, key, importId) && !stays.has(key),
        );
        if (listed.has(key) && !isGoing && !deletedAt) this.#owed.add(key);
      }
  }

  /** A deed begins. */
  began(deed: Deed): void {
    const { what, ids = [] } = deed;
    if (REMOVALS.has(what)) this.#unsure.set(deed, new Set());
    for (const id of ids) this.#owed.delete(id);
  }

  /** It is over, and storage has answered whether it happened. */
  answered(deed: Deed): void {
    this.#unsure.delete(deed);
  }

  /** A visitor who leaves all behind leaves no list of what was lost. */
  left(): void {
    this.#owed.clear();
  }

  /** A page shows what it has just read: of what is over by now that stays. */
  read(shown: readonly Listed[], underWay: ReadonlySet<Deed>): void {
    for (const [deed, stays] of this.#unsure)
      if (!underWay.has(deed) || !deed.process.isAlive) for (const { id } of shown) stays.add(id);
  }

  /** It is stored again, from a backup say. */
  cameBack(id: string): void {
    this.#owed.delete(id);
  }

  /** A page says what was lost. */
  told(name: string, lost: number, documents: readonly Listed[]): void {
    for (const { id } of documents)
      if (!this.#taken.has(id)) this.#break(`${name} says that ${id} was lost, and nobody took it`);
    if (lost !== documents.length) this.#break(`${name} counts ${lost - documents.length} more`);
  }

  /** All has been well for long, and a page has just read what is there. */
  settled(name: string, documents: readonly Listed[], stored: Stores): void {
    // Who died at signing out may have left all behind.
    const isLeft = ([{ what }, stays]: [Deed, Set<string>]) =>
      what === 'signOut' && stays.size === 0;
    if ([...this.#unsure].some(isLeft)) return;
    const present = [...documentsIn(stored), ...trayIn(stored)].map(({ id }) => id);
    const told = new Set([...documents.map(({ id }) => id), ...present, ...stored.aside.keys()]);
    for (const id of this.#owed)
      if (!told.has(id)) this.#break(`${id} was lost, and ${name} tells nobody`);
  }

  #listed(): Listed[] {
    const text = this.#browser.kept.get(KEY);
    return text ? (JSON.parse(text).documents ?? []) : [];
  }
}

/** Whether it takes that record away, which has come with that import. */
const isOf = ({ what, ids, importId }: Deed, key: string, of: string | undefined) =>
  what === 'signOut' ||
  what === 'removeQuarantined' ||
  ids?.includes(key) ||
  (importId !== undefined && importId === of);
