import type { Browser } from './browser.ts';
import type { Deed } from './deed.ts';
import { documentsIn, type Stores, trayIn } from './stored.ts';

/** Under which a page remembers what the locker holds, outside its database. */
const KEY = 'kolam-kept-documents';

/** Stands in it for all that goes. */
const ALL = '';

/** Who signs out has done so by then. */
const LEAVES_WITHIN_MS = 60_000;

/** Where a document, or what was one, has its record. */
const PLACES = ['documents', 'tray', 'aside'] as const;

interface Listed {
  id: string;
  goingAt?: number;
}

/** What the browser has taken or brought back to an earlier state, and what has to be said of it. */
export class Losses {
  readonly #browser: Browser;
  readonly #break: (what: string) => void;
  /** Ids that the browser took, whether they came back or not. */
  readonly #taken = new Set<string>();
  /** Imports that somebody undoes, and has no use for any more. */
  readonly #undone = new Set<unknown>();
  /** Of those that a page had seen and nobody was removing: their visitor must read of them. */
  readonly #owed = new Set<string>();

  constructor(browser: Browser, fault: (what: string) => void) {
    this.#browser = browser;
    this.#break = fault;
  }

  /** The browser has changed what is stored. */
  took(before: Stores, after: Stores): void {
    const listed = this.#listed();
    // While somebody signs out nobody can tell what that takes along, and what came behind it. After a minute it did
    // not happen.
    const now = this.#browser.now();
    const isLeaving = listed.some(
      ({ id, goingAt = 0 }) => id === ALL && Math.abs(now - goingAt) < LEAVES_WITHIN_MS,
    );
    const going = new Set(listed.flatMap(({ id, goingAt }) => (goingAt || isLeaving ? [] : [id])));
    const isThere = (key: string) => PLACES.some((store) => after[store].has(key));
    for (const key of PLACES.flatMap((store) => [...before[store].keys()]))
      if (!isThere(key)) {
        this.#taken.add(key);
        const { importId } = Object(before.documents.get(key)) as { importId?: string };
        if (going.has(key) && !this.#undone.has(importId)) this.#owed.add(key);
      }
  }

  /** A deed begins. Whoever leaves all behind leaves no list of what was lost. */
  began({ what, ids = [], importId }: Deed): void {
    if (what === 'undoImport') this.#undone.add(importId);
    if (what === 'signOut') this.#owed.clear();
    for (const id of ids) this.#owed.delete(id);
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
